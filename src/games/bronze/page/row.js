/* row.js - the row of tiles: above each tile its province, below it its cities, between them the
 * land. On a phone it is panned.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../../lib/preact.js";
import { useKept } from "../../../shell/base/kept.js";
import { memo } from "../../../shell/base/memo.js";
import { Icon } from "../../../shell/base/parts.js";
import { NARROWEST, sizeOf } from "./geometry.js";
import { Land } from "./land.js";
import { NONE, seatOf, shortName, tilesOf } from "./model.js";
import { cityGoal, nameCity, nameSeat } from "./names.js";
import { acts, chooser, CitySign, labels, Name, told, Who } from "./parts.js";

/** @typedef {import("./geometry.js").Room} Room */
/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {import("./model.js").Tile} Tile */
/** @typedef {import("./drawing.js").Drawing} Drawing */

/* -- Above ----------------------------------------------------------------- */

/** What the small line above a tile says. @param {Drawing} drawing @param {Tile} tile */
function stateOf(drawing, tile) {
  const { t } = drawing.props;
  if (!tile.open) return t("above-down");
  if (tile.winner !== NONE) return tile.told.free === 0 ? t("above-full") : t("above-passed");
  if (tile.told.due !== undefined) return t("above-due", { who: nameSeat(drawing.props, tile.told.due) });
  return t("above-free", { n: tile.told.free });
}

/** The token: dark while it lies there, in its owner's colour when it is won.
 * @param {{drawing: Drawing, tile: Tile}} props */
function Token({ drawing, tile }) {
  const { props } = drawing;
  if (!tile.province) return null;
  const owner = seatOf(props.now, tile.winner);
  const colour = owner >= 0 ? props.seats[owner].colour : "";
  const fresh = drawing.marked.has(`province:${tile.place}`) ? " last" : "";
  const state = (tile.winner === "nobody" ? " lost" : owner >= 0 ? ` held ${colour}` : "") + fresh;
  const label = props.t("province-label", {
    tile: tile.place + 1,
    points: tile.province,
    taken: tile.winner === NONE ? 0 : 1,
    who: owner >= 0 ? props.seats[owner].label : props.t("nobody"),
  });
  return html`<span
      class=${`token${state}`} data-piece=${`token:${tile.place}`} data-n=${owner >= 0 ? 0 : 1}
      ...${told(props, `province:${tile.place}`, label)}>
    ${
      owner >= 0
        ? html`<svg class="i" aria-hidden="true"><use href=${`icons.svg#o-${colour}`} /></svg>`
        : html`<${Icon} name="province" />`
    }
    ${tile.province}
  </span>`;
}

/** Settlements by player; the number of who leads is underlined.
 * @param {{drawing: Drawing, tile: Tile}} props */
function Leads({ drawing, tile }) {
  const { props, shown } = drawing;
  const { counts, leader } = shown.tell.tiles[tile.place];
  const rows = counts
    .map((n, seat) => ({ n, seat }))
    .filter((row) => row.n > 0)
    .sort((a, b) => b.n - a.n);
  return html`<span class="leads">
    ${rows.map(
      (row) => html`<span class=${row.seat === leader ? "tally first" : "tally"}>
        <${Who} seats=${props.seats} seat=${row.seat} label=${shortName(props.seats, row.seat)} />
        <b class="num">${row.n}</b>
      </span>`,
    )}
  </span>`;
}

/** Whether the viewer has gone past it. @param {Drawing} drawing @param {Tile} tile */
function isLeft({ props: { now } }, tile) {
  const reach = now.viewer === null ? -1 : now.tell.players[now.viewer].reach;
  return tile.place < reach && tile.winner === NONE;
}

/** @param {{drawing: Drawing, tile: Tile}} props */
function AboveDrawn({ drawing, tile }) {
  const { props } = drawing;
  return html`<div class="above" data-tile=${tile.key}>
    <${Token} drawing=${drawing} tile=${tile} />
    <${Leads} drawing=${drawing} tile=${tile} />
    <small ...${told(props, `tile:${tile.place}`)}>
      ${
        isLeft(drawing, tile) &&
        html`<svg class="i" role="img" aria-label=${props.t("above-behind")}><use href="icons.svg#lock" /></svg>`
      }
      ${stateOf(drawing, tile)}
    </small>
  </div>`;
}

const Above = memo(AboveDrawn, ({ drawing, tile }) => {
  const { props, shown, marked } = drawing;
  const isNew = marked.has(`province:${tile.place}`);
  return [...labels(props), tile, shown.tell.tiles[tile.place], isNew, isLeft(drawing, tile)];
});

/* -- Below ----------------------------------------------------------------- */

/** @param {{drawing: Drawing, id: string}} props */
function CityBelow({ drawing, id }) {
  const { props, grouped } = drawing;
  const choice = drawing.phone ? undefined : grouped.city.get(id)?.move; /* a finger wants more than a plate: Offer */
  const name = nameCity(props, id);
  const label = props.t("city-label", { city: name, goal: cityGoal(props, id) });
  const selected = props.selected && props.selected === choice ? " selected" : "";
  const state = `plate${choice ? " legal" : ""}${selected}`;
  const attributes = choice ? chooser(props, choice, label, `city:${id}`) : told(props, `city:${id}`, label);
  return html`<div class=${state} data-piece=${`city:${id}`} ...${attributes}>
    <${Name} name=${name} />
    <${CitySign} id=${id} ctx=${props} />
  </div>`;
}

/** How many city cards are laid below a tile: for so many a place is kept below each.
 * @param {Drawing} drawing */
export function platesOf({ props: { content, now } }) {
  const seats = now.names.length;
  return content.setup.find(({ players }) => players === seats)?.city_cards ?? seats + 1;
}

/** @param {{drawing: Drawing, tile: Tile}} props */
function BelowDrawn({ drawing, tile }) {
  const { cities } = tile.told;
  if (cities === "laid")
    return html`<div>
      ${tile.laid.map((id) => html`<${CityBelow} key=${id} drawing=${drawing} id=${id} />`)}
    </div>`;
  if (!tile.open) return html`<div></div>`;
  return html`<div><small>${drawing.props.t(`below-${cities}`, { n: platesOf(drawing) })}</small></div>`;
}

const Below = memo(BelowDrawn, ({ drawing: { props, phone }, tile }) => [
  ...acts(props),
  phone,
  tile,
  ...tile.laid.map((id) => props.now.tell.cities[id]?.rule),
]);

/* -- The window on the row ------------------------------------------------- */

/** The size of the land, watched; `first` before it is measured.
 * @param {{current: HTMLElement | null}} box @param {Room} first @returns {Room} */
function useRoom(box, first) {
  const [room, setRoom] = useState(first);
  useLayoutEffect(() => {
    const land = /** @type {HTMLElement} */ (box.current);
    const look = () => {
      const { clientWidth: width } = /** @type {HTMLElement} */ (land.closest(".scroller"));
      const { clientHeight: height } = land;
      if (width && height) setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    look();
    const watch = new ResizeObserver(look);
    for (const element of [land, /** @type {Element} */ (land.closest(".scroller"))]) watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return room;
}

/** The places of the tiles with the spots that can be settled. @param {Drawing} drawing */
const placesToSettle = (drawing) => [...drawing.grouped.settle.values()].map(([{ fact }]) => fact.spot.tile.n - 1);

/** The place that should be seen first: where something can be settled or
 * chosen, else where the viewer stands. @param {Drawing} drawing */
function placeToShow(drawing) {
  const { now } = drawing.props;
  const [first] = placesToSettle(drawing);
  if (first !== undefined) return first;
  const [city] = drawing.grouped.city.values();
  if (city) return city.fact.tile.n - 1;
  return Math.max(0, now.viewer === null ? 0 : now.tell.players[now.viewer].reach);
}

/** Pans so that what matters now is inside the window.
 * @param {{current: HTMLElement | null}} box @param {Size} size @param {Drawing} drawing */
function usePan(box, size, drawing) {
  const place = placeToShow(drawing);
  useEffect(() => {
    const element = box.current;
    if (!element || element.scrollWidth <= element.clientWidth) return;
    const [left, right] = [place * size.tile, (place + 1) * size.tile];
    const inside = left >= element.scrollLeft && right <= element.scrollLeft + element.clientWidth;
    if (!inside) element.scrollLeft = left;
  }, [place, size.tile, drawing.props.now.state.phase]);
}

/** What lies outside the window: nothing (-1), or tiles with so many spots that can be chosen.
 * @typedef {{left: number, right: number}} Beyond */

/** @param {{current: HTMLElement | null}} box @param {Size} size @param {Drawing} drawing
 * @returns {Beyond & {look: () => void}} */
function useBeyond(box, size, drawing) {
  const [beyond, setBeyond] = useState({ left: -1, right: -1 });
  const look = () => {
    const element = box.current;
    if (!element) return;
    const places = placesToSettle(drawing);
    const [from, to] = [element.scrollLeft, element.scrollLeft + element.clientWidth];
    const left = from < 1 ? -1 : places.filter((place) => (place + 0.5) * size.tile < from).length;
    const right = to > element.scrollWidth - 1 ? -1 : places.filter((place) => (place + 0.5) * size.tile > to).length;
    setBeyond((old) => (old.left === left && old.right === right ? old : { left, right }));
  };
  useEffect(() => {
    if (drawing.phone) look();
  });
  return { ...beyond, look };
}

const SIDES = /** @type {const} */ (["left", "right"]);

/** The way to what lies outside the window, and where the window cuts it.
 * @param {{drawing: Drawing, beyond: Beyond, pan: (way: 1 | -1) => void}} props */
function Ways({ drawing, beyond, pan }) {
  const sides = SIDES.filter((side) => beyond[side] >= 0);
  const way = (/** @type {"left" | "right"} */ side) => {
    const n = beyond[side];
    return html`<button type="button" class=${`btn ${side}${n > 0 ? " wanted" : ""}`}
        aria-label=${drawing.props.t("row-more", { n, side })} onClick=${() => pan(side === "left" ? -1 : 1)}>
      ${n > 0 && side === "right" && n}<${Icon} name="back" />${n > 0 && side === "left" && n}
    </button>`;
  };
  return html`${sides.map((side) => html`<i class=${`cut ${side}`} data-beyond key=${side}></i>`)}
    <span class="ways">${sides.map(way)}</span>`;
}

/** @param {{drawing: Drawing}} props */
export function Row({ drawing }) {
  const { props, terrains, phone } = drawing;
  const { now, content, t } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const land = useRef(/** @type {HTMLElement | null} */ (null));
  const tiles = useKept(tilesOf(now, content));
  const room = useRoom(land, phone ? { width: 336, height: 294 } : { width: 920, height: 294 });
  const narrowest = !phone ? NARROWEST.all : drawing.overview ? NARROWEST.eye : NARROWEST.finger;
  const size = useKept(sizeOf(room, tiles.length, terrains.length, narrowest));
  usePan(box, size, drawing);
  const beyond = useBeyond(box, size, drawing);
  const pan = (/** @type {1 | -1} */ way) =>
    box.current?.scrollBy({ left: way * 2 * size.tile, behavior: drawing.still ? "auto" : "smooth" });
  const columns = { gridTemplateColumns: `repeat(${tiles.length}, ${size.tile}px)` };
  return html`<div
        class="scroller scroll-x" ref=${box} tabindex="0" role="region" aria-label=${t("row-title")}
        onScroll=${beyond.look}>
      <div
          class=${["inner", size.tile < 116 && "slim", size.tile < 96 && "tiny", size.tile < 76 && "micro"]
            .filter(Boolean)
            .join(" ")}
          style=${{ width: `${size.width}px` }}>
        <div class="aboves" style=${columns}>
          ${tiles.map((tile) => html`<${Above} key=${tile.key} drawing=${drawing} tile=${tile} />`)}
        </div>
        <div class="land-box" ref=${land}><${Land} drawing=${drawing} size=${size} tiles=${tiles} /></div>
        <div class="belows" style=${columns}>
          ${tiles.map((tile) => html`<${Below} key=${tile.key} drawing=${drawing} tile=${tile} />`)}
        </div>
      </div>
    </div>
    ${phone && html`<${Ways} drawing=${drawing} beyond=${beyond} pan=${pan} />`}`;
}
