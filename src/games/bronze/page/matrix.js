/* matrix.js - the technologies of a player: columns of cards, the places for the
 * card in hand, and which cards are active or would be.
 */
import { html, useRef, useState } from "../../../lib/preact.js";
import { Icon } from "../../../shell/base/parts.js";
import { activeOf, BRONZE, matrixOf, matrixWith, NONE, placeTold, readPlace, turnOf } from "./model.js";
import { nameTechnology } from "./names.js";
import { chooser, Technology, told, Who } from "./parts.js";

/** @typedef {import("./model.js").Card} Card */
/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./model.js").Now} Now */
/** @typedef {import("./model.js").PlaceTold} PlaceTold */

/* -- Active cards ---------------------------------------------------------- */

/** @typedef {{count: number, seat: number, matrix: Card[][], card: string, places: PlaceTold[]}} Before */

/** The cells of the cards that may still settle. The position says how many
 * there are of each technology; which ones, follows from the place that the
 * card took, remembered from the moment before.
 * @param {Now} now @param {Before | null} before @returns {Set<string>} */
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

/** @param {Now} now @returns {Set<string>} */
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

/** @param {{drawing: Drawing, seat: number, card: Card, column: number, row: number, state: string}} props */
function CardCell({ drawing, seat, card, column, row, state }) {
  const { props } = drawing;
  const { t } = props;
  const isActive = state === "active";
  const technology = nameTechnology(props, card.technology);
  const under = card.under ? nameTechnology(props, card.under) : NONE;
  const label = t("card-label", { technology, under, column: column + 1, row: row + 1, active: isActive ? 1 : 0 });
  return html`<div
      class=${`cell ${card.technology === BRONZE ? "casting " : ""}${state}`}
      data-piece=${`cell:${seat}:${card.technology}:${card.under}`}
      ...${told(props, `card:${seat}.${column}.${row}.${card.technology}`, label)}>
    <${Technology} id=${card.technology} />
    <b>${technology}</b>
    ${card.under && html`<span class="under"><${Icon} name=${card.under} /></span>`}
    ${isActive && html`<span class="tag">${t("card-active")}</span>`}
  </div>`;
}

/** "2 active, 37 spots", in two lines where it is narrow.
 * @param {{t: import("./model.js").Say, place: PlaceTold}} props */
const Gain = ({ t, place }) =>
  html`<span class="gain num">
    <span>${t("place-active", { n: place.active.length })}</span>
    ${" "}<span>${t("place-spots", { n: place.spots.length })}</span>
  </span>`;

/** One side of the card in hand at one place. While it is looked at the card
 * lies there, in the same room, so that nothing moves under the pointer.
 * @param {{drawing: Drawing, where: string, down: boolean, ghost: PlaceTold | null}} props */
function Half({ drawing, where, down, ghost }) {
  const { props, grouped } = drawing;
  const { now, t, selected } = props;
  const move = `place ${where}${down ? ` ${BRONZE}` : ""}`;
  const place = placeTold(now, move);
  if (!grouped.place.has(move) || !place) return null;
  const id = down ? BRONZE : now.state.card;
  const shown = ghost?.move === move;
  const state = `${down ? "down" : "up"}${selected === move ? " selected" : ""}${shown ? " cell new" : ""}`;
  const said = t("place-label", {
    face: down ? "down" : "up",
    where,
    column: where,
    technology: nameTechnology(props, now.state.card),
    cards: t("count-cards", { n: place.active.length }),
    spots: t("count-spots", { n: place.spots.length }),
  });
  return html`<div class=${state} ...${chooser(props, move, said, `place:${move}`)}>${
    shown
      ? html`<${Technology} id=${id} /><b>${nameTechnology(props, id)}</b><span class="tag">${t("card-new")}</span>`
      : html`<span>${down ? t("place-down") : t("place-up")}</span><${Gain} t=${t} place=${place} />`
  }</div>`;
}

/** A place for the card in hand, face up and face down.
 * @param {{drawing: Drawing, where: string, ghost: PlaceTold | null}} props */
function Place({ drawing, where, ghost }) {
  return html`<div class="place"><${Half} drawing=${drawing} where=${where} down=${false} ghost=${ghost} />
    <${Half} drawing=${drawing} where=${where} down=${true} ghost=${ghost} /></div>`;
}

/** What hovering a stack shows: what its card would bring at each place.
 * @param {{drawing: Drawing, where: string, place: PlaceTold}} props */
function Outlook({ drawing, where, place }) {
  const { t } = drawing.props;
  return html`<div class="cell outlook" aria-hidden="true">
    <b>${t("place-at", { where })}</b>
    <${Gain} t=${t} place=${place} />
  </div>`;
}

/* -- Columns --------------------------------------------------------------- */

/** @typedef {{where: string, cards: Card[], index: number}} ColumnDrawn */

/** The columns as they are drawn: a new one at either end where the card in
 * hand may begin one. @param {Drawing} drawing @param {number} seat @param {PlaceTold[]} places
 * @returns {ColumnDrawn[]} */
function columnsOf(drawing, seat, places) {
  const matrix = matrixOf(drawing.props.now, seat);
  const has = (/** @type {string} */ where) => places.some((place) => readPlace(place.move).where === where);
  const columns = matrix.map((cards, i) => ({ where: String(i + 1), cards, index: i }));
  if (matrix.length === 0 && has("1")) columns.push({ where: "1", cards: [], index: 0 });
  if (has("left")) columns.unshift({ where: "left", cards: [], index: -1 });
  if (has("right")) columns.push({ where: "right", cards: [], index: matrix.length });
  return columns;
}

/** The class of a card: active now, or when the ghost lay where it is shown.
 * @param {Set<string>} active @param {PlaceTold | null} ghost @param {number} index @param {number} row */
function stateOf(active, ghost, index, row) {
  if (!ghost) return active.has(`${index}.${row}`) ? "active" : "";
  const shift = readPlace(ghost.move).where === "left" ? 1 : 0;
  const on = ghost.active.some(([c, r]) => c === index + shift && r === row);
  return on ? "active" : "";
}

/** @param {{drawing: Drawing, seat: number, column: ColumnDrawn, active: Set<string>, ghost: PlaceTold | null,
 *   places: PlaceTold[]}} props */
function Column({ drawing, seat, column, active, ghost, places }) {
  const { now } = drawing.props;
  const { where, cards, index } = column;
  const mine = places.filter((place) => readPlace(place.move).where === where);
  const isGhost = ghost && readPlace(ghost.move).where === where;
  const isOwn = drawing.grouped.place.size > 0;
  return html`<div class="column">
    ${cards.map(
      (card, row) => html`<${CardCell}
        key=${row} drawing=${drawing} seat=${seat} card=${card} column=${index} row=${row}
        state=${stateOf(active, ghost, index, row)} />`,
    )}
    ${
      mine.length > 0 &&
      (isOwn
        ? html`<${Place} drawing=${drawing} where=${where} ghost=${isGhost ? ghost : null} />`
        : now.state.card === NONE && html`<${Outlook} drawing=${drawing} where=${where} place=${mine[0]} />`)
    }
  </div>`;
}

/* -- The panel ------------------------------------------------------------- */

/** Whose technologies are shown. @param {{drawing: Drawing, seat: number, show: (seat: number) => void}} props */
function Tabs({ drawing, seat, show }) {
  const { seats, t, now } = drawing.props;
  return html`<div class="tabs" role="group" aria-label=${t("matrix-whose")}>
    ${now.names.map(
      (_, i) => html`<button
          type="button" class="btn quiet" aria-pressed=${String(i === seat)}
          aria-label=${t("matrix-of", { who: seats[i].label })} title=${t("matrix-of", { who: seats[i].label })}
          onClick=${() => show(i)}>
        <${Who} seats=${seats} seat=${i} />
      </button>`,
    )}
  </div>`;
}

/** Active cards in words, for whoever settles. @param {{drawing: Drawing}} props */
function Active({ drawing }) {
  const { props } = drawing;
  const { now, t } = props;
  const list = activeOf(now);
  if (list.length === 0) return null;
  return html`<p class="active-list"><small>${t("matrix-active")}</small> ${list.map(
    ([id, n]) => html`<span class="chip" ...${told(props, `tech:${id}`)}>
    <${Technology} id=${id} />${t("active", { technology: nameTechnology(props, id), n })}</span>`,
  )}</p>`;
}

/** @param {{drawing: Drawing}} props */
export function Matrix({ drawing }) {
  const { props, turn, home } = drawing;
  const { now, t, seats } = props;
  const [wanted, show] = useState(/** @type {number | null} */ (null));
  const active = useActiveCells(now);
  const seat = drawing.grouped.place.size > 0 || drawing.outlook ? turn : (wanted ?? home);
  const isActing = seat === turn;
  const places = isActing && (drawing.outlook || drawing.grouped.place.size > 0) ? drawing.places : [];
  const columns = columnsOf(drawing, seat, places);
  const label = seat === now.viewer ? t("matrix-own") : t("matrix-of", { who: seats[seat].label });
  const style = { gridTemplateColumns: `repeat(${Math.max(4, columns.length)}, minmax(0, 1fr))` };
  return html`<section class="panel matrix" aria-label=${label}>
    <div class="matrix-head"><h2>${label}</h2><${Tabs} drawing=${drawing} seat=${seat} show=${show} /></div>
    ${isActing && html`<${Active} drawing=${drawing} />`}
    ${
      columns.length === 0
        ? html`<p class="small">${t("matrix-empty")}</p>`
        : html`<div class="columns" style=${style}>
          ${columns.map(
            (column) => html`<${Column}
              key=${column.where} drawing=${drawing} seat=${seat} column=${column}
              active=${isActing ? active : new Set()}
              ghost=${isActing ? drawing.ghostPlace : null} places=${places} />`,
          )}
        </div>`
    }
  </section>`;
}
