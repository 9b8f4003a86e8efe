/* seats.js - the seats of a match to come, for every page that sets one up: how each
 * is called, and how strong the bots are that may sit there.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { Mark } from "../base/parts.js";
import { levelNames, levelTold, levelWords } from "../words/levels.js";

/** @typedef {import("../play/kit.js").Place} Place */
/** Asks how the seats will look with so many of them and these options.
 * @typedef {(seats: number, options: Record<string, string>) => Promise<Place[]>} Look */

/** A seat of which nothing is known yet. @type {Place} */
const UNKNOWN = { colour: "neutral", name: "" };

/** The seats as they are set up now; until that is known, those of before.
 * @param {Place[]} first @param {Look} look @param {number} count @param {Record<string, string>} options
 * @returns {Place[]} */
export function usePlaces(first, look, count, options) {
  const [places, set] = useState(first);
  useEffect(() => {
    let isOld = false;
    look(count, options).then(
      (found) => isOld || set(found),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [count, JSON.stringify(options)]);
  return Array.from({ length: count }, (_, seat) => places[seat] ?? UNKNOWN);
}

/** @param {{place: Place}} props */
export const SeatName = ({ place }) =>
  html`<span class="row seat-name"><${Mark} colour=${place.colour} /><b>${place.name}</b></span>`;

/** How strong the bots are. */
export const Levels = () =>
  html`<section class="levels" aria-labelledby="levels">
    <h3 id="levels">${t("setup-levels")}</h3>
    <dl>
      ${levelNames().map(
        (level) => html`<div key=${level}>
          <dt>${capital(levelWords(level))}</dt>
          <dd>${levelTold(level)}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
