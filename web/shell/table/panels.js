/* panels.js - what opens at the side of a table: moves, rules, scores, menu,
 * settings, keys.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { loadGuide, sentenceOf, t } from "../words/words.js";
import { Button, Side } from "../base/parts.js";
import { MovesList } from "./moves.js";
import { Sheet } from "../score/sheet.js";
import { SettingsForm } from "../base/settings_form.js";
import { part } from "../base/part.js";
import { copyLink, downloadRecord } from "../base/share.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../play/match.js").Match} Match */

/** @typedef {{icon: string, label: string, on: () => void}} Item */
/** A panel beyond those that every table has: its title, and what is in it.
 * @typedef {Record<string, [string, Children]>} More */

/** @param {string} to */
const go = (to) => () => void (location.hash = to);

/** What the menu of a game at this device can do besides. @param {Match} match @param {string} [id] of the kept game
 * @returns {Item[]} */
export function localItems(match, id) {
  const items = [{ icon: "download", label: t("frame-download"), on: () => void downloadRecord(match) }];
  if (id) items.push({ icon: "play", label: t("frame-replay"), on: go(`replay/${id}`) });
  return items;
}

/** @param {{match: Match, items: Item[], open: (panel: string | null) => void}} props */
function Menu({ match, items, open }) {
  /* What is said about it stands on the page, so the menu makes way. */
  const leave = (/** @type {() => void} */ act) => () => {
    open(null);
    act();
  };
  return html`<div class="menu">
    <${Button} icon="chart" label=${t("frame-scores")} on=${() => open("scores")} />
    <${Button} icon="settings" label=${t("frame-settings")} on=${() => open("settings")} />
    <${Button} icon="question" label=${t("frame-keys")} on=${() => open("keys")} />
    <${Button} icon="link" label=${t("frame-link")} on=${leave(() => void copyLink(match))} />
    ${items.map((item) => html`<${Button} key=${item.label} ...${item} on=${leave(item.on)} />`)}
    <${Button} icon="back" label=${t("frame-home")} on=${go("")} /></div>`;
}

const KEYS = [
  ...["tab", "arrows", "shift", "enter", "escape", "u", "turn", "h", "m", "r", "c", "s", "n", "zoom", "pan", "explain"],
  ...["skip", "step", "play", "ends"],
];

function Keys() {
  return html`<table class="keys">
    <tbody>
      ${KEYS.map(
        (key) => html`<tr><th
        scope="row"><kbd>${t(`key-${key}`)}</kbd></th><td>${t(`key-${key}.does`)}</td></tr>`,
      )}
    </tbody>
  </table>`;
}

/** The rules come when they are first opened. @param {{match: Match}} props */
function RulesPanel({ match }) {
  const [rules, setRules] = useState(/** @type {Children} */ (html`<p role="status">${t("opening")}</p>`));
  useEffect(() => {
    Promise.all([part(import("../rules/rules.js")), loadGuide(match.kit.name)]).then(
      ([{ RulesOfMatch }, words]) => setRules(html`<${RulesOfMatch} match=${match} words=${words} />`),
      (error) => setRules(html`<p role="alert">${sentenceOf(error)}</p>`),
    );
  }, []);
  return rules;
}

/** `at`: the number of the move after which the table is shown, if not now.
 * @param {{match: Match, panel: string, open: (panel: string | null) => void, items?: Item[], more?: More,
 *   at?: number}} all @returns {[string, Children]} */
function content({ match, panel, open, items = localItems(match), more = {}, at }) {
  const [kind, seat] = panel.split(" ");
  if (Object.hasOwn(more, kind)) return more[kind];
  if (kind === "moves") return [t("moves-title"), html`<${MovesList} match=${match} at=${at} />`];
  if (kind === "rules") return [t("rules-title", { game: match.kit.title }), html`<${RulesPanel} match=${match} />`];
  if (kind === "scores")
    return [
      t("frame-scores"),
      html`<${Sheet} match=${match} only=${seat === undefined ? undefined : Number(seat)} hasTable />`,
    ];
  if (kind === "settings") return [t("settings-title"), html`<${SettingsForm} />`];
  if (kind === "keys") return [t("keys-title"), html`<${Keys} />`];
  return [t("frame-menu"), html`<${Menu} match=${match} items=${items} open=${open} />`];
}

/** @param {{match: Match, panel: string | null, open: (panel: string | null) => void, items?: Item[],
 *   more?: More, at?: number}} props */
export function Panels({ match, panel, open, items, more, at }) {
  if (!panel) return null;
  const [title, body] = content({ match, panel, open, items, more, at });
  return html`<${Side}
      key=${panel} title=${title} wide=${panel === "rules" || panel === "scores"}
      low=${panel === "moves"} onClose=${() => open(null)}>
    ${body}
  </${Side}>`;
}
