/* marks.js - what can be chosen on the map, where it lies: hexes get a ring,
 * edges a knob, and where several pieces of one place can be chosen each has a
 * disc of its own.
 */
import { html } from "../../../lib/preact.js";
import { between, chart, corners } from "./geometry.js";
import { targetOf } from "./moves.js";
import { chosen } from "./choice.js";
import { sign } from "./pieces.js";
import { placeName } from "./names.js";
import { icon } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Choice} Choice */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {{key: string, at: Point, hex: number | null, choices: Choice[]}} Mark */

/** Where a ferry lies: at the middle of its water, or on the edge of its land.
 * @param {Props["content"]} content @param {Props["now"]["tell"]["ferries"]} ferries @param {string} id
 * @returns {Point} */
export function ferryAt(content, ferries, id) {
  const map = chart(content);
  const f = ferries[id];
  const water = /** @type {Point} */ (map.hex.get(f.water));
  const mates = Object.keys(ferries).filter((k) => ferries[k].water === f.water && ferries[k].land === f.land);
  const shift = (mates.indexOf(id) - (mates.length - 1) / 2) * (f.land === null ? 22 : 12);
  const at = f.land === null ? water : between(/** @type {Point} */ (map.hex.get(f.land)), water, 0.56);
  return { x: at.x + shift, y: at.y + (f.land === null ? 8 : shift / 3) };
}

/** The point of the map that a choice is about. @param {Props} props @param {Choice} choice
 * @returns {{key: string, at: Point, hex: number | null} | null} */
function pointOf(props, { fact }) {
  const map = chart(props.content);
  const m = targetOf(fact);
  if (!m.spot) return null;
  if (m.spot.startsWith("f")) {
    const known = props.now.tell.ferries[m.spot];
    return known ? { key: m.spot, at: ferryAt(props.content, props.now.tell.ferries, m.spot), hex: null } : null;
  }
  const hex = map.hex.get(Number(m.spot));
  const far = m.far && fact.is !== "attack" ? map.hex.get(Number(m.far)) : null;
  if (!hex) return null;
  return far ? { key: `${m.spot}-${m.far}`, at: between(hex, far), hex: null } : { key: m.spot, at: hex, hex: hex.id };
}

/** Choices on the map, by place. @param {Props} props @returns {Mark[]} */
export function marksOf(props) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const choice of props.choices) {
    const point = pointOf(props, choice);
    if (!point) continue;
    const mark = marks.get(point.key) ?? { ...point, choices: [] };
    mark.choices.push(choice);
    marks.set(point.key, mark);
  }
  return [...marks.values()];
}

/** The symbol of a disc. @param {Choice} choice */
function discIcon({ fact }) {
  const { what } = targetOf(fact);
  if (fact.is === "attack") return "a-attack";
  if (fact.is === "board" && !what) return "ferry";
  return what ? icon(what) : "a-move";
}

/** Where the discs of a place lie, inside its hex: one below the other, then
 * in two columns. Beside a ferry they stand in a row.
 * @param {number} n @param {boolean} inHex @returns {{x: number, y: number, r: number}[]} */
function slots(n, inHex) {
  const at = Array.from({ length: n }, (_, i) => i);
  if (!inHex) return at.map((i) => ({ x: (i - (n - 1) / 2) * 30, y: -4, r: 14 }));
  if (n === 2) return at.map((i) => ({ x: 0, y: i ? 14.5 : -14.5, r: 13 }));
  const rows = Math.ceil(n / 2);
  const step = rows === 2 ? 26 : 20;
  return at.map((i) => ({
    x: i === n - 1 && n % 2 ? 0 : i % 2 ? 13 : -13,
    y: (Math.floor(i / 2) - (rows - 1) / 2) * step,
    r: rows === 2 ? 12.5 : 10,
  }));
}

/** @param {Props} props @param {Mark} mark */
function discs(props, mark) {
  const map = chart(props.content);
  const places = slots(mark.choices.length, mark.hex !== null);
  return mark.choices.map((choice, i) => {
    const { what, far, spot = "" } = targetOf(choice.fact);
    const { move } = choice;
    const isAttack = choice.fact.is === "attack";
    const place = placeName(props, spot);
    const { x, y, r } = isAttack ? toward(mark.at, /** @type {Point} */ (map.hex.get(Number(far)))) : places[i];
    return html`<g
        key=${move} class="disc" transform=${`translate(${mark.at.x + x} ${mark.at.y + y})`}
        ...${props.about(`choice:${move}`)} ...${chosen(props, choice)}>
      ${
        mark.choices.length === 2 && mark.hex !== null && !isAttack
          ? html`<rect class="hit" x="-25" y="-14.5" width="50" height="29" />`
          : html`<circle class="hit" r=${r + 2} />`
      }
      <circle class="knob0" r=${r - 1.5} />
      <circle class="knob" r=${r - 1.5} />
      ${sign(discIcon(choice), 0, 0, r * 1.25)}
      ${choice.fact.is === "board" && what && sign("plus", r * 0.55, -r * 0.55, r * 0.7)}
      <title>${what ? props.t("disc-label", { place, piece: props.t("piece-name", { type: what }) }) : place}</title>
    </g>`;
  });
}

/** Beside the edge that an attack crosses. @param {Point} from @param {Point} to */
function toward(from, to) {
  const at = between(from, to, 0.36);
  return { x: at.x - from.x, y: at.y - from.y, r: 12 };
}

/** @param {Props} props @param {Mark} mark @param {number} k */
function ring(props, mark, k) {
  const [choice] = mark.choices;
  const { move } = choice;
  const spread = {
    ...props.about(
      mark.hex === null ? (mark.key.startsWith("f") ? `ferry:${mark.key}` : `edge:${mark.key}`) : `hex:${mark.hex}`,
    ),
    ...chosen(props, choice),
  };
  if (mark.hex !== null) {
    return html`<g key=${move} class="pickhex" ...${spread}>
      <polygon class="lg0" points=${corners(mark.at, 0.9)} />
      <polygon class="lg" points=${corners(mark.at, 0.9)} />
    </g>`;
  }
  const radius = Math.max(8, 9 / k);
  const raft = mark.key.startsWith("f");
  return html`<g key=${move} class="knobs" transform=${`translate(${mark.at.x} ${mark.at.y})`} ...${spread}>
    <circle class="hit" r=${Math.max(14, 20 / k)} />
    <circle class=${raft ? "knob0 raft" : "knob0"} r=${raft ? 18 : radius} />
    <circle class=${raft ? "knob raft" : "knob"} r=${raft ? 18 : radius} />
    ${!raft && sign("plus", 0, 0, radius * 1.2)}
  </g>`;
}

/** Whether a place has one choice, which is no attack. @param {Mark} mark */
const isSingle = ({ choices }) => choices.length === 1 && choices[0].fact.is !== "attack";

/** What can be chosen on the ground, below the pieces. @param {Props} props @param {number} k */
export function grounds(props, k) {
  const marks = marksOf(props).filter((mark) => mark.hex !== null);
  return html`<g class="choosing">
    ${marks.filter(isSingle).map((mark) => ring(props, mark, k))}
    ${marks
      .filter((mark) => !isSingle(mark))
      .map(
        (mark) => html`<g class="several">
          <polygon class="lg0" points=${corners(mark.at, 0.9)} />
          <polygon class="lg" points=${corners(mark.at, 0.9)} />
        </g>`,
      )}
  </g>`;
}

/** Where a hex has room for a sign, whatever stands on it: between its goods and its buildings. */
const BADGE = { x: 1, y: -22 };

/** What can be chosen above the pieces, and a sign on each hex that can be. @param {Props} props @param {number} k */
export function choices(props, k) {
  const marks = marksOf(props);
  return html`<g class="choosing">
    ${marks
      .filter((mark) => mark.hex !== null && isSingle(mark))
      .map(
        ({ key, at }) => html`<g key=${key} class="badge" transform=${`translate(${at.x + BADGE.x} ${at.y + BADGE.y})`}>
          <circle r="7" /><path d="M-3.4 0H3.4M0-3.4V3.4" />
        </g>`,
      )}
    ${marks.filter((mark) => mark.hex === null && isSingle(mark)).map((mark) => ring(props, mark, k))}
    ${marks.filter((mark) => !isSingle(mark)).map((mark) => discs(props, mark))}
  </g>`;
}
