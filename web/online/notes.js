/* notes.js - what unfolds below the prompt of a table online: the connection, a
 * bot that plays for the viewer, somebody who wants to take a decision back.
 */
import { html } from "../lib/preact.js";
import { t } from "../shell/words.js";
import { Button } from "../shell/parts.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Somebody wants to take a decision back. @param {{sitting: Sitting}} props */
export function TakeBack({ sitting }) {
  const { ask, seats } = sitting.info;
  if (!ask) return null;
  const own = sitting.seat;
  const waits = seats.flatMap((place, seat) =>
    place.kind === "person" && !place.late && !place.resigned && seat !== ask.seat && !ask.agreed.includes(seat)
      ? [seat]
      : [],
  );
  const names = waits.map((seat) => sitting.nameOf(seat));
  if (own === null || !waits.includes(own)) {
    return html`<p class="fold note" role="status">
      ${own === ask.seat ? t("online-asked", { names }) : t("online-asked-by", { who: sitting.nameOf(ask.seat), names })}
    </p>`;
  }
  return html`<div class="fold note" role="status">
    <p>${t("online-asked-you", { who: sitting.nameOf(ask.seat) })}</p>
    <span class="row wrap acts-row">
      <${Button} label=${t("online-agree")} on=${() => sitting.answer(true)} />
      <${Button} label=${t("online-refuse")} on=${() => sitting.answer(false)} />
    </span>
  </div>`;
}

/** A bot plays for the viewer. @param {{sitting: Sitting}} props */
export function Replaced({ sitting }) {
  const place = sitting.seat === null ? null : sitting.info.seats[sitting.seat];
  if (!place || sitting.info.state !== "playing" || !sitting.isReplaced) return null;
  if (place.resigned) return html`<p class="fold note" role="status">${t("online-you-resigned")}</p>`;
  return html`<div class="fold note" role="status"><p>${t("online-you-are-late")}</p>
    <span class="row"><${Button} primary label=${t("online-come-back")} on=${() => sitting.comeBack()} /></span></div>`;
}

/** The connection, if it is worth a word. @param {{sitting: Sitting}} props */
export function Connection({ sitting }) {
  if (sitting.ended) return html`<p class="fold why" role="alert">${sitting.ended}</p>`;
  if (!sitting.line.isLost) return null;
  return html`<p class="fold note lost" role="status">${sitting.sent ? t("online-lost-with-move") : t("online-lost")}</p>`;
}
