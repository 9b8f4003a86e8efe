// preview_test.mjs - what a server shows of a match is enough for the page to say
// what a move would bring: the same as the engine that holds the whole match.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openEngine } from "../../web/engine/engine.js";
import { GAME, GAMES } from "../games.mjs";
import { makeWorker, module } from "./kit.mjs";

const whole = await openEngine({ module, makeWorker, cores: 2 });
const page = await openEngine({ module, makeWorker, cores: 1 });
after(() => [whole, page].forEach((engine) => engine.close()));

for (const game of GAMES) {
  test(`${game}: a view is enough to foresee a move`, async () => {
    let status = await whole.begin({ game, seats: 3, seed: 5 });
    for (let n = 0; n < 60 && !status.over; n++) {
      const [seat] = status.act;
      const now = await whole.snapshot(seat);
      const { move } = now.choices[n % now.choices.length];
      await page.position(JSON.stringify(now));
      const [seen, wanted] = await Promise.all([page.preview(seat, move), whole.preview(seat, move)]);
      assert.deepEqual(seen.state, wanted.state, `${move} at ${now.count}`);
      assert.deepEqual(seen.then, wanted.then, `${move} at ${now.count}`);
      status = await whole.play(seat, await whole.think(seat, "greedy"));
    }
  });
}

test("a snapshot that was handed in makes a link, and refuses what is not legal", async () => {
  const { act } = await whole.begin({ game: GAME, seats: 2, seed: 3 });
  await page.position(JSON.stringify(await whole.snapshot(act[0])));
  await assert.rejects(page.preview(act[0], "fly to the moon"), /./);
  const link = await page.link(act[0]);
  assert.equal((await page.position(link)).view, null, "nothing is hidden yet");
});
