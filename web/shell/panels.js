/* panels.js - what opens at the side of a table: moves, rules, scores, menu,
 * settings, keys.
 */
import { html } from "../lib/preact.js";
import { t } from "./words.js";
import { Button, Side } from "./parts.js";
import { MovesList } from "./moves.js";
import { Rules } from "./rules.js";
import { Sheet } from "./sheet.js";
import { SettingsForm } from "./settings_form.js";
import { copyLink, downloadRecord } from "./share.js";

/** @typedef {import("./match.js").Match} Match */

/** @param {{match: Match, play?: any, open: (panel: string | null) => void}} props */
function Menu({ match, play, open }) {
  const go = (/** @type {string} */ to) => () => (location.hash = to);
  const id = play?.game?.id;
  return html`<div class="menu">
    <${Button} icon="chart" label=${t.frame.scores} on=${() => open("scores")} />
    <${Button} icon="settings" label=${t.frame.settings} on=${() => open("settings")} />
    <${Button} icon="question" label=${t.frame.keys} on=${() => open("keys")} />
    <${Button} icon="link" label=${t.frame.link} on=${() => copyLink(match)} />
    <${Button} icon="download" label=${t.frame.download} on=${() => downloadRecord(match)} />
    ${id && html`<${Button} icon="play" label=${t.frame.replay} on=${go(`replay/${id}`)} />`}
    <${Button} icon="back" label=${t.frame.home} on=${go("")} /></div>`;
}

function Keys() {
  return html`<table class="keys"><tbody>${t.keys.rows.map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}</tbody></table>`;
}

/** @param {string} name @param {Match} match @param {any} play @param {(panel: string | null) => void} open */
function content(name, match, play, open) {
  const [kind, seat] = name.split(" ");
  if (kind === "moves") return [t.moves.title, html`<${MovesList} match=${match} />`];
  if (kind === "rules") return [t.rules.title(match.kit.title), html`<${Rules} words=${match.kit.t} />`];
  if (kind === "scores") return [t.frame.scores, html`<${Sheet} now=${match.now} seats=${match.seats} only=${seat === undefined ? undefined : Number(seat)} />`];
  if (kind === "settings") return [t.settings.title, html`<${SettingsForm} />`];
  if (kind === "keys") return [t.keys.title, html`<${Keys} />`];
  return [t.frame.menu, html`<${Menu} match=${match} play=${play} open=${open} />`];
}

/** @param {{match: Match, play?: any, panel: string | null, open: (panel: string | null) => void}} props */
export function Panels({ match, play, panel, open }) {
  if (!panel) return null;
  const [title, body] = content(panel, match, play, open);
  return html`<${Side} key=${panel} title=${title} wide=${panel === "rules" || panel === "scores"} onClose=${() => open(null)}>${body}</${Side}>`;
}
