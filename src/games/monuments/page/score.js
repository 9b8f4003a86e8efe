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
  "extra-layers": "layer",
  "extra-resources": "a-produce",
  "extra-workers": "worker",
  "extra-land": "hex",
  "extra-power": "army",
  "extra-upgrades": "a-upgrade",
  "extra-quests": "a-quest",
  "extra-islands": "water",
  "extra-buildings": "town",
};

/** @param {string} label @param {import("./position.js").Ctx} ctx */
export const score = (label, { t }) => ({
  label: t(`line-${label}`),
  symbol: SYMBOLS[label],
});
