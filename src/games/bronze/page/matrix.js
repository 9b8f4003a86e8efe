/* matrix.js - the technologies of a player: columns of cards, the places for the
 * card in hand, and which cards are active or would be.
 */
import { html, useEffect, useRef } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { Icon } from "../../../shell/base/parts.js";
import { activeOf, BRONZE, columnOf, matrixOf, matrixWith, NONE, placeWords, turnOf } from "./model.js";
import { nameTechnology } from "./names.js";
import { acts, chooser, Name, Spot, Technology, told, Who } from "./parts.js";

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

/** `at` is where it lies in the panel.
 * @param {{drawing: Drawing, seat: number, card: Card, column: number, row: number, state: string,
 *   at: object}} props */
function CardCell({ drawing, seat, card, column, row, state, at }) {
  const { props } = drawing;
  const { t } = props;
  const isActive = state === "active";
  const technology = nameTechnology(props, card.technology);
  const under = card.under ? nameTechnology(props, card.under) : NONE;
  const label = t("card-label", { technology, under, column: column + 1, row: row + 1, active: isActive ? 1 : 0 });
  return html`<div
      class=${`cell ${card.technology === BRONZE ? "casting " : ""}${state}`} style=${at}
      data-piece=${`cell:${seat}:${card.technology}:${card.under}`}
      ...${told(props, `card:${seat}.${column}.${row}.${card.technology}`, label)}>
    <span class="in">
      <${Technology} id=${card.technology} />
      <${Name} name=${technology} />
      ${card.under && html`<span class="under"><${Icon} name=${card.under} /></span>`}
    </span>
    ${isActive && html`<span class="tag">${t("card-active")}</span>`}
  </div>`;
}

/** How many cards become active, and how many spots possible; the words are those of the place.
 * @param {{place: PlaceTold}} props */
const Gain = ({ place }) =>
  html`<span class="gain num">
    <span><${Icon} name="card" />${place.active.length}</span>
    <span><${Spot} />${place.spots.length}</span>
  </span>`;

/** One side of the card in hand at one place. While it is looked at the card
 * lies there, in the same room, so that nothing moves under the pointer.
 * @param {{drawing: Drawing, place: PlaceTold}} props */
function Half({ drawing, place }) {
  const { props, ghostPlace } = drawing;
  const { now, t, selected } = props;
  const { move, face } = place;
  const down = face === "down";
  const id = down ? BRONZE : now.state.card;
  const shown = ghostPlace?.move === move;
  const state = `${face}${selected === move ? " selected" : ""}${shown ? " cell new" : ""}`;
  const said = t("place-label", {
    ...placeWords(place),
    technology: nameTechnology(props, now.state.card),
    cards: t("count-cards", { n: place.active.length }),
    spots: t("count-spots", { n: place.spots.length }),
  });
  return html`<div class=${state} ...${chooser(props, move, said, `place:${move}`)}>${
    shown
      ? html`<span class="in"><${Technology} id=${id} /><${Name} name=${nameTechnology(props, id)} /></span>`
      : html`<span>${down ? t("place-down") : t("place-up")}</span><${Gain} place=${place} />`
  }</div>`;
}

/** A place for the card in hand, face up and face down.
 * @param {{drawing: Drawing, sides: PlaceTold[], at: object}} props */
function Place({ drawing, sides, at }) {
  const legal = sides.filter(({ move }) => drawing.grouped.place.has(move));
  return html`<div class="place" style=${at}>
    ${legal.map((place) => html`<${Half} key=${place.face} drawing=${drawing} place=${place} />`)}
  </div>`;
}

/** What hovering a stack shows: what its card would bring at each place.
 * @param {{place: PlaceTold, at: object, t: import("./model.js").Say}} props */
const Outlook = ({ place, at, t }) =>
  html`<div class="cell outlook" style=${at} aria-hidden="true">
    <b>${t("place-at", { where: place.where })}</b><${Gain} place=${place} />
  </div>`;

/* -- Columns --------------------------------------------------------------- */

const MOST = 4;

/** Where the card of a turn could go: at the end of each column, and beside them all while there are few.
 * @typedef {{cards: Card[], index: number}} ColumnDrawn */

/** The columns as they are drawn. Before the card is placed there is room for a new one at either end,
 * so that nothing moves when a card is only looked at.
 * @param {Card[][]} matrix @param {boolean} roomy @returns {ColumnDrawn[]} */
function columnsOf(matrix, roomy) {
  const columns = matrix.map((cards, index) => ({ cards, index }));
  if (!roomy || matrix.length === MOST) return columns;
  if (matrix.length === 0) return [{ cards: [], index: 0 }];
  return [{ cards: [], index: -1 }, ...columns, { cards: [], index: matrix.length }];
}

/** The class of a card: active now, or when the ghost lay where it is shown.
 * @param {Set<string>} active @param {PlaceTold | null} ghost @param {number} index @param {number} row */
function stateOf(active, ghost, index, row) {
  if (!ghost) return active.has(`${index}.${row}`) ? "active" : "";
  const shift = ghost.where === "left" ? 1 : 0;
  const on = ghost.active.some(([c, r]) => c === index + shift && r === row);
  return on ? "active" : "";
}

/** Where the next card could lie: what it would bring there, if that is known.
 * @param {{drawing: Drawing, sides: PlaceTold[], at: object}} props */
function Next({ drawing, sides, at }) {
  if (sides.length === 0) return html`<div class="vacant" style=${at}></div>`;
  if (drawing.grouped.place.size > 0) return html`<${Place} drawing=${drawing} sides=${sides} at=${at} />`;
  return html`<${Outlook} place=${sides[0]} at=${at} t=${drawing.props.t} />`;
}

/** @typedef {{drawing: Drawing, seat: number, active: Set<string>, ghost: PlaceTold | null, places: PlaceTold[],
 *   roomy: boolean}} Shown */

/** The cards of a column, and below them the place for another.
 * @param {Shown & {column: ColumnDrawn, nth: number}} props */
function Column({ drawing, seat, column, nth, active, ghost, places, roomy }) {
  const { cards, index } = column;
  const sides = places.filter((place) => columnOf(place) === index);
  const isNew = index < 0 || cards.length === 0;
  const gridRow = isNew ? "1 / -1" : `${cards.length + 1} / -1`;
  const at = { gridColumn: nth + 1, gridRow };
  return html`${cards.map(
    (card, row) => html`<${CardCell}
        key=${`${index}.${row}`} drawing=${drawing} seat=${seat} card=${card} column=${index} row=${row}
        state=${stateOf(active, ghost, index, row)} at=${{ gridColumn: nth + 1, gridRow: row + 1 }} />`,
  )}
  ${roomy && html`<${Next} key=${index} ...${{ drawing, sides, at }} />`}`;
}

/** @param {Shown} shown */
function Columns(shown) {
  const { roomy } = shown;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const isPlacing = shown.drawing.grouped.place.size > 0;
  useEffect(() => {
    if (isPlacing && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [isPlacing, shown.drawing.view]);
  const matrix = matrixOf(shown.drawing.props.now, shown.seat);
  const columns = columnsOf(matrix, roomy);
  const deepest = Math.max(1, ...matrix.map((cards) => cards.length));
  const tracks = columns.map(({ cards }) =>
    cards.length > 0 || matrix.length === 0 ? "minmax(0, var(--widest))" : "var(--slot)",
  );
  const style = {
    gridTemplateColumns: tracks.join(" "),
    gridTemplateRows: `repeat(${deepest}, minmax(var(--cell), var(--cell-most)))${roomy ? " var(--place)" : ""}`,
  };
  return html`<div class="columns" ref=${box} style=${style}>
    ${columns.map((column, nth) => html`<${Column} key=${column.index} ...${shown} column=${column} nth=${nth} />`)}
  </div>`;
}

/* -- The panel ------------------------------------------------------------- */

/** Whose technologies and cities are shown. @param {{drawing: Drawing, seat: number}} props */
function Tabs({ drawing, seat }) {
  const { seats, t, now } = drawing.props;
  return html`<div class="tabs" role="group" aria-label=${t("matrix-whose")}>
    ${now.names.map(
      (_, i) => html`<button
          type="button" class="btn quiet" aria-pressed=${String(i === seat)}
          aria-label=${t("matrix-of", { who: seats[i].label })} title=${t("matrix-of", { who: seats[i].label })}
          onClick=${() => drawing.look(i)}>
        <${Who} seats=${seats} seat=${i} />
      </button>`,
    )}
  </div>`;
}

/** Active cards in words, for whoever settles on a phone held across; elsewhere the question has them.
 * @param {{drawing: Drawing}} props */
export function Active({ drawing }) {
  const { props } = drawing;
  const { now, t } = props;
  const list = activeOf(now);
  if (list.length === 0) return null;
  return html`<span class="active-list"><small>${t("matrix-active")}</small> ${list.map(
    ([id, n]) => html`<span class="chip" ...${told(props, `tech:${id}`)}>
    <${Technology} id=${id} />${t("active", { technology: nameTechnology(props, id), n })}</span>`,
  )}</span>`;
}

/** The card that was taken and has no place yet. @param {{drawing: Drawing}} props */
function Hand({ drawing }) {
  const { props } = drawing;
  const hand = props.now.state.card;
  if (hand === NONE) return null;
  const label = props.t("pool-hand.title", { technology: nameTechnology(props, hand) });
  return html`<span class="chip" key=${hand} data-piece=${`hand:${hand}`} ...${told(props, `tech:${hand}`, label)}>
    <span class="word">${props.t("pool-hand")}</span> <${Technology} id=${hand} />
  </span>`;
}

/** @param {{drawing: Drawing}} props */
function Technologies({ drawing }) {
  const { props, turn, whose, grouped } = drawing;
  const { now, t, seats } = props;
  const active = useActiveCells(now);
  const isPlacing = grouped.place.size > 0 || drawing.outlook;
  const seat = isPlacing ? turn : whose;
  const isActing = seat === turn;
  const roomy = isActing && (isPlacing || grouped.take.size > 0);
  const label = seat === now.viewer ? t("matrix-own") : t("matrix-of", { who: seats[seat].label });
  const isEmpty = matrixOf(now, seat).length === 0 && !roomy;
  return html`<section class="panel matrix" data-panel="cards" aria-label=${label}>
    <div class="matrix-head">
      <h2>${label}</h2>
      ${isActing && html`<${Hand} drawing=${drawing} />`}
      <${Tabs} drawing=${drawing} seat=${seat} />
    </div>
    ${
      isEmpty
        ? html`<p class="small">${t("matrix-empty")}</p>`
        : html`<${Columns}
            drawing=${drawing} seat=${seat} roomy=${roomy} active=${isActing ? active : new Set()}
            ghost=${isActing ? drawing.ghostPlace : null} places=${isActing && isPlacing ? drawing.places : []} />`
    }
  </section>`;
}

export const Matrix = memo(Technologies, ({ drawing }) => {
  const { props, places, ghostPlace, outlook, view, turn, whose, look } = drawing;
  const { state, tell, viewer, count } = props.now;
  const position = [state.matrix, state.card, state.active, tell.places, tell.places.length > 0 && count, viewer];
  return [...acts(props), ...position, places, ghostPlace, outlook, view, turn, whose, look];
});
