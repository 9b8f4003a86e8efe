/* since.js - what others have done since the own turn: a line for each turn, whose number
 * stands on the table where it ended. Its moments can be seen again, one by one, and so can
 * those of the whole match where a line of the list of moves leads to them.
 */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { pauses, settings } from "../base/settings.js";
import { goOn, say } from "../base/notice.js";
import { Icon, Mark } from "../base/parts.js";
import { Said, line } from "../base/said.js";
import { trace } from "./marks.js";
import { turns } from "./moves.js";
import { placesOf, selectorOf } from "./pointing.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../play/decider.js").Decider} Decider */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./moves.js").Line} Line */
/** @typedef {Pick<Line, "n" | "parts">} Moment */
/** @typedef {ReturnType<typeof useAgain>} Again */

/** What others have decided since the viewer's last decision. @param {Match} match */
function others({ log, viewer }) {
  const own = log.findLastIndex((entry) => entry.seat === viewer);
  return log.slice(own + 1).filter(({ seat }) => seat !== "chance");
}

/** The moments to go through: before it all, and after each line.
 * @param {Match} match @returns {Moment[]} */
function momentsOf(match) {
  const log = others(match);
  const lines = turns(match, log).flatMap((turn) => turn.lines);
  return lines.length === 0 ? [] : [{ n: log[0].n - 1, parts: [t("since-before")] }, ...lines];
}

/** The same of the whole match. @param {Match} match @returns {Moment[]} */
function allOf(match) {
  const lines = turns(match).flatMap((turn) => turn.lines);
  return lines.length === 0 ? [] : [{ n: lines[0].first - 1, parts: [t("moves-start")] }, ...lines];
}

/** `n`: after which move; of the whole match, or since the own turn?
 * @type {{n: number, isWhole: boolean, isPlaying: boolean, now?: Snapshot}} */
const NOW = { n: -1, isWhole: false, isPlaying: false };

/** The moments since the own last decision, or those of the match, and which of them is shown.
 * @param {Decider} decider */
export function useAgain(decider) {
  const { match, yours } = decider;
  const [look, setLook] = useState(NOW);
  const asked = useRef(0);
  const since = yours ? momentsOf(match) : [];
  const moments = look.isWhole ? allOf(match) : since;
  const at = moments.findIndex(({ n }) => n === look.n); /* none: it was taken back meanwhile */
  const goTo = async (/** @type {Moment | undefined} */ moment, isPlaying = false, isWhole = look.isWhole) => {
    const turn = ++asked.current;
    const now = moment && (await decider.moment(moment.n).catch(() => undefined));
    if (turn !== asked.current) return;
    if (moment && isWhole && !now) return say(t("moves-unknown"));
    if (moment) goOn();
    setLook(moment ? { n: moment.n, isWhole, isPlaying, now } : NOW);
  };
  const stop = () => void goTo(undefined);
  const toggle = () => void (look.isPlaying ? goTo(moments[at]) : goTo(moments[Math.max(at, 0)], true));
  useEffect(stop, [yours]);
  useEffect(() => void (look.isWhole || stop()), [match.now]);
  useEffect(() => {
    if (!look.isPlaying) return undefined;
    const pause = pauses[/** @type {keyof typeof pauses} */ (settings.speed)] || pauses.fast;
    const timer = setTimeout(() => goTo(moments[at + 1], true), pause);
    return () => clearTimeout(timer);
  }, [look]);
  return {
    isPlaying: look.isPlaying,
    isWhole: look.isWhole,
    now: moments[at] && look.now,
    at,
    all: moments.length - 1,
    moment: moments[at],
    step: (/** @type {number} */ by) => void goTo(moments[at + by]),
    stop,
    toggle,
    /** The same of others' turns, whatever is shown. */
    replay: () => (look.isWhole ? void goTo(since[0], true, false) : toggle()),
    /** Shows the moment after move n of others' turns, or leaves it. @param {number} n */
    show: (n) =>
      void (moments[at]?.n === n
        ? stop()
        : goTo(
            since.findLast((one) => one.n <= n),
            false,
            false,
          )),
    /** Shows the table after move n of the match, or goes back to now. @param {number} n */
    lookBack(n) {
      const moment = allOf(match).find((one) => one.n === n);
      void (look.isWhole && look.n === n ? stop() : goTo(moment, false, true));
    },
  };
}

/** What the box says of the moment that is shown.
 * @param {Again} again @param {Match} match @returns {import("./prompt.js").Asked} */
export function recalled({ at, all, moment, isPlaying, isWhole, step, stop, toggle }, match) {
  const last = at === all;
  return {
    look: "again",
    title: moment.parts,
    detail: isWhole ? t("replay-at", { n: moment.n, all: match.now?.count ?? 0 }) : t("since-at", { n: at, all }),
    buttons: [
      ...(at > 0 ? [{ label: t("replay-back"), icon: "step-back", on: () => step(-1) }] : []),
      { label: t(isPlaying ? "replay-pause" : "replay-play"), icon: isPlaying ? "pause" : "play", on: toggle },
      ...(last ? [] : [{ label: t("replay-on"), icon: "step", on: () => step(1) }]),
      { label: t("since-now"), primary: true, on: stop },
    ],
  };
}

/** So many pixels a number stands above what it is about, so that this is still seen. */
const RISE = 9;

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
        selectorOf(placesOf(words)),
        ([first], rest) => rest || setAt((old) => Object.assign([...old], { [i]: first })),
      );
    });
    return () => stops.forEach((stop) => stop());
  }, [count, n]);
  return html`<div class="marks" aria-hidden="true">
    ${at.map((one, i) => {
      if (!one) return null;
      const there = at.slice(0, i).filter((other) => other?.left === one.left && other.top === one.top).length;
      const place = {
        left: `${one.left + one.width / 2 - 10 + 21 * there}px`,
        top: `${Math.max(0, one.top - RISE)}px`,
      };
      return html`<b class="disc" style=${place}>${i + 1}</b>`;
    })}
  </div>`;
}

/** Shows what the lines say once more, or stops that. @param {{again: Again, n: number}} props */
function AgainButton({ again, n }) {
  const runs = again.isPlaying && !again.isWhole;
  return html`<button
      type="button" class="btn quiet push again" aria-label=${runs ? undefined : t("since-again-long", { n })}
      onClick=${again.replay}>
    <${Icon} name=${runs ? "pause" : "play"} />
    <span>${runs ? t("replay-pause") : t("since-again")}</span>
    <b class="num">${n}</b>
  </button>`;
}

/** In a small window the lines are not read, but have their numbers on the table; where there is
 * no room, it is not said who begins.
 * @param {{match: Match, again: Again, yours: boolean, low: boolean}} props */
export function Since({ match, again, yours, low }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const now = /** @type {Snapshot} */ (match.now);
  if (!match.log.some(({ seat }) => seat !== "chance") && now.act.length === 1)
    return !low && html`<p class="since small">${t("since-first", { who: match.who(now.act[0]) })}</p>`;
  const list = turns(match, others(match), "did");
  if (!yours || list.length === 0) return null;
  const shown =
    again.at > 0 && !again.isWhole ? list.findIndex(({ lines }) => lines[lines.length - 1].n >= again.moment.n) : -1;
  return html`<section class="panel since" aria-label=${t("since-title")} ref=${box}>
    <div class="row">
      <h2>${t("since-title")}</h2>
      <${AgainButton} again=${again} n=${list.length} />
    </div>
    <ol>
      ${list.map(({ seat, lines }, i) => {
        const parts = lines.flatMap((one, n) => [...(n ? [t("since-then")] : []), ...one.parts]);
        const { n } = lines[lines.length - 1];
        return html`<li>
          <button
              type="button" class="line" aria-pressed=${String(i === shown)} title=${t("since-show")}
              onClick=${() => again.show(n)} ...${line(match, parts)}>
            <b class="disc">${i + 1}</b>
            <${Mark} colour=${match.seats[Number(seat)].colour} label=${match.who(seat)} />
            <span class="did"><${Said} match=${match} parts=${parts} /></span>
          </button>
        </li>`;
      })}
    </ol>
    ${!again.moment && html`<${Discs} box=${box} count=${now.count} n=${list.length} />`}
  </section>`;
}
