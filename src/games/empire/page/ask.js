/* ask.js - the prompt: what is to be decided now, and the buttons for what has
 * no place on the board.
 */
import { pointsBetween } from "./facts.js";
import { nameChoice, nameDeeds, nameOwner, shortRegion } from "./names.js";
import { heldRegion, readMove, sortChoices } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} TableProps */
/** @typedef {import("../../../types.d.ts").Ask} Ask */
/** @typedef {import("./read.js").Sorted} Sorted */

/** The part of the card that is being carried out. @param {TableProps} props */
const partNow = ({ now }) => now.tell.card.steps[now.state.part];

/** @param {TableProps} props @param {string} move */
const button = (props, move) => ({ move, label: nameChoice(props, move) });

/** @param {TableProps} props @param {Sorted} sorted */
const stopButton = (props, sorted) => (sorted.stop ? [button(props, sorted.stop)] : []);

/** @param {TableProps} props @returns {Ask} */
function askNeutral({ now, t }) {
  return { title: t.ask.neutral(now.tell.neutrals), detail: t.ask.neutralHelp, buttons: [] };
}

/** @param {TableProps} props @returns {Ask} */
function askBid(props) {
  const { now, t } = props;
  const tie = now.setup.tie;
  const detail =
    tie === "die" ? t.ask.bidHelp : t.ask.bidHelpSeat(nameOwner(props, now.names[Number(tie)] ?? now.names[0]));
  return { title: t.ask.bid, detail, buttons: [] };
}

/** @param {TableProps} props @returns {Ask} */
function askFirst({ now, t }) {
  return { title: t.ask.first, detail: t.ask.firstHelp(now.tell.bid?.highest ?? 0), buttons: [] };
}

/** @param {TableProps} props @returns {Ask} */
function askTake({ now, t }) {
  const seat = now.viewer ?? 0;
  const player = now.tell.players[seat];
  return {
    title: t.ask.take,
    detail: t.ask.takeHelp(now.state.coins[now.names[seat]], player.of - player.cards),
    buttons: [],
  };
}

/** @param {TableProps} props @param {Sorted} sorted @returns {Ask} */
function askPart(props, sorted) {
  const { now, t } = props;
  const both = now.tell.card.join === "and";
  const parts = [...sorted.parts.values()].map((move) => button(props, move));
  return {
    title: both ? t.ask.and : t.ask.or,
    detail: both ? t.ask.andHelp : t.ask.orHelp,
    buttons: [...parts, ...stopButton(props, sorted)],
  };
}

/** @param {TableProps} props @param {Sorted} sorted @param {string | null} held */
function actTitle(props, sorted, held) {
  const { now, t } = props;
  const { type } = partNow(props);
  const left = now.state.left;
  if (sorted.steps.size > 0) return held ? t.ask.to(shortRegion(props, held), left) : t.ask.from(left);
  if (type === "destroy" && held) return t.ask.whose(shortRegion(props, held));
  return type === "city" ? t.ask.city : t.ask[type](left);
}

/** @param {TableProps} props */
function actDetail({ now, narrow, t }) {
  const card = now.tell.card;
  const next = now.state.follow === "none" ? null : card.steps[now.state.follow];
  const rule = (narrow ? t.ask.shortRule : t.ask.rule)(card.steps[now.state.part].type);
  return next ? `${rule} ${t.ask.follows(t.deed(next))}` : rule;
}

/** @param {TableProps} props @param {Sorted} sorted @returns {Ask} */
function askAct(props, sorted) {
  const held = heldRegion(sorted, props.selected);
  const victims = held ? [...(sorted.victims.get(held) ?? [])] : [];
  const buttons = victims.map(([owner, move]) => ({ move, label: props.t.ask.destroyOf(nameOwner(props, owner)) }));
  return {
    title: actTitle(props, sorted, held),
    detail: actDetail(props),
    buttons: [...buttons, ...stopButton(props, sorted)],
  };
}

/** @type {Record<string, (props: TableProps, sorted: Sorted) => Ask>} */
const asks = { neutral: askNeutral, bid: askBid, first: askFirst, take: askTake, choose: askPart, act: askAct };

/** Others decide. @param {TableProps} props @returns {Ask} */
function waits(props) {
  const { now, t } = props;
  const who = now.act.filter((seat) => seat !== "chance").map((seat) => nameOwner(props, now.names[Number(seat)]));
  const make = t.ask.waits[now.state.phase];
  if (now.over || who.length === 0 || !make) return { title: "", buttons: [] };
  if (now.state.phase === "bid") return { ...askBid(props), title: make(who) };
  const what = now.tell.card
    ? now.state.phase === "act"
      ? t.longDeed(partNow(props))
      : nameDeeds(props, now.tell.card)
    : "";
  return { title: make(who[0], what), buttons: [] };
}

/** What the move under the pointer would bring. @param {TableProps} props */
function outcome(props) {
  const { now, seen, t } = props;
  if (!seen || readMove(seen.move).kind === "bid") return "";
  const gains = pointsBetween(now, seen.now).map(({ seat, points, lines }) =>
    t.ask.gain(
      nameOwner(props, now.names[seat]),
      points,
      lines.map((label) => t.lines[label] ?? t.good(label)),
    ),
  );
  const coins = readMove(seen.move).kind === "take" ? [t.ask.coinsAfter(seen.now.state.coins[now.state.turn])] : [];
  return [gains.length ? `${gains.join("; ")}.` : t.ask.noGain, ...coins].join(" ");
}

/** @param {TableProps} props @returns {Ask} */
export function ask(props) {
  if (props.choices.length === 0) return waits(props);
  const make = asks[props.now.state.phase];
  if (!make) return { title: "", buttons: [] };
  const asked = make(props, sortChoices(props.choices));
  return { ...asked, detail: outcome(props) || asked.detail };
}
