/* Whole games online: people at several browsers, one of them a phone, somebody
 * who looks on, a connection that breaks, a server that is killed. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { GAME, GAMES, LONGEST, NARROW, WIDE, checkPage, openBrowser, program, shot, top } from "./lib/browser.mjs";
import { advise, compareViews, makeTable, overhear, sit } from "./lib/online.mjs";
import { rush } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** A page of somebody with a name, and all that it is told. */
async function person(name, size = WIDE) {
  const page = await browser.page({ ...size, settings: { name } });
  return { page, told: overhear(page) };
}

/** Waits until so many moves are made. */
const reached = (page, n) =>
  page.waitForFunction(
    (n) => document.querySelector("main.end") || Number(document.querySelector("main.table")?.dataset.count) >= n,
    n,
    { timeout: 60000 },
  );

/** What the program says to the record that the page gives away. */
async function verified(page, game) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the record" }).click(),
  ]);
  const file = `${top}build/online-${game}.record.txt`;
  writeFileSync(file, readFileSync(await download.path()));
  return execFileSync(program, ["verify", file], { encoding: "utf8" });
}

/** How many moves a page was told of since it has its seat; none twice, none left out. */
function movesTold(told) {
  const seated = told.findLastIndex((message) => message.type === "welcome" && message.from === 0);
  const moves = told
    .slice(seated)
    .flatMap((message) => message.log ?? [])
    .filter((entry) => entry.move);
  assert.deepEqual(
    moves.map((entry) => entry.n),
    moves.map((_, i) => i + 1),
  );
  return moves.length;
}

const seatsOf = (game) =>
  game === GAME ? ["you", "open", "easy"] : game === LONGEST ? ["open", "you"] : ["you", "open"];
/** What goes wrong meanwhile, once so many moves are made: another thing at every game. */
const troubles = [
  async (bo) => {
    await bo.page.context().setOffline(true);
    await rest(1000);
    await bo.page.context().setOffline(false);
  },
  async () => {
    await browser.server.kill();
    await rest(500);
    await browser.server.again();
  },
  async () => {
    await browser.server.kill();
    await browser.server.again();
  },
];

for (const [i, game] of GAMES.entries()) {
  test(`${game} is played by two people while a third looks on`, async () => {
    const ada = await person("Ada");
    const bo = await person("Bo", NARROW);
    const eve = await person("Eve");
    const { id, invite } = await makeTable(ada.page, browser.base, game, { seats: seatsOf(game) });
    await eve.page.goto(invite);
    await eve.page.locator("main.waiting").waitFor();
    await sit(bo.page, invite);
    if (game === LONGEST) for (const { page, told } of [ada, bo]) await advise(page, told);
    const playing = [ada, bo, eve].map(({ page }) => page.locator("main.table").waitFor());
    await Promise.all(playing);
    const games = Promise.all([rush(ada.page, 5), rush(bo.page, 6)]);
    games.catch(() => {});
    await reached(eve.page, 20);
    await troubles[i % troubles.length](bo);
    await games;
    await eve.page.locator("main.end").waitFor();
    const { better, shared } = compareViews(eve.told, ada.told);
    assert.ok(shared > 20, `only ${shared} moments are compared`);
    if (game === LONGEST) assert.ok(better > 0, "players knew nothing of their own");
    await shot(bo.page, `online-end-${game}-390`, true);
    await checkPage(bo.page, `the end of ${game} online`);
    const verdict = await verified(ada.page, game);
    assert.match(verdict, /as the key draws it/);
    for (const { told } of [ada, bo, eve])
      assert.equal(movesTold(told), Number(/^\d+/.exec(verdict)[0]), "every move is told once");
    const secrets = await Promise.all(
      [ada, bo].map(({ page }) =>
        page.evaluate((id) => JSON.parse(localStorage.getItem(`mudbrick.seat.${id}`)).secret, id),
      ),
    );
    for (const secret of secrets) assert.ok(secret.length === 22 && !JSON.stringify(eve.told).includes(secret));
    for (const { page } of [ada, bo, eve]) await page.context().close();
  });
}
