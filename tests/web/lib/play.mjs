/* play.mjs - playing a game through the page, whatever game it is. */
import assert from "node:assert/strict";

/** Numbers from a seed, so that a failing game can be played again. */
export function numbers(seed) {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** Waits until a person has something to do: yours, asking, over, end, cover. */
export async function waitForTurn(page) {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector("main.end")) return "end";
      if (document.querySelector("main.cover")) return "cover";
      if (document.querySelector("main.problem, .panel.problem")) return "problem";
      const turn = document.querySelector("main.table")?.getAttribute("data-turn");
      return turn && turn !== "others" ? turn : null;
    },
    null,
    { timeout: 30000, polling: 10 },
  );
  return handle.jsonValue();
}

export const count = (page) =>
  page.evaluate(() => Number(document.querySelector("main.table")?.getAttribute("data-count") ?? -1));

/** All moves that can be chosen where they lie, or in the prompt. */
export const onTable = (page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll(".stage [data-move], #prompt [data-move]")]
        .map((element) => element.getAttribute("data-move"))
        .filter(Boolean),
    ),
  ]);

/** Chooses a move by a click on what shows it, as soon as it is there. */
export async function clickMove(page, move) {
  await page.waitForFunction(
    (wanted) => {
      const all = [...document.querySelectorAll(".stage [data-move], #prompt [data-move]")];
      const element = all.find((one) => one.getAttribute("data-move") === wanted);
      return (
        element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window })) !== undefined
      );
    },
    move,
    { timeout: 30000 },
  );
}

/** Chooses a move in the list of all choices; `which(n)` picks one of n. */
export async function clickChoice(page, which) {
  if (!(await page.locator("#choices .choices").count())) await page.keyboard.press("c");
  const buttons = page.locator(".choices [data-choice]");
  await buttons.first().waitFor();
  const n = await buttons.count();
  await buttons.nth(which(n)).click();
}

/** One decision of the person at the device. */
export async function decide(page, next) {
  const before = await count(page);
  const moves = await onTable(page);
  if (moves.length > 0) await clickMove(page, moves[next(moves.length)]);
  else await clickChoice(page, next);
  await page.waitForFunction(
    (n) => {
      const main = document.querySelector("main.table");
      return !main || Number(main.getAttribute("data-count")) !== n || main.getAttribute("data-turn") !== "yours";
    },
    before,
    { timeout: 10000, polling: 10 },
  );
}

/** Ends the turn, and waits until the question is gone. */
async function answer(page) {
  await page.locator("#prompt .btn.primary").click();
  await page.waitForFunction(() => document.querySelector("main.table")?.getAttribute("data-turn") !== "asking");
}

/** Makes a move, also one that ends the turn. */
export async function playMove(page, move) {
  const before = await count(page);
  await clickMove(page, move);
  await page.waitForFunction((n) => {
    const { count, turn } = document.querySelector("main.table").dataset;
    return Number(count) > n || turn === "asking";
  }, before);
  if ((await count(page)) === before) await answer(page);
}

/** The next person has the device. */
async function uncover(page) {
  await page.locator("main.cover .btn.primary").click();
  await page.locator("main.cover").waitFor({ state: "detached" });
}

/** Plays until the end of the game, or until `enough(turns)`. */
export async function playOn(page, { seed = 1, enough = (_) => false, most = 3000 } = {}) {
  const next = numbers(seed);
  let listed = 0;
  for (let turns = 0; turns < most; turns++) {
    const turn = await waitForTurn(page);
    if (turn === "end" || turn === "over") return { turns, listed };
    if (turn === "problem") assert.fail(await page.locator(".problem").innerText());
    if (turn === "yours" && enough(turns)) return { turns, listed };
    if (turn === "cover") await uncover(page);
    else if (turn === "asking") await answer(page);
    else await decide(page, next);
  }
  throw new Error(`the game is not over after ${most} decisions`);
}

/** The same without leaving the page between two decisions: as fast as the page
 * can. Every decision is a click on what the page offers; on what `advise` says in
 * the list of all choices, if the page has that function (lib/online.mjs). */
export async function rush(page, seed, most = 4000) {
  const report = await page.evaluate(
    async ({ seed, most }) => {
      let state = seed >>> 0 || 1;
      const next = (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const find = (selector) => document.querySelector(selector);
      const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
      const changed = () =>
        new Promise((resolve) => {
          const done = () => {
            observer.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const observer = new MutationObserver(done);
          const timer = setTimeout(done, 100);
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        });
      const until = async (ready) => {
        for (const end = performance.now() + 30000; performance.now() < end; await changed()) if (ready()) return true;
        return false;
      };
      const table = () => find("main.table")?.dataset ?? {};
      const press = (element) =>
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      let decisions = 0;
      while (!find("main.end")) {
        if (find(".problem")) return `a problem: ${find(".problem").innerText}`;
        const ready = await until(
          () => find("main.end, main.cover, .problem") || ["yours", "asking"].includes(table().turn),
        );
        if (!ready) return `nobody moves after ${decisions} decisions`;
        if (find("main.cover")) press(find("main.cover .btn.primary"));
        if (find("main.end, main.cover, .problem")) {
          await rest();
          continue;
        }
        if (table().turn === "asking") {
          press(find("#prompt .btn.primary"));
          await until(() => table().turn !== "asking");
          continue;
        }
        const before = table().count;
        const wanted = await globalThis.advise?.(Number(before));
        if (wanted && !find("#choices")) press(find(".list-choices"));
        if (wanted && !(await until(() => find("#choices [data-choice]"))))
          return `no list of choices at move ${before}`;
        const shown = wanted
          ? [...document.querySelectorAll("#choices [data-choice]")].filter((e) => e.dataset.choice === wanted)
          : [...document.querySelectorAll(".stage [data-move], #prompt [data-move]")].filter((e) =>
              e.getAttribute("data-move"),
            );
        if (shown.length === 0) return `nothing to choose on the table at move ${before}`;
        const chosen = shown[next(shown.length)];
        press(chosen);
        if (!(await until(() => table().count !== before || table().turn !== "yours")))
          return `${wanted ?? chosen.getAttribute("data-move")} does nothing at move ${before}`;
        if (++decisions > most) return `the game is not over after ${most} decisions`;
      }
      return decisions;
    },
    { seed, most },
  );
  assert.equal(typeof report, "number", String(report));
  return report;
}

/** Plays until the person has made a decision within a turn that goes on. */
export async function intoTurn(page) {
  for (let tries = 0; tries < 40; tries++) {
    await waitForTurn(page);
    const before = await count(page);
    const [move] = await onTable(page);
    await clickMove(page, move);
    await page.waitForFunction((n) => Number(document.querySelector("main.table")?.dataset.count) > n, before);
    await waitForTurn(page);
    if ((await count(page)) === before + 1) return before;
  }
  throw new Error("no turn has two decisions");
}
