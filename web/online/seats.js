/* seats.js - who sits at a table online, in one row with the points: who is there, and how
 * much time is left.
 */
import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shell/words/words.js";
import { timeWords } from "./pace.js";
import { Icon, Mark } from "../shell/base/parts.js";

/** @typedef {import("./guest.js").Guest} Guest */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */

const LOW = 30000; /* little time, in ms */

/** How it stands with a seat: a word, and whether somebody is there.
 * @param {Guest} guest @param {number} seat @returns {{word: string, look: "here" | "away" | "bot"}} */
function presence({ info, online, seat: own }, seat) {
  const place = info.seats[seat];
  if (place.kind === "bot") return { word: t("bot", { level: place.level ?? "" }), look: "bot" };
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
    <span class="word">${word}</span>
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

/** A seat: who sits there, and the points, which open the score sheet.
 * @param {{guest: Guest, now: Snapshot | null, seat: number, open: (panel: string) => void}} props */
function Chip({ guest, now, seat, open }) {
  const { match } = guest;
  const info = match.seats[seat];
  const points = now?.scores[seat]?.total ?? 0;
  const acts = now?.act.includes(seat) ? " acts" : "";
  return html`<li class=${`score-chip ${info.colour}${acts}`} data-place=${seat}
      data-where=${match.seatPlaces(seat)}>
    <${Mark} colour=${info.colour} />
    <b class="name">${info.name}</b>
    <${Presence} guest=${guest} seat=${seat} />
    <${TimeLeft} guest=${guest} seat=${seat} />
    <button
        type="button" class="points" aria-label=${t("frame-score", { who: info.label, points })}
        onClick=${() => open(`scores ${seat}`)}>
      <b class="vp" data-tally=${`strip:${seat}`}>${points}</b>
    </button>
  </li>`;
}

/** Everybody at the table. `now`: what is shown, where that is not how it stands.
 * @param {{guest: Guest, now?: Snapshot | null, open: (panel: string) => void}} props */
export function Band({ guest, now = guest.now, open }) {
  const { match, watching } = guest;
  return html`<div class="company">
    <ul aria-label=${t("online-seats")}>
      ${match.seats.map((_, seat) => html`<${Chip} key=${seat} guest=${guest} now=${now} seat=${seat} open=${open} />`)}
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
