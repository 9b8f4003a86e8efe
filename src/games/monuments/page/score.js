/* score.js - what the lines of the score sheet of Monuments are called, and their symbols. */

/** @type {Record<string, string>} */
const SYMBOLS = {
  "layers": "layer",
  "resources": "a-produce",
  "workers": "worker",
  "land": "hex",
  "power": "army",
  "upgrades": "a-upgrade",
  "islands": "water",
  "buildings": "town",
  "quests": "a-quest",
  "open-quests": "a-quest",
  "bonus": "vp",
};

/** What a score card counts has the symbol of the printed line.
 * @param {string} label @param {import("./position.js").Ctx} ctx */
export const score = (label, { t }) => ({
  label: t(`line-${label}`),
  symbol: SYMBOLS[label.replace(/^extra-/, "")],
});
