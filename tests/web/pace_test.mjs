/* What bots do is seen: with the settings of somebody who has set nothing, by real
 * clicks and keys, move by move, here and online; and a tap on the table skips one turn. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, LONGEST, NARROW, WIDE, openBrowser, shot } from "./lib/browser.mjs";
import { reads } from "./lib/expect.mjs";
import { movesKept } from "./lib/kept.mjs";
import { makeTable, overhear } from "./lib/online.mjs";
import { count, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** How long the speed "normal" shows the end of a turn, how much of it drawing may take
 * away, and how long a turn may last, on a machine that has other things to do. */
const PROMISED = 700;
const DRAWING = 150;
const TURN = 2500 + 1000;

/** Notes in the page when the table shows another move, and whose turn it is then. */
const film = (page) =>
  page.evaluate(() => {
    globalThis.reel = [];
    const look = () => {
      const { count, turn } = document.querySelector("main.table")?.dataset ?? {};
      const last = globalThis.reel.at(-1);
      if (count === undefined || (last?.count === Number(count) && last.turn === turn)) return;
      globalThis.reel.push({ count: Number(count), turn, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    look();
  });

const reel = (page) => page.evaluate(() => globalThis.reel);

const ways = {
  /** Chooses in the list of all choices, and answers the question. */
  mouse: {
    async choose(page) {
      if (!(await page.locator("#choices").count())) await page.locator(".list-choices").click();
      await page.locator("[data-choice]").last().click();
    },
    answer: (page) => page.locator("#prompt .btn.primary").click(),
  },
  keys: {
    async choose(page) {
      if (!(await page.locator("#choices").count())) await page.keyboard.press("c");
      await page.locator("[data-choice]").last().focus();
      await page.keyboard.press("Enter");
    },
    async answer(page, n) {
      await page.locator("#prompt .btn.primary").focus();
      await page.keyboard.press(n % 2 ? "Enter" : "Space");
    },
  },
};

/** Decides until a question is asked that ends the turn; gives how often. */
async function toEndOfTurn(page, way) {
  for (let n = 0; n < 60; n++) {
    if ((await waitForTurn(page)) === "asking") {
      if (await page.getByRole("button", { name: "End the turn" }).count()) return n;
      await way.answer(page, n);
      await page.waitForFunction(() => document.querySelector("main.table").dataset.turn !== "asking");
      continue;
    }
    const before = await count(page);
    await way.choose(page);
    await page.waitForFunction(
      (n) =>
        document.querySelector("main.table").dataset.turn !== "yours" ||
        Number(document.querySelector("main.table").dataset.count) > n,
      before,
    );
  }
  throw new Error("no turn has ended");
}

/** After how many moves which bot had decided, from the record that is kept. */
async function botsDecided(page, from, to) {
  const moves = (await movesKept(page)).slice(0, to);
  const isChance = (n) => moves[n]?.startsWith("chance:");
  return moves
    .flatMap((move, i) => (i >= from && !isChance(i) ? [{ seat: move.split(":")[0], i }] : []))
    .map(({ seat, i }) => {
      while (isChance(i + 1)) i++;
      return { seat, count: i + 1 };
    });
}

/** From the end of the turn to the own next decision: what was shown after which move,
 * and how long. The last of it stays. */
function watched(frames) {
  const [asked] = frames;
  const seen = frames.filter((frame) => frame.count > asked.count);
  const own = seen.findIndex((frame) => frame.turn === "yours");
  return seen
    .slice(0, own + 1)
    .map((frame, i) => ({ count: frame.count, time: seen[i + 1] ? seen[i + 1].at - frame.at : Infinity }));
}

/** Every move of the bots was shown, in order, the last of a turn as long as promised and
 * none of them too long; `decided` says after which moves there was something to show. The
 * first frame is the own move. */
async function checkReel(page, name, decided = botsDecided, least = 2) {
  const seen = watched(await reel(page));
  const [own, ...bots] = seen.map((frame) => frame.count);
  assert.ok(bots.length >= least, `${name}: ${JSON.stringify(seen)}`);
  const moves = await decided(page, own, bots.at(-1));
  assert.deepEqual(
    bots,
    moves.map(({ count }) => count),
    `${name}: what was shown`,
  );
  const times = new Map(seen.map(({ count, time }) => [count, time]));
  let turn = 0;
  moves.forEach(({ seat, count }, i) => {
    const isEnd = moves[i + 1]?.seat !== seat;
    const time = times.get(count);
    if (isEnd) assert.ok(time >= PROMISED - DRAWING, `${name}: move ${count} was seen for ${Math.round(time)} ms`);
    turn = isEnd ? 0 : turn + time;
    assert.ok(turn < TURN, `${name}: the turn of ${seat} lasts ${Math.round(turn)} ms`);
  });
}

for (const [i, game] of GAMES.entries()) {
  for (const [name, way] of Object.entries(ways)) {
    test(`${game}: after the end of the turn by ${name} each move of the bots is seen`, async () => {
      const page = await browser.page({ ...WIDE, settings: null });
      await page.goto(`${browser.base}#play/${game}?seats=${game === LONGEST ? 4 : 3}&bots=easy&seed=${3 + i}`);
      const n = await toEndOfTurn(page, way);
      await film(page);
      await way.answer(page, n);
      await page.locator('main.table[data-turn="others"]').waitFor();
      await reads(page.locator("#prompt"), /Tap the table/);
      if (name === "mouse") await shot(page, `bots-${game}-1280`);
      await page.locator('main.table[data-turn="yours"]').waitFor({ timeout: 60000 });
      await checkReel(page, `${game} by ${name}`);
      await page.context().close();
    });
  }
}

test("online: after the end of the turn each move of the bots is seen", async () => {
  const page = await browser.page({ ...WIDE, settings: { speed: "normal", confirm: true, name: "Ada" } });
  const told = overhear(page);
  await makeTable(page, browser.base, GAME, { seats: ["you", "easy", "easy"] });
  await page.locator("main.table").waitFor();
  await toEndOfTurn(page, ways.mouse);
  await film(page);
  await ways.mouse.answer(page);
  await page.locator('main.table[data-turn="others"]').waitFor();
  await page.locator('main.table[data-turn="yours"]').waitFor({ timeout: 60000 });
  const byServer = (_, own, end) =>
    told
      .filter((message) => message.now?.count > own && message.now.count <= end)
      .map((message) => ({ seat: message.log.findLast(({ bot }) => bot)?.seat, count: message.now.count }));
  // Chance is the server's own: who wins the bid may let a bot begin and follow it.
  await checkReel(page, "online", byServer, 1);
  await page.context().close();
});

/** At a table, with the question whether the turn ends. */
async function asked(size) {
  const page = await browser.page({ ...size, settings: null, hasTouch: true });
  await page.goto(`${browser.base}#play/${GAME}?seats=4&bots=easy&seed=2`);
  // In the first round whoever begins may sit anywhere; from then on three bots follow.
  await ways.mouse.answer(page, await toEndOfTurn(page, ways.mouse));
  await page.waitForFunction(() => document.querySelector("main.table").dataset.turn !== "asking");
  await toEndOfTurn(page, ways.mouse);
  if (await page.locator("#choices").count()) await page.keyboard.press("c");
  await film(page);
  return page;
}

const skips = {
  "a tap on the table": (page) => tapOnTable(page),
  "the full stop": (page) => page.keyboard.press("."),
};

/** Where nothing but the table is: no button, no choice. */
async function tapOnTable(page) {
  const at = await page.evaluate(() => {
    const box = document.querySelector(".stage").getBoundingClientRect();
    for (let y = Math.max(box.top, 0) + 4; y < innerHeight; y += 9) {
      for (let x = box.left + 4; x < box.right; x += 9) {
        const there = document.elementFromPoint(x, y);
        if (there?.closest(".stage") && !there.closest('button, a, [role="button"]')) return { x, y };
      }
    }
    return null;
  });
  await page.touchscreen.tap(at.x, at.y);
}

for (const [size, names] of [
  [WIDE, Object.keys(skips)],
  [NARROW, ["a tap on the table"]],
]) {
  for (const name of names) {
    const skip = skips[name];
    test(`${name} skips the turn of one bot and not of the next at ${size.width}`, async () => {
      const page = await asked(size);
      await ways.mouse.answer(page);
      await page.waitForFunction(() => globalThis.reel.filter((frame) => frame.turn === "others").length >= 3);
      const own = (await reel(page)).findLast((frame) => frame.turn === "asking").count + 1;
      await skip(page);
      await page.locator('main.table[data-turn="yours"]').waitFor({ timeout: 60000 });
      const seen = watched(await reel(page));
      const [first, ...moves] = await botsDecided(page, own, seen.at(-1).count);
      const later = moves.filter(({ seat }, i) => seat !== first.seat && moves[i + 1]?.seat !== seat);
      const short = later.filter(({ count }) => !(seen.find((one) => one.count === count)?.time >= PROMISED - DRAWING));
      assert.ok(later.length >= 2 && short.length === 0, JSON.stringify({ later, seen }));
      await page.context().close();
    });
  }
}

test("neither a double click on the button nor a tap on the prompt skips the bots", async () => {
  const page = await asked(WIDE);
  const box = await page.getByRole("button", { name: "End the turn" }).boundingBox();
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => globalThis.reel.filter((frame) => frame.turn === "others").length >= 3);
  await page.locator("#prompt p").click();
  await page.locator('main.table[data-turn="yours"]').waitFor({ timeout: 60000 });
  await checkReel(page, "a double click");
  await page.context().close();
});
