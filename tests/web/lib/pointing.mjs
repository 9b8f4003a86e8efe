/* pointing.mjs - what the list of moves names is marked on the table while it is pointed at. */
import assert from "node:assert/strict";

/** Points at everything that the list of moves of this table names, and gives the kinds of
 * what it found there. `placeless` has kinds that need not lie on the table, and why.
 * @param {Record<string, string>} placeless */
export async function checkPointing(page, placeless = {}) {
  const met = await page.evaluate(async () => {
    const words = [...document.querySelectorAll(".panel.moves [data-kind]")];
    const frames = async (n) => {
      for (let i = 0; i < n; i++) await new Promise((done) => requestAnimationFrame(done));
    };
    const point = async (element) => {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      await frames(3);
      return document.querySelectorAll(".pointed-at").length;
    };
    const seen = new Map();
    for (const word of words) {
      const { kind, thing } = word.dataset;
      const key = `${kind} ${thing ?? word.textContent}`;
      if (!seen.has(key)) seen.set(key, { kind, thing, said: word.textContent, rings: thing ? await point(word) : 0 });
    }
    return { words: [...seen.values()], left: await point(document.body) };
  });
  const lost = met.words.filter(({ rings, kind }) => rings === 0 && !(kind in placeless));
  assert.deepEqual(lost, [], "these are nowhere on the table");
  assert.equal(met.left, 0, "nothing is pointed at any more");
  return [...new Set(met.words.flatMap(({ kind, rings }) => (rings > 0 ? [kind] : [])))];
}
