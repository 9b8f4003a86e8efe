/* matrix.js - the technologies of a player: columns of cards, the places for the
 * card in hand, and which cards are active or would be.
 */
import { html, useRef, useState } from "../../../lib/preact.js";
import { Icon } from "../../../shell/parts.js";
import { activeOf, BRONZE, matrixOf, matrixWith, NONE, placeTold, readPlace, turnOf } from "./model.js";
import { chooser, Technology, technologyName, told, Who } from "./parts.js";

/** @typedef {import("./model.js").Card} Card */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../types.d.ts").Snapshot} Snapshot */

/* -- Active cards ---------------------------------------------------------- */

/** @typedef {{count: number, seat: number, matrix: Card[][], card: string, places: any[]}} Before */

/** The cells of the cards that may still settle. The position says how many
 * there are of each technology; which ones, follows from the place that the
 * card took, remembered from the moment before.
 * @param {Snapshot} now @param {Before | null} before @returns {Set<string>} */
function activeCells(now, before) {
  const seat = turnOf(now);
  if (!before || before.seat !== seat) return new Set();
  const matrix = matrixOf(now, seat);
  const same = JSON.stringify(matrix);
  const taken = before.places.find((place) => JSON.stringify(matrixWith(before.matrix, place, before.card)) === same);
  const left = new Map(activeOf(now));
  const cells = new Set();
  for (const [column, row] of taken?.active ?? []) {
    const id = matrix[column][row].technology;
    const n = left.get(id) ?? 0;
    if (n > 0) cells.add(`${column}.${row}`);
    left.set(id, n - 1);
  }
  return cells;
}

/** @param {Snapshot} now @returns {Set<string>} */
function useActiveCells(now) {
  const before = useRef(/** @type {Before | null} */ (null));
  if (now.tell.places.length > 0) {
    const seat = turnOf(now);
    before.current = {
      count: now.count,
      seat,
      matrix: matrixOf(now, seat),
      card: now.state.card,
      places: now.tell.places,
    };
  } else if (before.current && before.current.count > now.count) before.current = null;
  return activeCells(now, before.current);
}

/* -- Cards ----------------------------------------------------------------- */

/** @param {{view: View, seat: number, card: Card, column: number, row: number, state: string}} props */
function CardCell({ view, seat, card, column, row, state }) {
  const { props } = view;
  const { t } = props;
  const tag = state === "active" ? t.activeTag : "";
  const name = view.technology(card.technology);
  const under = card.under && view.technology(card.under);
  const label = t.cardLabel(name, column + 1, row + 1, tag, under);
  return html`<div
      class=${`cell ${card.technology === BRONZE ? "casting " : ""}${state}`}
      ...${told(props, `card:${seat}.${column}.${row}.${card.technology}`, label)}>
    <${Technology} id=${card.technology} />
    <b>${name}</b>
    ${card.under && html`<span class="under"><${Icon} name=${card.under} /></span>`}
    ${tag && html`<span class="tag">${tag}</span>`}
  </div>`;
}

/** "2 active, 37 spots", in two lines where it is narrow.
 * @param {{t: any, fact: any}} props */
const Gain = ({ t, fact }) =>
  html`<span class="gain num">
    <span>${t.gainActive(fact.active.length)}</span> <span>${t.gainSpots(fact.spots.length)}</span>
  </span>`;

/** One side of the card in hand at one place. While it is looked at the card
 * lies there, in the same room, so that nothing moves under the pointer.
 * @param {{view: View, where: string, down: boolean, ghost: any}} props */
function Half({ view, where, down, ghost }) {
  const { props, grouped } = view;
  const { now, t, selected } = props;
  const move = `place ${where}${down ? ` ${BRONZE}` : ""}`;
  const fact = placeTold(now, move);
  if (!grouped.place.has(move) || !fact) return null;
  const id = down ? BRONZE : now.state.card;
  const shown = ghost?.move === move;
  const state = `${down ? "down" : "up"}${selected === move ? " selected" : ""}${shown ? " cell new" : ""}`;
  const said = t.placeLabel(where, down, view.technology(now.state.card), fact.active.length, fact.spots.length);
  return html`<div class=${state} ...${chooser(props, move, said, `place:${move}`)}>${
    shown
      ? html`<${Technology} id=${id} /><b>${view.technology(id)}</b><span class="tag">${t.newTag}</span>`
      : html`<span>${down ? t.faceDownHere : t.faceUp}</span><${Gain} t=${t} fact=${fact} />`
  }</div>`;
}

/** A place for the card in hand, face up and face down.
 * @param {{view: View, where: string, ghost: any}} props */
function Place({ view, where, ghost }) {
  return html`<div class="place"><${Half} view=${view} where=${where} down=${false} ghost=${ghost} />
    <${Half} view=${view} where=${where} down=${true} ghost=${ghost} /></div>`;
}

/** What hovering a stack shows: what its card would bring at each place.
 * @param {{view: View, where: string, told: any}} props */
function Outlook({ view, where, told: fact }) {
  const { t } = view.props;
  return html`<div class="cell outlook" aria-hidden="true">
    <b>${t.whereShort(where)}</b>
    <${Gain} t=${t} fact=${fact} />
  </div>`;
}

/* -- Columns --------------------------------------------------------------- */

/** The columns as they are drawn: a new one at either end where the card in
 * hand may begin one. @param {View} view @param {number} seat @param {any[]} places */
function columnsOf(view, seat, places) {
  const matrix = matrixOf(view.props.now, seat);
  const has = (/** @type {string} */ where) => places.some((place) => readPlace(place.move).where === where);
  const columns = matrix.map((cards, i) => ({ where: String(i + 1), cards, index: i }));
  if (matrix.length === 0 && has("1")) columns.push({ where: "1", cards: [], index: 0 });
  if (has("left")) columns.unshift({ where: "left", cards: [], index: -1 });
  if (has("right")) columns.push({ where: "right", cards: [], index: matrix.length });
  return columns;
}

/** The class of a card: active now, or when the ghost lay where it is shown.
 * @param {Set<string>} active @param {any} ghost @param {number} index @param {number} row */
function stateOf(active, ghost, index, row) {
  if (!ghost) return active.has(`${index}.${row}`) ? "active" : "";
  const shift = readPlace(ghost.move).where === "left" ? 1 : 0;
  const on = ghost.active.some((/** @type {number[]} */ [c, r]) => c === index + shift && r === row);
  return on ? "active" : "";
}

/** @param {{view: View, seat: number, column: any, active: Set<string>, ghost: any, places: any[]}} props */
function Column({ view, seat, column, active, ghost, places }) {
  const { now } = view.props;
  const { where, cards, index } = column;
  const mine = places.filter((place) => readPlace(place.move).where === where);
  const isGhost = ghost && readPlace(ghost.move).where === where;
  const isOwn = view.grouped.place.size > 0;
  return html`<div class="column">
    ${cards.map(
      (/** @type {Card} */ card, /** @type {number} */ row) => html`<${CardCell}
        key=${row} view=${view} seat=${seat} card=${card} column=${index} row=${row}
        state=${stateOf(active, ghost, index, row)} />`,
    )}
    ${
      mine.length > 0 &&
      (isOwn
        ? html`<${Place} view=${view} where=${where} ghost=${isGhost ? ghost : null} />`
        : now.state.card === NONE && html`<${Outlook} view=${view} where=${where} told=${mine[0]} />`)
    }
  </div>`;
}

/* -- The panel ------------------------------------------------------------- */

/** Whose technologies are shown. @param {{view: View, seat: number, show: (seat: number) => void}} props */
function Tabs({ view, seat, show }) {
  const { seats, t, now } = view.props;
  return html`<div class="tabs" role="group" aria-label=${t.whose}>
    ${now.names.map(
      (_, i) => html`<button
          type="button" class="btn quiet" aria-pressed=${String(i === seat)}
          aria-label=${t.technologiesOf(seats[i].label)} title=${t.technologiesOf(seats[i].label)}
          onClick=${() => show(i)}>
        <${Who} seats=${seats} seat=${i} />
      </button>`,
    )}
  </div>`;
}

/** Active cards in words, for whoever settles. @param {{view: View}} props */
function Active({ view }) {
  const { now, t, facts } = view.props;
  const list = activeOf(now);
  if (list.length === 0) return null;
  return html`<p class="active-list"><small>${t.activeTitle}</small> ${list.map(
    ([id, n]) => html`<span class="chip" ...${told(view.props, `tech:${id}`)}>
    <${Technology} id=${id} />${technologyName(t, facts, id)}${n > 1 ? ` × ${n}` : ""}</span>`,
  )}</p>`;
}

/** @param {{view: View}} props */
export function Matrix({ view }) {
  const { props, turn, home } = view;
  const { now, t, seats } = props;
  const [wanted, show] = useState(/** @type {number | null} */ (null));
  const active = useActiveCells(now);
  const seat = view.grouped.place.size > 0 || view.outlook ? turn : (wanted ?? home);
  const isActing = seat === turn;
  const places = isActing && (view.outlook || view.grouped.place.size > 0) ? view.places : [];
  const columns = columnsOf(view, seat, places);
  const label = seat === now.viewer ? t.yourTechnologies : t.technologiesOf(seats[seat].label);
  const style = { gridTemplateColumns: `repeat(${Math.max(4, columns.length)}, minmax(0, 1fr))` };
  return html`<section class="panel matrix" aria-label=${label}>
    <div class="matrix-head"><h2>${label}</h2><${Tabs} view=${view} seat=${seat} show=${show} /></div>
    ${isActing && html`<${Active} view=${view} />`}
    ${
      columns.length === 0
        ? html`<p class="small">${t.noCards}</p>`
        : html`<div class="columns" style=${style}>
          ${columns.map(
            (column) => html`<${Column}
              key=${column.where} view=${view} seat=${seat} column=${column} active=${isActing ? active : new Set()}
              ghost=${isActing ? view.ghostPlace : null} places=${places} />`,
          )}
        </div>`
    }
  </section>`;
}
