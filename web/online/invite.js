/* invite.js - links that bring somebody to a table: the invitation, and the own
 * seat on another device.
 */
import { html } from "../lib/preact.js";
import { t } from "../shell/words.js";
import { Button } from "../shell/parts.js";
import { address, copyText } from "../shell/share.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** The link for others; none where only the maker has it. @param {Sitting} sitting */
export function invitation({ table, info, held }) {
  if (held.invite && !info.public) return address(`join/${table}.${held.invite}`);
  return info.public ? address(`table/${table}`) : "";
}

/** @param {Sitting} sitting */
const seatLink = ({ table, held }) => address(`seat/${table}.${held.secret}`);

/** @param {{url: string, title: string}} data */
const share = (data) => navigator.share(data).catch(() => {});

/** A link to read, to copy and, where the device can, to hand on.
 * @param {{label: string, link: string, copy: string, title: string, primary?: boolean}} props */
function Link({ label, link, copy, title, primary }) {
  return html`<div class="row wrap link-row">
    <input
      class="copy" readonly aria-label=${label} value=${link} onFocus=${(/** @type {any} */ e) => e.target.select()} />
    <${Button} icon="link" primary=${primary} label=${copy} on=${() => copyText(link)} />
    ${
      "share" in navigator &&
      html`<${Button} icon="open" label=${t("online-share")} on=${() => share({ url: link, title })} />`
    }
  </div>`;
}

/** @param {{sitting: Sitting, primary?: boolean}} props */
export function Invitation({ sitting, primary }) {
  const link = invitation(sitting);
  if (!link) return html`<p class="small">${t("online-no-invite")}</p>`;
  return html`<p>${sitting.info.public ? t("online-invite-lead-public") : t("online-invite-lead")}</p>
    <${Link}
      label=${t("online-invite")} link=${link} copy=${t("online-copy-invite")} title=${sitting.match.kit.title}
      primary=${primary} />`;
}

/** @param {{sitting: Sitting}} props */
export function SeatLink({ sitting }) {
  return html`<p>${t("online-seat-lead")}</p>
    <${Link}
      label=${t("online-seat-link")} link=${seatLink(sitting)} copy=${t("online-copy-seat")}
      title=${sitting.match.kit.title} />`;
}
