// echo_test.mjs - what a server shows of a match is enough for the page to say
// what a move would bring: the same as the engine that holds the whole match.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openEngine } from "../../web/engine/engine.js";
import { Echo } from "../../web/online/echo.js";
import { makeWorker, module } from "./kit.mjs";

const whole = await openEngine({ module, makeWorker, cores: 2 });
const page = await openEngine({ module, makeWorker, cores: 1 });
after(() => [whole, page].forEach((engine) => engine.close()));

const noRecord = () => Promise.reject(new Error("the match is not over"));

for (const game of ["empire", "bronze", "monuments"]) {
  test(`${game}: a view is enough to foresee a move`, async () => {
    const echo = new Echo(page, noRecord);
    let status = await whole.begin({ game, seats: 3, seed: 5 });
    for (let n = 0; n < 60 && !status.over; n++) {
      const [seat] = status.act;
      const now = await whole.snapshot(seat);
      const { move } = now.choices[n % now.choices.length];
      echo.show(now);
      const [seen, wanted] = await Promise.all([echo.preview(seat, move), whole.preview(seat, move)]);
      assert.deepEqual(seen.state, wanted.state, `${move} at ${now.count}`);
      assert.deepEqual(seen.then, wanted.then, `${move} at ${now.count}`);
      status = await whole.play(seat, await whole.think(seat, "greedy"));
    }
  });
}

test("an echo shows the last snapshot, and says what it does not have", async () => {
  const echo = new Echo(page, noRecord);
  const { act } = await whole.begin({ game: "empire", seats: 2, seed: 3 });
  const now = await whole.snapshot(act[0]);
  echo.show(now);
  const link = await echo.link(act[0]);
  assert.equal((await page.position(link)).view, null, "nothing is hidden yet");
  await assert.rejects(echo.preview(act[0], "fly to the moon"), /./);
  await assert.rejects(echo.chart(), /not over/);
  await assert.rejects(echo.verify("-"), /not over/);
  assert.deepEqual(
    (await echo.preview(act[0], now.choices[0].move)).then,
    (await whole.preview(act[0], now.choices[0].move)).then,
  );
});
