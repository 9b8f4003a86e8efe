/* describe.js - a table online in words: its pace, and what is not as usual. */
import { paceWords } from "./pace.js";
import { t } from "../shell/words/words.js";
import { optionWords, standardOptions, valueWords } from "../shell/start/order.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */

/** @param {{game: string, options: Record<string, string>, pace: import("./api.js").Pace}} table
 * @param {GameInfo} [game] what the engine says of it
 * @param {import("../shell/play/kit.js").Place[]} [places] its seats, if they are known @returns {string[]} */
export function describe({ game: of, options, pace }, game, places = []) {
  const usual = game ? standardOptions(game) : {};
  const names = places.map(({ name }) => name);
  const special = Object.entries(options).filter(([name, value]) => usual[name] !== value);
  const set = special.map(([name, value]) =>
    t("online-option", { name: optionWords(of, name), value: valueWords(of, { name }, value, names) }),
  );
  return [paceWords(pace), ...set];
}
