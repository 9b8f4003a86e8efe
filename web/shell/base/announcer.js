/* announcer.js - what happened and what is to be decided, for screen readers. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";

/** The sentences of the moves since number `from`.
 * @param {import("../play/match.js").Match} match @param {number} from */
export function news(match, from) {
  return match.log
    .filter((entry) => entry.n > from)
    .map((entry) => match.sentence(entry))
    .filter(Boolean);
}

/** @param {{match: import("../play/match.js").Match, title: string}} props */
export function Announcer({ match, title }) {
  const told = useRef(match.log.length ? match.log[match.log.length - 1].n : -1);
  const [lines, say] = useState(/** @type {string[]} */ ([]));
  const last = match.log.length ? match.log[match.log.length - 1].n : -1;
  useEffect(() => {
    const fresh = last > told.current ? news(match, told.current) : [];
    told.current = last;
    say([...fresh.slice(-8), title].filter(Boolean));
  }, [last, title]);
  return html`<div class="unseen" role="status" aria-live="polite">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
}
