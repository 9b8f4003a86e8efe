/* seats.js - who sits at a table online: who is there, and how much time is left. */
import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shell/words/words.js";
import { timeWords } from "./pace.js";
import { Icon, Mark } from "../shell/base/parts.js";

/** @typedef {import("./guest.js").Guest} Guest */

const LOW = 30000; /* little time, in ms */

/** How it stands with a seat: a word, and whether somebody is there.
 * @param {Guest} guest @param {number} seat @returns {{word: string, look: "here" | "away" | "bot"}} */
function presence({ info, online, seat: own }, seat) {
  const place = info.seats[seat];
  if (place.kind === "bot") return { word: t("online-bot"), look: "bot" };
  if (place.resigned) return { word: t("online-resigned"), look: "bot" };
  if (place.late) return { word: t("online-late"), look: "bot" };
  if (seat === own) return { word: t("online-self"), look: "here" };
  return online.includes(seat) ? { word: t("online-here"), look: "here" } : { word: t("online-away"), look: "away" };
}

/** A dot with its word. @param {{guest: Guest, seat: number}} props */
export function Presence({ guest, seat }) {
  const { word, look } = presence(guest, seat);
  return html`<span class=${`presence ${look}`}>
    ${look === "bot" ? html`<${Icon} name="bot" />` : html`<span class="dot" aria-hidden="true"></span>`}
    ${word}
  </span>`;
}

/** Counts down by itself. @param {{guest: Guest, seat: number}} props */
function TimeLeft({ guest, seat }) {
  const { clock } = guest;
  const [, tick] = useState(0);
  const runs = Boolean(clock?.runs(seat));
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock || guest.info.seats[seat].kind !== "person") return null;
  const left = clock.left(seat);
  return html`<span
      class=${`time num${runs ? " runs" : ""}${runs && left < LOW ? " bad" : ""}`} role="timer"
      aria-label=${t("online-time-left", { time: timeWords(left) })}>
    ${timeWords(left)}
  </span>`;
}

/** The people at the table, in a row above the prompt. @param {{guest: Guest}} props */
export function Band({ guest }) {
  const { match, watching } = guest;
  return html`<div class="band">
    <ul aria-label=${t("online-seats")}>
      ${match.seats.map(
        (seat, i) => html`<li
            key=${i} class=${`${seat.colour}${match.now?.act.includes(i) ? " acts" : ""}`} data-place=${i}>
          <${Mark} colour=${seat.colour} />
          <b class="name">${seat.name}</b>
          <${Presence} guest=${guest} seat=${i} />
          <${TimeLeft} guest=${guest} seat=${i} />
        </li>`,
      )}
    </ul>
    ${
      (guest.seat === null || watching > 0) &&
      html`<p class="small">
        ${guest.seat === null ? t("online-you-watch") : ""} ${watching > 0 ? t("online-watching", { n: watching }) : ""}
      </p>`
    }
    <p class="news" role="status">${guest.news}</p>
  </div>`;
}
