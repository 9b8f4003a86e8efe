/* ask.js - the prompt of Bronze: what is to be decided, what the choice that is
 * looked at would bring, and the buttons for what has no place on the board.
 */
import { activeOf, groupChoices, NONE, placeTold, readPlace, readSettle, shortName, tilesOf, turnOf } from "./model.js";
import { technologyName } from "./parts.js";
import { cityFacts, lookedAt } from "./view.js";

/** @typedef {import("../../../types.d.ts").TableProps} TableProps */
/** @typedef {import("../../../types.d.ts").Ask} Ask */

/** @param {TableProps} props @param {string} id */
const nameOf = ({ t, facts }, id) => technologyName(t, facts, id);

/** @param {TableProps} props @returns {Ask} */
function askTake(props) {
  const { now, t, seen } = props;
  const move = lookedAt(props);
  const top = (/** @type {string} */ one) => nameOf(props, now.state.top[one.split(" ")[1]]);
  const places = move.startsWith("take ") ? (seen?.now.tell.places ?? []) : [];
  const best = Math.max(-1, ...places.map((/** @type {any} */ place) => place.spots.length));
  return { title: t.ask.take, detail: best >= 0 ? t.ask.takeSeen(top(move), best) : t.ask.takeDetail, buttons: [] };
}

/** @param {TableProps} props @returns {Ask} */
function askPlace(props) {
  const { now, t, selected } = props;
  const seen = placeTold(now, lookedAt(props));
  const at = seen && readPlace(seen.move);
  const detail = seen ? t.ask.placeSeen(at?.where, at?.down, seen.active.length, seen.spots.length) : t.ask.placeDetail;
  return {
    title: t.ask.place(nameOf(props, now.state.card)),
    detail,
    buttons: selected?.startsWith("place ") ? placeButtons(t, selected) : [],
  };
}

/** @param {any} t @param {string} selected */
function placeButtons(t, selected) {
  const { where, down } = readPlace(selected);
  return [
    { move: `place ${where}`, label: t.ask.placeButton, primary: !down },
    { move: `place ${where} bronze`, label: t.ask.downButton, primary: down },
  ];
}

/** @param {TableProps} props @param {string} key */
const settlerOf = ({ now, facts }, key) =>
  tilesOf(now, facts)
    .flatMap((tile) => tile.spots)
    .find((spot) => spot.key === key)?.settler ?? "";

/** What a settlement would be. @param {TableProps} props @param {string} move */
function settlesBy(props, move) {
  const { key, technology } = readSettle(move);
  return props.t.ask.settleBy(settlerOf(props, key), nameOf(props, technology));
}

/** Which of several technologies settles the selected spot.
 * @param {TableProps} props @param {import("./model.js").Payment[]} payments @returns {Ask} */
function askPayment(props, payments) {
  const { t } = props;
  const { key, terrain, tile } = readSettle(payments[0].move);
  const buttons = payments.map(({ move, technology }) => ({ move, label: t.ask.payButton(nameOf(props, technology)) }));
  return { title: t.ask.pay(t.spotShort(terrain, settlerOf(props, key), tile)), detail: t.ask.payDetail, buttons };
}

/** @param {TableProps} props @returns {Ask} */
function askSettle(props) {
  const { now, t, selected, choices } = props;
  const grouped = groupChoices(choices);
  const payments = grouped.settle.get(selected ?? "");
  if (payments) return askPayment(props, payments);
  const active = activeOf(now);
  const cards = active.map(([id, n]) => nameOf(props, id) + (n > 1 ? ` × ${n}` : ""));
  const total = active.reduce((sum, [, n]) => sum + n, 0);
  const look = lookedAt(props);
  const seen = look.startsWith("settle ") && choices.some((choice) => choice.move === look);
  const buttons = grouped.end ? [{ move: grouped.end.move, label: t.ask.end }] : [];
  const here = selected?.startsWith("settle ") ? [{ move: selected, label: t.ask.settleButton, primary: true }] : [];
  return {
    title: t.ask.settle(total),
    detail: seen ? settlesBy(props, look) : t.ask.settleDetail(cards),
    buttons: [...here, ...buttons],
  };
}

/** @param {TableProps} props @returns {Ask} */
function askCity(props) {
  const { now, t, selected } = props;
  const move = lookedAt(props);
  const id = move.startsWith("city ") ? move.slice(5) : "";
  const known = id ? cityFacts(props, id, turnOf(now)) : null;
  const buttons = selected?.startsWith("city ")
    ? [{ move: selected, label: t.ask.cityButton(t.cityName(selected.slice(5))), primary: true }]
    : [];
  const tile = Number(String(now.state.site).slice(1));
  return {
    title: t.ask.city(tile),
    detail: known ? t.ask.citySeen(id, t.effect(known), t.progress(known)) : t.ask.cityDetail,
    buttons,
  };
}

/** Somebody else decides. @param {TableProps} props @returns {Ask} */
function wait({ now, t, seats, facts }) {
  if (now.over) return { title: t.ask.over, buttons: [] };
  const seat = now.act.find((one) => one !== "chance");
  if (seat === undefined) return { title: t.ask.chance, buttons: [] };
  const card = now.state.card === NONE ? "" : technologyName(t, facts, now.state.card);
  return { title: t.ask.waits[now.state.phase]?.(shortName(seats, Number(seat)), card) ?? "", buttons: [] };
}

/** @type {Record<string, (props: TableProps) => Ask>} */
const asks = { take: askTake, place: askPlace, settle: askSettle, city: askCity };

/** @param {TableProps} props @returns {Ask} */
export function ask(props) {
  const { act, viewer, state } = props.now;
  const mine = viewer !== null && act.includes(viewer);
  return mine && Object.hasOwn(asks, state.phase) ? asks[state.phase](props) : wait(props);
}
