/* chart.js - the scores over the game as lines: colour and shape per seat, a
 * label at each end, and a table behind it for those who do not see lines.
 */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { useNarrow } from "../base/hooks.js";

/** @typedef {import("../../types.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("./turning.js").Moment} Moment */

/** The room of the drawing: wide pages, and phones. */
const rooms = {
  wide: { width: 960, height: 300, left: 36, right: 170, top: 14, bottom: 28, steps: 8, letters: 28 },
  narrow: { width: 360, height: 260, left: 26, right: 112, top: 12, bottom: 26, steps: 4, letters: 15 },
};
const LABEL = 19; /* height of a label at the end of a line */

/** @typedef {typeof rooms.wide} Room */

/** A name that has no room ends earlier. @param {string} label @param {Room} room */
const cut = (label, { letters }) => (label.length > letters ? `${label.slice(0, letters - 1).trimEnd()}…` : label);

/** The room with a right edge that the longest label fits into.
 * @param {Room} room @param {string[]} labels @returns {Room} */
function fitted(room, labels) {
  const longest = Math.max(...labels.map((label) => label.length));
  return { ...room, right: Math.min(room.width * 0.45, 36 + 7.6 * longest) };
}

/** Round steps of an axis: 1, 2 or 5 times a power of ten.
 * @param {number} top @param {number} wanted */
function step(top, wanted) {
  const rough = Math.max(1, top / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough) ?? 10 * power;
}

/** @param {number} low @param {number} high @param {number} by */
function ticks(low, high, by) {
  const list = [];
  for (let at = Math.ceil(low / by) * by; at <= high; at += by) list.push(at);
  return list;
}

/** Where the labels stand, pushed apart so that none covers another.
 * @param {number[]} wanted @param {number} bottom @returns {number[]} */
export function spread(wanted, bottom) {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) order[k].y = Math.max(order[k].y, order[k - 1].y + LABEL);
  const over = (order[order.length - 1]?.y ?? 0) - bottom;
  if (over > 0) for (const label of order) label.y -= over;
  const places = new Array(wanted.length).fill(0);
  for (const { y, i } of order) places[i] = y;
  return places;
}

/** @param {number[][]} rows one row of scores per move @param {Room} room */
function scales(rows, room) {
  const all = rows.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const last = Math.max(1, rows.length - 1);
  return {
    low,
    high,
    last,
    x: (/** @type {number} */ n) => room.left + (n / last) * (room.width - room.left - room.right),
    y: (/** @type {number} */ p) =>
      room.height - room.bottom - ((p - low) / (high - low)) * (room.height - room.top - room.bottom),
  };
}

/** A line that only steps where the score changes.
 * @param {number[]} line @param {ReturnType<typeof scales>} at */
function path(line, at) {
  let d = `M${at.x(0).toFixed(1)} ${at.y(line[0]).toFixed(1)}`;
  for (let n = 1; n < line.length; n++) {
    if (line[n] !== line[n - 1]) d += `H${at.x(n).toFixed(1)}V${at.y(line[n]).toFixed(1)}`;
  }
  return `${d}H${at.x(line.length - 1).toFixed(1)}`;
}

/** Where the letters of moments stand: above the line of who gained or lost the most, and none on another.
 * @param {Moment[]} moments @param {ReturnType<typeof scales>} at */
function letters(moments, at) {
  /** @type {{x: number, y: number}[]} */
  const places = [];
  for (const { n, changes } of moments) {
    const place = { x: at.x(n), y: Math.max(12, at.y(Math.max(changes[0].from, changes[0].to)) - 16) };
    const near = places.find(({ x, y }) => Math.abs(place.x - x) < 22 && Math.abs(place.y - y) < 22);
    if (near) place.y = near.y > 36 ? near.y - 22 : near.y + 22;
    places.push(place);
  }
  return places;
}

/** @param {{rows: number[][], seats: SeatInfo[], moments?: Moment[]}} props */
export function Chart({ rows, seats, moments = [] }) {
  const narrow = useNarrow();
  if (rows.length < 2) return null;
  const lines = seats.map((_, seat) => rows.map((row) => row[seat]));
  const spare = narrow ? rooms.narrow : rooms.wide;
  const labels = seats.map((seat, i) => cut(`${lines[i][rows.length - 1]} ${seat.label}`, spare));
  const room = fitted(spare, labels);
  const at = scales(rows, room);
  const ends = spread(
    lines.map((line) => at.y(line[line.length - 1])),
    room.height - room.bottom,
  );
  const said = seats.map((seat, i) => t("end-chart-talk", { who: seat.label, n: lines[i][rows.length - 1] }));
  return html`<figure class="chart">
    <svg viewBox=${`0 0 ${room.width} ${room.height}`} role="img" aria-label=${t("end-chart.long", { said })}>
      ${ticks(at.low, at.high, step(at.high - at.low, 5)).map(
        (p) => html`<g class="grid">
          <line x1=${room.left} x2=${room.width - room.right} y1=${at.y(p)} y2=${at.y(p)} />
          <text x=${room.left - 6} y=${at.y(p) + 4} text-anchor="end">${p}</text>
        </g>`,
      )}
      ${ticks(0, at.last, step(at.last, room.steps)).map(
        (n) => html`<text class="grid" x=${at.x(n)} y=${room.height - 8} text-anchor="middle">${n}</text>`,
      )}
      <text class="grid" x=${room.width - room.right + 10} y=${room.height - 8}>${t("end-chart-axis")}</text>
      ${lines.map(
        (line, seat) => html`<g class=${`series ${seats[seat].colour}`}>
          <path class="under" d=${path(line, at)} />
          <path class="over" d=${path(line, at)} />
          ${ticks(1, at.last - 1, Math.max(1, Math.round(at.last / 6))).map(
            (n) => html`<use
              href=${`icons.svg#o-${seats[seat].colour}`} x=${at.x(n) - 6} y=${at.y(line[n]) - 6} width="12"
              height="12" />`,
          )}
          <use
            href=${`icons.svg#o-${seats[seat].colour}`} x=${room.width - room.right + 8} y=${ends[seat] - 7} width="14"
            height="14" />
          <text class="end" x=${room.width - room.right + 27} y=${ends[seat] + 5}>${labels[seat]}</text>
        </g>`,
      )}
      ${letters(moments, at).map(
        ({ x, y }, i) => html`<g class="letter">
          <circle cx=${x} cy=${y} r="10" />
          <text x=${x} y=${y + 4.5} text-anchor="middle">${String.fromCharCode(65 + i)}</text>
        </g>`,
      )}
    </svg>
    <${ChartTable} rows=${rows} seats=${seats} />
  </figure>`;
}

/** @param {{rows: number[][], seats: SeatInfo[]}} props */
function ChartTable({ rows, seats }) {
  const by = Math.max(1, Math.round(rows.length / 24));
  const shown = rows.map((row, n) => ({ row, n })).filter(({ n }) => n % by === 0 || n === rows.length - 1);
  return html`<details class="fold">
    <summary>${t("end-chart-table")}</summary>
    <div class="scroll-x" tabindex="0" role="region" aria-label=${t("end-chart-table")}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">${t("end-chart-move")}</th>
            ${seats.map((seat) => html`<th scope="col">${seat.label}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ row, n }) => html`<tr><th scope="row">${n}</th>${row.map((p) => html`<td class="num">${p}</td>`)}</tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
