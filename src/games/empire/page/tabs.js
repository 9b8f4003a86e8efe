/* tabs.js - in a small window what lies below the map takes turns: a row of buttons says which. */
import { html, useEffect, useState } from "../../../lib/preact.js";
import { Icon } from "../../../shell/base/parts.js";
import { sortChoices } from "./choices.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {"bid" | "cards" | "own" | "rivals" | "log"} Tab */

/** @type {Record<Tab, string>} */
const ICONS = { bid: "coin", cards: "card", own: "person", rivals: "unit-army", log: "log" };

/** Where something is to be chosen, if not on the map. @param {Props} props @returns {Tab | null} */
function wanted({ choices }) {
  const { bids, firsts, takes, parts } = sortChoices(choices);
  if (bids.size + firsts.size > 0) return "bid";
  return takes.size + parts.size > 0 ? "cards" : null;
}

/** The tab that is open: the one where something is to be chosen, each time anew, until
 * another is. @param {Props} props @returns {[Tab, (tab: Tab) => void]} */
export function useTab(props) {
  const [tab, open] = useState(/** @type {Tab} */ ("cards"));
  const need = wanted(props);
  useEffect(() => {
    if (need) open(need);
  }, [need, need && props.now.count]);
  return [tab, open];
}

/** @param {{props: Props, bids: boolean, tab: Tab, open: (tab: Tab) => void}} all */
export function Tabs({ props, bids, tab, open }) {
  const tabs = /** @type {Tab[]} */ (Object.keys(ICONS)).filter((one) => one !== "bid" || bids);
  const need = wanted(props);
  const lookOf = (/** @type {Tab} */ one) =>
    `${one === "own" ? " em-own" : ""}${one === need && one !== tab ? " em-wanted" : ""}`;
  return html`<nav class="em-tabs" aria-label=${props.t("tabs")}>
    ${tabs.map(
      (one) => html`<button
          key=${one} type="button" class=${`btn quiet em-tab-${one}${lookOf(one)}`}
          aria-pressed=${String(one === tab)} data-opens=${one} onClick=${() => open(one)}>
        <${Icon} name=${ICONS[one]} /><small>${props.t(`tab-${one}`)}</small>
      </button>`,
    )}
  </nav>`;
}
