/* announcer.js - what happened and what is to be decided, for screen readers. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { stopped } from "../words/words.js";

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
  const [text, setText] = useState("");
  const last = match.log.length ? match.log[match.log.length - 1].n : -1;
  useEffect(() => {
    const lines = last > told.current ? news(match, told.current) : [];
    told.current = last;
    setText([...lines.slice(-8), title].map(stopped).join(" ").trim());
  }, [last, title]);
  return html`<div class="unseen" role="status" aria-live="polite">${text}</div>`;
}
