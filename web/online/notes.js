/* notes.js - what unfolds below the prompt of a table online: the connection, a seat that
 * this browser cannot keep, a bot that plays for the viewer, somebody who wants to take a decision back.
 */
import { html } from "../lib/preact.js";
import { t } from "../shell/words/words.js";
import { Button } from "../shell/base/parts.js";
import { CopySeat } from "./invite.js";
import * as mine from "./mine.js";

/** @typedef {import("./guest.js").Guest} Guest */

/** Somebody wants to take a decision back. @param {{guest: Guest}} props */
export function TakeBack({ guest }) {
  const { ask, seats } = guest.info;
  if (!ask) return null;
  const own = guest.seat;
  const waits = seats.flatMap((place, seat) =>
    place.kind === "person" && !place.late && !place.resigned && seat !== ask.seat && !ask.agreed.includes(seat)
      ? [seat]
      : [],
  );
  const names = waits.map((seat) => guest.nameOf(seat));
  if (own === null || !waits.includes(own)) {
    return html`<p class="fold note" role="status">
      ${own === ask.seat ? t("online-asked", { names }) : t("online-asked-by", { who: guest.nameOf(ask.seat), names })}
    </p>`;
  }
  return html`<div class="fold note" role="status">
    <p>${t("online-asked-you", { who: guest.nameOf(ask.seat) })}</p>
    <span class="row wrap acts-row">
      <${Button} label=${t("online-agree")} on=${() => guest.answer(true)} />
      <${Button} label=${t("online-refuse")} on=${() => guest.answer(false)} />
    </span>
  </div>`;
}

/** A bot plays for the viewer. @param {{guest: Guest}} props */
export function Replaced({ guest }) {
  const place = guest.seat === null ? null : guest.info.seats[guest.seat];
  if (!place || guest.info.state !== "playing" || !guest.isReplaced) return null;
  if (place.resigned) return html`<p class="fold note" role="status">${t("online-you-resigned")}</p>`;
  return html`<div class="fold note" role="status"><p>${t("online-you-are-late")}</p>
    <span class="row"><${Button} primary label=${t("online-come-back")} on=${() => guest.comeBack()} /></span></div>`;
}

/** A seat that is lost with the page, since the browser keeps nothing. @param {{guest: Guest}} props */
export function Unkept({ guest }) {
  if (!guest.held.secret || mine.isKept(guest.held)) return null;
  return html`<div class="fold note" role="status"><p>${t("online-unkept")}</p>
    <span class="row"><${CopySeat} guest=${guest} /></span></div>`;
}

/** The connection, if it is worth a word. @param {{guest: Guest}} props */
export function Connection({ guest }) {
  if (guest.ended) return html`<p class="fold why" role="alert">${guest.ended}</p>`;
  if (!guest.wire.isLost) return null;
  return html`<p class="fold note lost"
    role="status">${guest.sent ? t("online-lost-with-move") : t("online-lost")}</p>`;
}
