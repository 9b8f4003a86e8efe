/* views.js - on a phone there is room for one thing below the row of tiles: which one, and the way
 * to the others. It changes by itself to where the viewer has to choose.
 */
import { html, useRef, useState } from "../../../lib/preact.js";
import { Icon } from "../../../shell/base/parts.js";

/** @typedef {import("./model.js").Choice} Choice */
/** @typedef {import("./model.js").Props} Props */
/** @typedef {"tiles" | "cards" | "cities" | "players"} Panel */

/** Each with its symbol. @type {[Panel, string][]} */
const VIEWS = [
  ["tiles", "shore"],
  ["cards", "card"],
  ["cities", "city"],
  ["players", "person"],
];

/** Where something is chosen: technologies are placed among the others, all else is done on the tiles.
 * @param {Choice[]} choices @returns {Panel | null} */
const viewOf = (choices) =>
  choices.length === 0 ? null : choices.some(({ fact }) => fact.is === "place") ? "cards" : "tiles";

/** @param {Props} props @returns {[Panel, (view: Panel) => void]} */
export function useViews({ now, choices }) {
  const wanted = viewOf(choices);
  const [, redraw] = useState(0);
  const kept = useRef({ view: /** @type {Panel} */ ("tiles"), asked: "" });
  const asked = `${wanted} ${now.state.phase} ${now.count}`;
  if (wanted && kept.current.asked !== asked) kept.current = { view: wanted, asked };
  const show = (/** @type {Panel} */ view) => {
    kept.current.view = view;
    redraw((n) => n + 1);
  };
  return [kept.current.view, show];
}

/** @param {{t: import("./model.js").Say, view: Panel, show: (view: Panel) => void, choices: Choice[]}} props */
export function Views({ t, view, show, choices }) {
  const wanted = viewOf(choices);
  return html`<div class="views" role="group" aria-label=${t("views")}>
    ${VIEWS.map(
      ([one, icon]) => html`<button
          type="button" key=${one} class=${one === wanted && one !== view ? "wanted" : ""}
          aria-pressed=${String(one === view)} data-opens=${one} onClick=${() => show(one)}>
        <${Icon} name=${icon} />${t(`view-${one}`)}
      </button>`,
    )}
  </div>`;
}
