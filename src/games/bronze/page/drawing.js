/* drawing.js - the table of Bronze: gathers what the panels need to know about the
 * snapshot and about what is being looked at, and lays them out.
 */
import { html, useEffect, useRef, useState } from "../../../lib/preact.js";
import { useKept } from "../../../shell/base/kept.js";
import { useSame } from "../../../shell/base/hooks.js";
import { factOf, groupChoices, markedBy } from "./choices.js";
import { Cities, Offer } from "./cities.js";
import { Lines, Terrains } from "./lines.js";
import { Active, Matrix } from "./matrix.js";
import { NONE, placeTold, terrainsOf, turnOf } from "./model.js";
import { notePointer, told } from "./parts.js";
import { Players } from "./players.js";
import { Pool } from "./pool.js";
import { platesOf, Row } from "./row.js";
import { useViews, Views } from "./views.js";

/** @typedef {import("./model.js").Now} Now */
/** @typedef {import("./model.js").PlaceTold} PlaceTold */
/** @typedef {import("./model.js").Props} Props */

/** What the panels draw from: the position, what is looked at, and `whose` cards and cities.
 * @typedef {{props: Props, terrains: string[], turn: number, whose: number, look: (seat: number) => void,
 *   phone: boolean, view: string, overview: boolean, still: boolean, grouped: import("./choices.js").Grouped,
 *   shown: Now, places: PlaceTold[], outlook: boolean, ghostPlace: PlaceTold | null, ghostSpot: string | null,
 *   possible: Set<string>, marked: Set<string>, marks: string}} Drawing */

/** How the page stands around the table: what a phone shows, and whether the tiles make way for it.
 * @typedef {{phone: boolean, view: string, overview: boolean, whose: number | null,
 *   look: (seat: number) => void}} Around */

/** What is looked at: the choice under the pointer or focus, else the one that
 * a first tap has selected. @param {Props} props @returns {string} */
export const lookedAt = (props) => props.seen?.move ?? props.selected ?? "";

/** Whether pieces and pages are not to move. */
const isStill = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "less";

/** @param {Props} props @param {string[]} terrains @param {Set<string>} fresh @param {Around} around
 * @returns {Drawing} */
function drawingOf(props, terrains, fresh, { phone, view, overview, whose, look }) {
  const { now } = props;
  const move = lookedAt(props);
  const turn = turnOf(now);
  const fact = factOf(props.choices, move);
  const after = props.seen?.now ?? null;
  const outlook = fact?.is === "take" ? (after?.tell.places ?? []) : [];
  const ghostPlace = fact?.is === "place" ? placeTold(now, move) : null;
  const marked = new Set([...markedBy(props.last), ...fresh]);
  return {
    props,
    turn,
    terrains,
    whose: whose ?? now.viewer ?? turn,
    look,
    phone,
    view,
    overview,
    still: isStill(),
    grouped: groupChoices(props.choices),
    shown: after && fact?.is !== "place" && fact?.is !== "take" ? after : now,
    places: outlook.length > 0 ? outlook : now.tell.places,
    outlook: outlook.length > 0,
    ghostPlace,
    ghostSpot: fact?.is === "settle" ? fact.spot.id : null,
    possible: new Set(ghostPlace?.spots ?? []),
    marked,
    marks: [...marked].sort().join(" "),
  };
}

/** Who holds which token, by the ids that explain them.
 * @param {Now} now @returns {Map<string, string>} */
function tokensOf(now) {
  const held = new Map();
  for (const [terrain, tokens] of Object.entries(now.state.route)) {
    for (const [line, owner] of Object.entries(tokens)) if (owner !== NONE) held.set(`route:${terrain}.${line}`, owner);
  }
  Object.values(now.state.winner).forEach((owner, place) => owner !== NONE && held.set(`province:${place}`, owner));
  return held;
}

/** Tokens that have been won since the viewer's own last decision.
 * @param {Props} props @returns {Set<string>} */
function useFresh({ now, choices }) {
  const kept = useRef(/** @type {{count: number, held: Map<string, string>}[]} */ ([]));
  const held = tokensOf(now);
  kept.current = kept.current.filter((one) => one.count <= now.count);
  const last = kept.current[kept.current.length - 1];
  if (choices.length > 0 && last?.count !== now.count)
    kept.current = [...kept.current.slice(-1), { count: now.count, held }];
  const base = kept.current.findLast((one) => one.count < now.count)?.held;
  return new Set(base ? [...held].filter(([id, owner]) => base.get(id) !== owner).map(([id]) => id) : []);
}

/** Round, edition, and why this round is the last. @param {{drawing: Drawing}} props */
function Corner({ drawing }) {
  const { props } = drawing;
  const { now, t } = props;
  const ends = now.tell.end.length > 0 && !now.over;
  return html`<div class="corner" ...${told(props, "round")}><b>${t("round", { n: now.tell.round })}</b>
    <small>${ends ? t("round-last") : t("edition", { edition: now.setup.edition })}</small></div>`;
}

/** Where a phone ends, held either way (style/narrow.css says the same). */
const phones = matchMedia("(max-width: 700px), (max-height: 599px)");

/** Whether there is too little room for everything at once. */
function usePhone() {
  const [phone, set] = useState(phones.matches);
  useEffect(() => {
    const look = () => set(phones.matches);
    look(); /* it may have changed before anybody listened */
    phones.addEventListener("change", look);
    return () => phones.removeEventListener("change", look);
  }, []);
  return phone;
}

/** @param {{drawing: Drawing}} props */
function Board({ drawing }) {
  const { props, phone } = drawing;
  const { t } = props;
  return html`<section
      class="row-board" style=${{ "--plates": platesOf(drawing) }}
      aria-label=${t("table-board")}>
    <${Corner} drawing=${drawing} /><${Terrains} drawing=${drawing} /><${Row} drawing=${drawing} />
    ${!phone && html`<h2 class="lines-title">${t("lines-title")}</h2><${Lines} drawing=${drawing} />`}</section>`;
}

/** @param {Props} props */
export function Table(props) {
  const phone = usePhone();
  const [whose, look] = useState(/** @type {number | null} */ (null));
  const [view, show] = useViews(props);
  useEffect(() => look(null), [props.now.viewer, props.now.state.phase]);
  const lookAt = useSame((/** @type {number} */ seat) => {
    look(seat);
    show("cards");
  });
  const terrains = useKept(terrainsOf(props.content));
  const overview = props.narrow && view !== "tiles";
  const drawing = drawingOf(props, terrains, useFresh(props), { phone, view, overview, whose, look: lookAt });
  const offer = drawing.grouped.city.size > 0;
  const many = props.now.names.length > 3;
  const state = `view-${view}${offer ? " offers" : ""}${many ? " many" : ""}`;
  return html`<div class=${`bronze-table ${state}`} onPointerDown=${notePointer}>
    <${Board} drawing=${drawing} />
    ${offer ? html`<${Offer} drawing=${drawing} />` : html`<${Pool} drawing=${drawing} />`}
    <${Matrix} drawing=${drawing} />
    <${Cities} drawing=${drawing} />
    <div class="flank" data-panel="players"><${Players} drawing=${drawing} /><div class="story">
      ${
        phone &&
        html`<section class="panel"><h2>${props.t("lines-title")}</h2><${Lines} drawing=${drawing} /></section>`
      }
      ${props.moves}
    </div></div>
    ${phone && html`<div class="actives"><${Active} drawing=${drawing} /></div>`}
    <${Views} t=${props.t} view=${view} show=${show} choices=${props.choices} /></div>`;
}
