/* describe.js - a table online in words: its pace, and what is not as usual. */
import { t } from "../shell/words.js";
import { optionWords, standardOptions, valueWords } from "../shell/order.js";

/** @param {{options: Record<string, string>, pace: import("./api.js").Pace, public: boolean}} table
 * @param {any} [game] what the engine says of it @returns {string[]} */
export function describe({ options, pace, public: open }, game) {
  const usual = game ? standardOptions(game) : {};
  const special = Object.entries(options).filter(([name, value]) => usual[name] !== value);
  const set = special.map(([name, value]) => `${optionWords(name)}: ${valueWords(name, value)}`);
  return [t.online.paceWords(pace), open ? t.online.isPublic : t.online.isPrivate, ...set];
}
