/* expect.mjs - what a page shows in a moment, if not at once. Nothing here asks
 * only once: a page may draw a little after it was told. */
import assert from "node:assert/strict";
import { count } from "./play.mjs";

/** Asks until it is as wished, ten seconds long; gives the last answer. */
async function last(ask, wished) {
  for (const end = Date.now() + 10000; ;) {
    const answer = await ask();
    if (wished(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The text of what is found fits. */
export async function reads(locator, pattern, why) {
  assert.match(
    await last(
      () => locator.innerText(),
      (text) => pattern.test(text),
    ),
    pattern,
    why,
  );
}

/** So many are found. */
export async function has(locator, n, why) {
  assert.equal(
    await last(
      () => locator.count(),
      (found) => found === n,
    ),
    n,
    why,
  );
}

/** The table stands after so many moves. */
export async function stands(page, n, why) {
  assert.equal(
    await last(
      () => count(page),
      (moves) => moves === n,
    ),
    n,
    why,
  );
}

/** What `ask` answers becomes as wished. */
export async function comes(ask, wished, why) {
  const answer = await last(ask, wished);
  assert.ok(wished(answer), `${why}: ${JSON.stringify(answer)}`);
}

/** The service worker has come, and keeps all files of the page. */
export async function keepsFiles(page) {
  const ask = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      const states = [found?.installing, found?.waiting, found?.active].map((worker) => worker?.state ?? "none");
      const kept = (
        await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))
      ).join();
      return found?.active ? "active" : `installing, waiting, active: ${states.join()}; files kept: ${kept}`;
    });
  assert.equal(await last(ask, (answer) => answer === "active"), "active", "the service worker");
}
