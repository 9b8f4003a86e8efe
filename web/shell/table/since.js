/* since.js - what others have done since the own turn: a line for each turn, whose number
 * stands on the table where it ended, and all of it once more in the moments that were shown.
 */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { pauses, settings } from "../base/settings.js";
import { Icon, Mark } from "../base/parts.js";
import { Said, line } from "../base/said.js";
import { trace } from "./marks.js";
import { turns } from "./moves.js";
import { selectorOf } from "./pointing.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */
/** @typedef {ReturnType<typeof useAgain>} Again */

const MOST = 60;

/** The moments since the own last decision, and showing them again.
 * @param {Match} match @param {boolean} yours */
export function useAgain(match, yours) {
  const kept = useRef(/** @type {Snapshot[]} */ ([]));
  const [at, goTo] = useState(-1);
  const { now, viewer } = match;
  const own = match.log.findLast((entry) => entry.seat === viewer)?.n ?? 0;
  const before = kept.current.filter(
    (one) => one.viewer === viewer && one.count >= own && one.count < Number(now?.count),
  );
  kept.current = now && viewer !== null ? [...before, now].slice(-MOST) : [];
  useEffect(() => goTo(-1), [now, yours]);
  useEffect(() => {
    if (at < 0) return undefined;
    const on = at + 1 < kept.current.length ? at + 1 : -1;
    const timer = setTimeout(
      () => goTo(on),
      pauses[/** @type {keyof typeof pauses} */ (settings.speed)] || pauses.fast,
    );
    return () => clearTimeout(timer);
  }, [at]);
  return { now: kept.current[at], can: yours && before.length > 0, toggle: () => goTo(at < 0 ? 0 : -1), own };
}

/** The numbers of the lines, at the last thing that each of them names.
 * @param {{box: {current: HTMLElement | null}, count: number, n: number}} props */
function Discs({ box, count, n }) {
  const [at, setAt] = useState(/** @type {(import("./marks.js").Box | undefined)[]} */ ([]));
  useEffect(() => {
    const stops = [...(box.current?.querySelectorAll("li") ?? [])].map((one, i) => {
      const words = [...one.querySelectorAll("[data-thing]")]
        .filter((word) => !word.parentElement?.closest("[data-thing]"))
        .slice(-1);
      if (words.length === 0) return () => {};
      return trace(
        selectorOf(words),
        ([first], rest) => rest || setAt((old) => Object.assign([...old], { [i]: first })),
      );
    });
    return () => stops.forEach((stop) => stop());
  }, [count, n]);
  return html`<div class="marks" aria-hidden="true">
    ${at.map((one, i) => {
      if (!one) return null;
      const there = at.slice(0, i).filter((other) => other?.left === one.left && other.top === one.top).length;
      const place = { left: `${one.left + one.width / 2 - 10 + 21 * there}px`, top: `${one.top}px` };
      return html`<b class="disc" style=${place}>${i + 1}</b>`;
    })}
  </div>`;
}

/** Shows what the lines say once more, or stops that. @param {{again: Again, n: number}} props */
const AgainButton = ({ again, n }) => html`<button
    type="button" class="btn quiet push again" aria-label=${again.now ? undefined : t("since-again-long", { n })}
    onClick=${again.toggle}>
  <${Icon} name=${again.now ? "pause" : "play"} />
  <span>${again.now ? t("replay-pause") : t("since-again")}</span>
  <b class="num only-narrow">${n}</b>
</button>`;

/** At phone width the lines are not read, but have their numbers on the table.
 * @param {{match: Match, again: Again, yours: boolean}} props */
export function Since({ match, again, yours }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const now = /** @type {Snapshot} */ (match.now);
  if (!match.log.some(({ seat }) => seat !== "chance") && now.act.length === 1)
    return html`<p class="since small">${t("since-first", { who: match.who(now.act[0]) })}</p>`;
  const list = turns(
    match,
    match.log.filter(({ n, seat }) => n > again.own && seat !== "chance"),
    "did",
  );
  if (!yours || list.length === 0) return null;
  return html`<section class="panel since" aria-label=${t("since-title")} ref=${box}>
    <div class="row">
      <h2>${t("since-title")}</h2>
      ${again.can && html`<${AgainButton} again=${again} n=${list.length} />`}
    </div>
    <ol>
      ${list.map(({ seat, lines }, i) => {
        const parts = lines.flatMap((one, n) => [...(n ? [t("since-then")] : []), ...one.parts]);
        return html`<li ...${line(match, parts)}>
          <b class="disc">${i + 1}</b>
          <${Mark} colour=${match.seats[Number(seat)].colour} label=${match.who(seat)} />
          <span><${Said} match=${match} parts=${parts} /></span>
        </li>`;
      })}
    </ol>
    ${!again.now && html`<${Discs} box=${box} count=${now.count} n=${list.length} />`}
  </section>`;
}
