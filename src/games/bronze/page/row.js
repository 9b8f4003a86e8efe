/* row.js - the row of tiles: bands of terrain, spots, settlements, trade lines;
 * above each tile its province, below it its cities.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../../lib/preact.js";
import { join } from "../../../shell/table/choose.js";
import { Icon } from "../../../shell/base/parts.js";
import { bricks, rowY, sizeOf, spotX } from "./geometry.js";
import { NONE, readSettle, seatOf, shortName, tilesOf } from "./model.js";
import { cityGoal, nameCity, nameSeat, nameSpot, nameTechnology } from "./names.js";
import { chooser, CitySign, selector, told, Who } from "./parts.js";

/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {import("./model.js").Tile} Tile */
/** @typedef {import("./model.js").Spot} Spot */
/** @typedef {import("./model.js").Payment} Payment */
/** @typedef {import("./model.js").Props} Props */
/** @typedef {import("./drawing.js").Drawing} Drawing */

/* -- Spots ----------------------------------------------------------------- */

/** The two symbols on a settlement: whose, and of which settlers.
 * @param {{x: number, y: number, r: number, colour: string, settler: string}} props */
function Emblem({ x, y, r, colour, settler }) {
  const s = r * 0.86;
  return html`<use href=${`icons.svg#o-${colour}`} x=${x - s * 1.03} y=${y - s / 2} width=${s} height=${s} />
    <use href=${`icons.svg#${settler}`} x=${x + s * 0.05} y=${y - s / 2} width=${s} height=${s} />`;
}

/** @param {{drawing: Drawing, size: Size, spot: Spot, y: number}} props */
function Settlement({ drawing, size, spot, y }) {
  const { props, marked } = drawing;
  const x = spotX(size, spot);
  const r = size.radius;
  const seat = props.seats[spot.owner];
  const label = props.t("settlement-label", { who: seat.label, spot: nameSpot(props, spot) });
  return html`<g
      class=${`piece ${seat.colour}`} data-piece=${`spot:${spot.key}`}
      ...${told(props, `spot:${spot.key}`, label)}>
    <circle class="disc" cx=${x} cy=${y} r=${r} />
    <g class="emblem"><${Emblem} x=${x} y=${y} r=${r} colour=${seat.colour} settler=${spot.settler} /></g>
    ${
      marked.has(`spot:${spot.key}`) &&
      html`<circle class="last-halo" cx=${x} cy=${y} r=${r + 2.5} />
        <circle class="last-ring" cx=${x} cy=${y} r=${r + 2.5} />`
    }
  </g>`;
}

/** The settlement that would come to lie on a spot.
 * @param {{drawing: Drawing, size: Size, spot: Spot, y: number}} props */
function Ghost({ drawing, size, spot, y }) {
  const x = spotX(size, spot);
  const seat = drawing.props.seats[drawing.turn];
  return html`<g class=${`ghost ${seat.colour}`}>
    <circle class="halo" cx=${x} cy=${y} r=${size.radius + 2} />
    <circle class="disc" cx=${x} cy=${y} r=${size.radius} />
    <g class="emblem"><${Emblem} x=${x} y=${y} r=${size.radius} colour=${seat.colour} settler=${spot.settler} /></g>
  </g>`;
}

/** What can be done on a free spot. @param {Props} props @param {Spot} spot @param {Payment[]} payments */
const labelSpot = (props, spot, payments) =>
  props.t("spot-label", {
    choice: payments.length > 0 ? "settle" : "none",
    spot: nameSpot(props, spot),
    technologies: payments.map(({ technology }) => nameTechnology(props, technology)),
  });

/** What a free spot does when it is chosen: settles at once if one technology
 * can pay, else asks which. Keys go to the payments themselves.
 * @param {Drawing} drawing @param {Spot} spot */
function freeSpotAttributes(drawing, spot) {
  const { props, grouped } = drawing;
  const payments = grouped.settle.get(spot.key);
  const id = `spot:${spot.key}`;
  const label = labelSpot(props, spot, payments ?? []);
  if (!payments) return told(props, id, label);
  if (payments.length === 1) return chooser(props, payments[0].move, label, id);
  const show = () => props.preview(payments[0].move);
  const hide = () => props.preview(null);
  return join(selector(props, spot.key, label, id), { tabindex: -1, onMouseEnter: show, onMouseLeave: hide });
}

/** @param {{drawing: Drawing, size: Size, spot: Spot, y: number}} props */
function FreeSpot({ drawing, size, spot, y }) {
  const { grouped, ghostSpot, possible, props } = drawing;
  const x = spotX(size, spot);
  const legal = grouped.settle.has(spot.key);
  const could = possible.has(spot.key) ? " possible" : "";
  const chosen = props.selected === spot.key ? " chosen" : "";
  const state = `${legal ? " legal-spot" : ""}${could}${chosen}`;
  const s = size.radius * 1.15;
  return html`<g class=${`spot${state}`} ...${freeSpotAttributes(drawing, spot)}>
    <rect
      class="hit" x=${x - size.step / 2} y=${y - size.row / 2 + 1} width=${size.step} height=${size.row - 2} rx="8" />
    ${(legal || possible.has(spot.key)) && html`<circle class="halo" cx=${x} cy=${y} r=${size.radius + 1.5} />`}
    <circle class="disc" cx=${x} cy=${y} r=${size.radius - 1} />
    <use class="settler" href=${`icons.svg#${spot.settler}`} x=${x - s / 2} y=${y - s / 2} width=${s} height=${s} />
    ${ghostSpot === spot.key && html`<${Ghost} drawing=${drawing} size=${size} spot=${spot} y=${y} />`}
  </g>`;
}

/** Where several technologies can pay: one choice for each, side by side on the
 * spot, for keys, screen readers and hints. The pointer takes the spot below.
 * @param {{drawing: Drawing, size: Size, spot: Spot, y: number}} props */
function Payments({ drawing, size, spot, y }) {
  const { props, grouped } = drawing;
  const payments = grouped.settle.get(spot.key) ?? [];
  if (payments.length < 2) return null;
  const width = size.step / payments.length;
  const x = spotX(size, spot) - size.step / 2;
  return html`<g class="payments">
    ${payments.map(
      (payment, i) => html`<rect
        key=${payment.move} x=${x + i * width} y=${y - size.row / 2 + 1} width=${width} height=${size.row - 2} rx="4"
        ...${chooser(props, payment.move, labelSpot(props, spot, [payment]), `spot:${spot.key}`)} />`,
    )}
  </g>`;
}

/* -- Tiles ----------------------------------------------------------------- */

/** @param {{drawing: Drawing, size: Size, tile: Tile}} props */
function ClosedTile({ drawing, size, tile }) {
  const { props } = drawing;
  const x = tile.place * size.tile + size.gap / 2;
  const width = size.tile - size.gap;
  return html`<g ...${told(props, `tile:${tile.place}`, props.t("tile-title-down", { n: tile.place + 1 }))}>
    <rect class="down" x=${x} y="0" width=${width} height=${size.height} rx="8" />
    <path class="brick" d=${bricks(x, width, size.height, size.row / 2)} /></g>`;
}

/** @param {{drawing: Drawing, size: Size, tile: Tile}} props */
function Bands({ drawing, size, tile }) {
  const { props, terrains, marked } = drawing;
  const x = tile.place * size.tile + size.gap / 2;
  const width = size.tile - size.gap;
  return html`<g ...${told(props, `tile:${tile.place}`, props.t("tile-title", { n: tile.place + 1 }))}>
    <clipPath id=${`bronze-tile-${tile.place}`}>
      <rect x=${x} y="0" width=${width} height=${size.height} rx="8" />
    </clipPath>
    <g clip-path=${`url(#bronze-tile-${tile.place})`}>
      ${terrains.map(
        (terrain, i) => html`<rect
          class=${`band t-${terrain}`} x=${x} y=${i * size.row} width=${width} height=${size.row} />`,
      )}
      ${terrains
        .slice(1)
        .map(
          (_, i) =>
            html`<line class="edge" x1=${x} x2=${x + width} y1=${(i + 1) * size.row} y2=${(i + 1) * size.row} />`,
        )}
    </g>
    ${
      marked.has(`tile:${tile.key}`) &&
      html`<rect class="last-ring" x=${x + 1} y="1" width=${width - 2} height=${size.height - 2} rx="8" />`
    }
  </g>`;
}

/** The runs that are long enough for a token, from their first to their last
 * settlement. @param {{drawing: Drawing, size: Size, tiles: Tile[]}} props */
function Lines({ drawing, size, tiles }) {
  const { terrains, shown, props } = drawing;
  const spots = new Map(tiles.flatMap((tile) => tile.spots.map((spot) => [spot.key, spot])));
  return terrains.flatMap((terrain, row) =>
    shown.tell.lines[terrain].runs.map((run) => {
      const ends = [run.spots[0], run.spots[run.spots.length - 1]].map((key) => spots.get(key));
      if (!ends[0] || !ends[1]) return null;
      const [x1, x2] = ends.map((spot) => spotX(size, /** @type {Spot} */ (spot)));
      const y = rowY(size, row);
      return html`<g class=${props.seats[run.seat].colour}><line class="run-edge" x1=${x1} x2=${x2} y1=${y} y2=${y} />
      <line class="run" x1=${x1} x2=${x2} y1=${y} y2=${y} /></g>`;
    }),
  );
}

/** @param {{drawing: Drawing, size: Size, tiles: Tile[]}} props */
function Land({ drawing, size, tiles }) {
  const rows = new Map(drawing.terrains.map((terrain, i) => [terrain, rowY(size, i)]));
  const spots = tiles.flatMap((tile) => tile.spots);
  const part = (/** @type {Spot} */ spot) => {
    const all = { drawing, size, spot, y: rows.get(spot.terrain) ?? 0 };
    if (spot.owner >= 0) return html`<${Settlement} key=${spot.key} ...${all} />`;
    return html`<g key=${spot.key}><${FreeSpot} ...${all} /><${Payments} ...${all} /></g>`;
  };
  return html`<svg
      class="land" role="group" aria-label=${drawing.props.t("row-title")} width=${size.width} height=${size.height}
      viewBox=${`0 0 ${size.width} ${size.height}`}>
    ${tiles.map((tile) => html`<${tile.open ? Bands : ClosedTile} drawing=${drawing} size=${size} tile=${tile} />`)}
    <${Lines} drawing=${drawing} size=${size} tiles=${tiles} />
    ${spots.filter((spot) => spot.owner >= 0).map(part)}
    ${spots.filter((spot) => spot.owner < 0).map(part)}
  </svg>`;
}

/* -- Above and below ------------------------------------------------------- */

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

/** Settlements by player; the crown is on who leads.
 * @param {{drawing: Drawing, tile: Tile}} props */
function Leads({ drawing, tile }) {
  const { props, shown } = drawing;
  const { counts, leader } = shown.tell.tiles[tile.place];
  const rows = counts
    .map((n, seat) => ({ n, seat }))
    .filter((row) => row.n > 0)
    .sort((a, b) => b.n - a.n);
  return html`<span class=${rows.length > 3 ? "leads two" : "leads"}>
    ${rows.map(
      (row) => html`<span class=${row.seat === leader ? "tally first" : "tally"}>
        <${Who} seats=${props.seats} seat=${row.seat} label=${shortName(props.seats, row.seat)} />
        <b class="num">${row.n}</b>
        ${row.seat === leader && html`<${Icon} name="crown" />`}
      </span>`,
    )}
  </span>`;
}

/** @param {{drawing: Drawing, tile: Tile}} props */
function Above({ drawing, tile }) {
  const { props } = drawing;
  const reach = props.now.viewer === null ? -1 : props.now.tell.players[props.now.viewer].reach;
  const isLeft = tile.place < reach && tile.winner === NONE;
  return html`<div class="above" data-tile=${tile.key}>
    <${Token} drawing=${drawing} tile=${tile} />
    <${Leads} drawing=${drawing} tile=${tile} />
    <small ...${told(props, `tile:${tile.place}`)}>
      ${
        isLeft &&
        html`<svg class="i" role="img" aria-label=${props.t("above-behind")}><use href="icons.svg#lock" /></svg>`
      }
      ${stateOf(drawing, tile)}
    </small>
  </div>`;
}

/** Names of more letters are written smaller, so that they fit below a tile. */
const LONG = 9;

/** @param {{drawing: Drawing, id: string}} props */
function CityBelow({ drawing, id }) {
  const { props, grouped } = drawing;
  const choice = grouped.city.get(id);
  const name = nameCity(props, id);
  const label = props.t("city-label", { city: name, goal: cityGoal(props, id) });
  const selected = props.selected === choice?.move ? " selected" : "";
  const state = `city-card${name.length > LONG ? " long" : ""}${choice ? " legal" : ""}${selected}`;
  const attributes = choice ? chooser(props, choice.move, label, `city:${id}`) : told(props, `city:${id}`, label);
  return html`<div class=${state} data-piece=${`city:${id}`} ...${attributes}>
    <b>${name}</b>
    <${CitySign} id=${id} ctx=${props} />
  </div>`;
}

/** @param {{drawing: Drawing, tile: Tile}} props */
function Below({ drawing, tile }) {
  const { t, facts, now } = drawing.props;
  const { cities } = tile.told;
  if (cities === "laid")
    return html`<div>${tile.laid.map((id) => html`<${CityBelow} key=${id} drawing=${drawing} id=${id} />`)}</div>`;
  if (!tile.open) return html`<div></div>`;
  const setup = facts.setup.find((one) => one.players === now.names.length);
  const cards = setup?.city_cards ?? now.names.length + 1;
  return html`<div><small>${t(`below-${cities}`, { n: cards })}</small></div>`;
}

/* -- The board ------------------------------------------------------------- */

/** The width of an element, watched.
 * @param {{current: Element | null}} box @param {number} first */
function useRoom(box, first) {
  const [room, setRoom] = useState(first);
  useLayoutEffect(() => {
    const look = () => box.current && setRoom(box.current.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return room;
}

/** The place that should be seen first: where something can be settled or
 * chosen, else where the viewer stands. @param {Drawing} drawing */
function placeToShow(drawing) {
  const { now } = drawing.props;
  const first = drawing.grouped.settle.keys().next().value;
  if (first) return readSettle(`settle ${first} -`).tile - 1;
  if (drawing.grouped.city.size > 0) return Number(String(now.state.site).slice(1)) - 1;
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
    if (!inside) element.scrollLeft = left - size.tile / 4;
  }, [place, size.tile, drawing.props.now.state.phase]);
}

/** @param {{drawing: Drawing}} props */
export function Row({ drawing }) {
  const { props, terrains } = drawing;
  const { now, facts, narrow, t } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const tiles = tilesOf(now, facts);
  const room = useRoom(box, narrow ? 340 : 918);
  const size = sizeOf(room, tiles.length, terrains.length, narrow);
  usePan(box, size, drawing);
  const columns = { gridTemplateColumns: `repeat(${tiles.length}, ${size.tile}px)` };
  return html`<div class="scroller scroll-x" ref=${box} tabindex="0" role="region" aria-label=${t("row-title")}>
    <div
        class=${`inner${size.tile < 116 ? " slim" : ""}${size.tile < 96 ? " tiny" : ""}`}
        style=${{ width: `${size.width}px` }}>
      <div class="aboves" style=${columns}>
        ${tiles.map((tile) => html`<${Above} key=${tile.key} drawing=${drawing} tile=${tile} />`)}
      </div>
      <${Land} drawing=${drawing} size=${size} tiles=${tiles} />
      <div class="belows" style=${columns}>
        ${tiles.map((tile) => html`<${Below} key=${tile.key} drawing=${drawing} tile=${tile} />`)}
      </div>
    </div>
  </div>`;
}
