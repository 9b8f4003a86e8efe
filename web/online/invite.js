/* invite.js - links that bring somebody to a table: the invitation, and the own
 * seat on another device.
 */
import { html } from "../lib/preact.js";
import { t } from "../shell/words/words.js";
import { Button } from "../shell/base/parts.js";
import { address, copyText } from "../shell/base/share.js";

/** @typedef {import("../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("./guest.js").Guest} Guest */

/** The link for others; none where only the maker has it. @param {Guest} guest */
export function invitation({ table, info, held }) {
  if (held.invite && !info.public) return address(`join/${table}.${held.invite}`);
  return info.public ? address(`table/${table}`) : "";
}

/** @param {Guest} guest */
const seatLink = ({ table, held }) => address(`seat/${table}.${held.secret}`);

/** @param {{url: string, title: string}} data */
const share = (data) => navigator.share(data).catch(() => {});

/** A link to read, to copy and, where the device can, to hand on.
 * @param {{label: string, link: string, copy: string, title: string, primary?: boolean}} props */
function Link({ label, link, copy, title, primary }) {
  return html`<div class="row wrap link-row">
    <input
      class="copy" readonly aria-label=${label} value=${link}
      onFocus=${(/** @type {Typed} */ e) => e.target.select()} />
    <${Button} icon="link" primary=${primary} label=${copy} on=${() => copyText(link)} />
    ${
      "share" in navigator &&
      html`<${Button} icon="open" label=${t("online-share")} on=${() => share({ url: link, title })} />`
    }
  </div>`;
}

/** @param {{guest: Guest, primary?: boolean}} props */
export function Invitation({ guest, primary }) {
  const link = invitation(guest);
  if (!link) return html`<p class="small">${t("online-no-invite")}</p>`;
  return html`<p>${guest.info.public ? t("online-invite-lead-public") : t("online-invite-lead")}</p>
    <${Link}
      label=${t("online-invite")} link=${link} copy=${t("online-copy-invite")} title=${guest.match.kit.title}
      primary=${primary} />`;
}

/** @param {{guest: Guest}} props */
export const CopySeat = ({ guest }) =>
  html`<${Button} icon="link" label=${t("online-copy-seat")} on=${() => copyText(seatLink(guest))} />`;

/** @param {{guest: Guest}} props */
export function SeatLink({ guest }) {
  return html`<p>${t("online-seat-lead")}</p>
    <${Link}
      label=${t("online-seat-link")} link=${seatLink(guest)} copy=${t("online-copy-seat")}
      title=${guest.match.kit.title} />`;
}
