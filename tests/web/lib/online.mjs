/* online.mjs - tables online, as people come to them: through the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { makeCalls } from "../../../web/engine/calls.js";
import { top } from "./browser.mjs";

/** Fills in the page that makes a table, and makes it. `seats` has "you", "open"
 * or the level of a bot for each seat. */
export async function makeTable(page, base, game, { seats, open = false, pace = "free", options = {} }) {
  await page.goto(`${base}#make/${game}`);
  await page.locator("main.make").waitFor();
  await page.getByLabel(/^Players/).selectOption(String(seats.length));
  for (const [seat, who] of seats.entries()) await page.locator(".seat-row select").nth(seat).selectOption(who);
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption(value);
  if (open) await page.getByLabel("Show the table to everybody").check();
  await page.getByLabel("Clock").selectOption(pace);
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.locator("main.waiting, main.table").waitFor();
  const id = /#table\/(\w+)/.exec(page.url())[1];
  const room = page.locator("main.waiting");
  const invite = (await room.count()) ? await page.getByRole("textbox", { name: "Invitation" }).inputValue() : "";
  return { id, invite };
}

/** Comes by a link and takes a seat. */
export async function sit(page, link, { seat } = {}) {
  await page.goto(link);
  const form = page.locator("form.join");
  await form.waitFor();
  if (seat) await form.getByLabel("Seat").selectOption({ label: seat });
  await form.getByRole("button", { name: "Take a seat" }).click();
  await form.waitFor({ state: "detached" });
}

/** Keeps all that a page is told over WebSockets. */
export function overhear(page) {
  const messages = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => messages.push(JSON.parse(String(payload)))),
  );
  return messages;
}

/** What a player that goes for points would do, from what the server has told: a
 * long game takes a third of the moves then. `rush` asks for it. */
export async function advise(page, told, player = "greedy") {
  const engine = makeCalls(new WebAssembly.Module(readFileSync(`${top}build/web/mudbrick.wasm`)));
  await page.exposeFunction("advise", async (count) => {
    const known = () => told.findLast((message) => message.now)?.now;
    for (const end = Date.now() + 10000; known()?.count !== count && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 2));
    const { game, setup, content, viewer, names, state } = known();
    engine.position(JSON.stringify({ game, setup, content, viewer: names[viewer], state }));
    return engine.think(0, engine.ask(viewer, player).puzzle).move;
  });
}

/** Every leaf of two states side by side. */
function* leaves(one, other, path = "") {
  if (one !== null && typeof one === "object") {
    for (const key of Object.keys(one)) yield* leaves(one[key], other?.[key], `${path}.${key}`);
  } else {
    yield [path, one, other];
  }
}

/** Who looks on knows nothing that a player at the same moment does not know.
 * Gives the number of things that the player knew better. */
export function compareViews(watched, played) {
  const seen = new Map(played.filter((m) => m.now).map((m) => [m.version, m.now]));
  let better = 0;
  let shared = 0;
  for (const { version, now } of watched) {
    const own = now && seen.get(version);
    if (!own) continue;
    shared++;
    assert.equal(now.viewer, null);
    assert.deepEqual(now.choices, []);
    for (const [path, value, known] of leaves(now.state, own.state)) {
      if (known === "?") assert.equal(value, "?", `version ${version}, ${path}`);
      else if (value === "?") better++;
      else assert.deepEqual(value, known, `version ${version}, ${path}`);
    }
  }
  return { better, shared };
}

/** Waits until the server and the page agree that nothing is on its way. */
export const settled = (page) =>
  page.waitForFunction(() => !document.querySelector(".fold.lost"), null, { timeout: 20000 });

/** Asks the server. */
async function post(base, path, wish) {
  const answer = await fetch(`${base}api/${path}`, { method: "POST", body: JSON.stringify(wish) });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/** Who sits at a table where everybody is a person. */
const PEOPLE = ["Ada", "Bartholomew the Patient", "Chiara", "Dr. Wolkenstein", "Eve"];

/** A table of people with clocks, all seats taken; the page gets that of somebody who decides.
 * @returns {Promise<string[]>} who sits there */
export async function openFull(page, base, game, seats) {
  const people = PEOPLE.slice(0, seats);
  const pace = { kind: "live", bank: 900, increment: 10 };
  const made = { game, seats: Array(seats).fill("open"), options: {}, public: false, pace, level: "easy" };
  const { table, invite } = await post(base, "tables", made);
  const held = [];
  for (const name of people) held.push(await post(base, `tables/${table}/seats`, { name, invite }));
  const { seats: known } = await post(base, "mine", { seats: held.map(({ secret }) => ({ table, secret })) });
  const { secret } = held[known.findIndex(({ turn }) => turn)];
  await page.goto(`${base}#seat/${table}.${secret}`);
  await page.locator('main.banded[data-turn="yours"]').waitFor();
  return people;
}
