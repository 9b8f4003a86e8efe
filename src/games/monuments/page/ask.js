/* ask.js - the prompt: what is to be decided, the rule in a sentence or what
 * the choice under the pointer would bring, and buttons for what has no place
 * on the table.
 */
import { battleOf, result } from "./battle.js";
import { node, placeOf } from "./moves.js";
import { seatChange } from "./diff.js";
import { CARDS, TYPES, given, nameOf, order, placeName } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */

const TERRAIN = /** @type {Record<string, string>} */ ({
  wood: "forest",
  sheep: "pasture",
  metal: "mountain",
  wheat: "field",
});
const TRAINED = ["army", "navy", "airforce", "weapon"];

/** What is built, as its number says: buildings, then bridge and ferry, then
 * repairs of buildings. @param {Props} props */
function builtThing(props) {
  const houses = props.facts.buildings.map((/** @type {any} */ b) => b.id);
  const all = [...houses, "bridge", "ferry", ...houses];
  return props.t.unit(all[props.now.state.what] ?? "fort");
}

/** The first resource that is still to pay or to place. @param {Props} props */
const firstType = (props) => TYPES.find((type) => props.now.state.cost[type] > 0) ?? "wood";

/** @param {Props} props */
function battleWords(props) {
  const battle = battleOf(props);
  return battle ? result(props, battle) : "";
}

/** What the texts of the prompt can mention. @param {Props} props */
function situation(props) {
  const { now, t, facts } = props;
  const seat = now.viewer ?? 0;
  const name = now.names[seat];
  const { state } = now;
  const { params } = now.tell.seats[seat];
  const hand = state.hand[name].length;
  const type = firstType(props);
  const ends = props.choices.some((c) => c.move.includes("-"));
  return {
    ...state,
    rate: params.trade_rate,
    min: params.populate_min,
    workers: params.populate_workers,
    takeBack: t.hand.takeBackDetail(hand, CARDS.length - hand),
    left: node(now) === "discount" ? state.discount : node(now) === "carry" ? state.carry_left : state.left,
    discount: node(now) === "upgrade_card" ? params.upgrade_discount : params.build_discount,
    cost: t.goods(state.cost),
    type: node(now) === "trade_place" ? (t.resources[TYPES[state.what]] ?? t.resources[type]) : t.resources[type],
    terrain: t.terrains[TERRAIN[type]],
    horses: props.choices.some((c) => c.move.endsWith(" horse")),
    mover: given(state.mover_kind) ? t.unit(state.mover_kind) : t.unit("ferry"),
    about: node(now) === "step" ? stepWords(props) : ends ? t.siteEdge : t.siteHex,
    place: given(state.carry_from) ? placeName(props, state.carry_from) : "",
    what: node(now).startsWith("train") ? t.unit(TRAINED[state.what] ?? "army") : builtThing(props),
    layer: state.layers[name],
    deck: t.decks[state.deck[name]] ?? "",
    group: t.groups[state.group] ?? t.groups[0],
    battle: battleWords(props),
    facts,
  };
}

/** @param {Props} props */
function stepWords(props) {
  const { state } = props.now;
  if (!given(state.mover_kind)) return props.t.stepFerry;
  return props.t.stepBy[state.mover_kind] ?? "";
}

/** What the choice under the pointer would bring, in words. @param {Props} props */
export function foreseen(props) {
  const { seen, now, t } = props;
  if (!seen || now.viewer === null) return "";
  const change = seatChange(now, seen.now, now.viewer);
  const gains = change.res.filter(([, by]) => by > 0).map(([type, by]) => `${by} ${t.resources[type]}`);
  const losses = change.res.filter(([, by]) => by < 0).map(([type, by]) => `${-by} ${t.resources[type]}`);
  const parts = [];
  if (change.layers > 0) parts.push(t.seen.layer);
  if (gains.length) parts.push(t.seen.gain(t.and(gains)));
  if (losses.length) parts.push(t.seen.lose(t.and(losses)));
  if (change.points) parts.push(t.seen.points(change.points));
  if (change.passes) parts.push(t.seen.ends);
  return parts.length ? `${t.seen.lead} ${parts.join(", ")}.` : "";
}

/** @param {Props} props */
function buttons(props) {
  return props.choices
    .filter((c) => placeOf(c.move) === "prompt")
    .map((c) => ({
      move: c.move,
      label: order(props, c.move),
      primary: c.move === "stop" && props.choices.length === 1,
    }));
}

/** @param {Props} props @returns {import("../../../types.d.ts").Ask} */
export function ask(props) {
  const { now, t } = props;
  if (now.over) return { title: t.over, buttons: [] };
  const seat = now.act[0];
  if (props.choices.length === 0) {
    const title =
      typeof seat === "number"
        ? t.wait(props.seats[seat]?.label ?? nameOf(props, seat), t.waits[node(now)] ?? t.waits.turn)
        : t.waitChance;
    return { title, detail: battleWords(props) || undefined, buttons: [] };
  }
  const words = t.asks[node(now)];
  const x = situation(props);
  return {
    title: words?.title(x) ?? t.map.choose,
    detail: foreseen(props) || words?.detail?.(x),
    buttons: buttons(props),
  };
}
