/* question.js - what is to be decided now, and the buttons for what has no place
 * on the board.
 */
import { heldRegion, sortChoices } from "./choices.js";
import { nameOwner, shortRegion } from "./names.js";
import { pointsBetween } from "./position.js";
import { nameLine } from "./score.js";

/** @typedef {import("../../../types.d.ts").Ask} Ask */
/** @typedef {import("./game.d.ts").Choice} Choice */
/** @typedef {import("../../../types.d.ts").Fact} Fact */
/** @typedef {import("./choices.js").Sorted} Sorted */
/** @typedef {import("./position.js").Props} Props */

/** What the words say beside a question: `help`, `wait`, and `short` at phone width.
 * @param {Props} props @param {Fact} asked @param {string} what @param {Record<string, string[]>} [more] */
const sayMore = ({ say }, asked, what, more = {}) => say({ ...asked, ...more, is: `${asked.is}.${what}` });

/** While the second of two taps is awaited, that is asked for.
 * @param {Props} props @param {Fact} asked @param {string | null} held */
function titleOf(props, asked, held) {
  const region = held ? shortRegion(props, held) : "";
  if (held && asked.is === "ask-move") return props.t("held-move", { region, left: asked.left });
  if (held && asked.is === "ask-destroy") return props.t("held-destroy", { region });
  return props.say(asked);
}

/** @param {Props} props @param {Fact} asked */
function detailOf(props, asked) {
  const { now, narrow, t } = props;
  if (narrow && now.state.phase === "act") return sayMore(props, asked, "short");
  const help = sayMore(props, asked, "help");
  return asked.is === "ask-move" ? `${help} ${t("hint-drag")}` : help;
}

/** The parts of a card are chosen on it. @param {Props} props @param {Sorted} sorted @param {string | null} held */
function buttonsOf(props, sorted, held) {
  const button = (/** @type {Choice} */ choice) => ({ move: choice.move, label: props.offer(choice) });
  const victims = [...((held && sorted.victims.get(held)) || [])];
  return [
    ...victims.map(([owner, { move }]) => ({ move, label: props.t("destroy-of", { who: nameOwner(props, owner) }) })),
    ...(sorted.stop ? [button(sorted.stop)] : []),
  ];
}

/** Others decide. @param {Props} props @returns {Ask} */
function waits(props) {
  const { now } = props;
  const asked = now.questions.find((one) => one !== null);
  if (now.over || !asked) return { title: "", buttons: [] };
  const who = now.act.filter((seat) => seat !== "chance").map((seat) => nameOwner(props, now.names[seat]));
  const detail = asked.is === "ask-bid" ? sayMore(props, asked, "help") : "";
  return { title: sayMore(props, asked, "wait", { who }), detail, buttons: [] };
}

/** "Red +2 VP (regions)". @param {Props} props @param {{seat: number, points: number, lines: string[]}} gain */
const nameGain = (props, { seat, points, lines }) =>
  props.t("outcome-gain", {
    who: nameOwner(props, props.now.names[seat]),
    sign: points > 0 ? "plus" : "minus",
    points: Math.abs(points),
    lines: lines.map((label) => nameLine(props, label)),
  });

/** What the move under the pointer would bring. @param {Props} props */
function outcome(props) {
  const { now, seen, choices, t } = props;
  const kind = seen && choices.find(({ move }) => move === seen.move)?.fact.is;
  if (!seen || kind === "bid") return "";
  const gains = pointsBetween(now, seen.now).map((gain) => nameGain(props, gain));
  const points = gains.length ? t("outcome-gains", { gains }) : t("outcome-none");
  return kind === "take" ? `${points} ${t("outcome-coins", { coins: seen.now.state.coins[now.state.turn] })}` : points;
}

/** @param {Props} props @returns {Ask} */
export function question(props) {
  const { now, choices, selected } = props;
  if (choices.length === 0) return waits(props);
  const asked = now.questions[now.act.indexOf(now.viewer ?? -1)];
  if (!asked) return { title: "", buttons: [] };
  const sorted = sortChoices(choices);
  const held = heldRegion(sorted, selected);
  return {
    title: titleOf(props, asked, held),
    detail: outcome(props) || detailOf(props, asked),
    buttons: buttonsOf(props, sorted, held),
  };
}
