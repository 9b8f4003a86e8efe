/* question.js - what is to be decided now, the rule in a sentence or what the
 * choice under the pointer would bring, and buttons for what has no place on the
 * table.
 */
import { endOf } from "../../../shell/play/ends.js";
import { battleOf, result } from "./battle.js";
import { placeOf } from "./moves.js";
import { seatChange } from "./diff.js";
import { nameOf, order, sayMore } from "./names.js";
import { oddsIn } from "./odds.js";

/** @typedef {import("../../../types.d.ts").Ask} Ask */
/** @typedef {import("../../../types.d.ts").Fact} Fact */
/** @typedef {import("./position.js").Props} Props */

/** @param {[string, number][]} changes @param {number} sign @returns {Fact[]} */
const part = (changes, sign) =>
  changes.filter(([, by]) => by * sign > 0).map(([type, by]) => ({ is: "amount", type, n: by * sign }));

/** What the choice under the pointer would bring, in words. @param {Props} props */
export function foreseen(props) {
  const { seen, now, t } = props;
  if (!seen || now.viewer === null) return "";
  const change = seatChange(now, seen.now, now.viewer);
  const gains = part(change.res, 1);
  const losses = part(change.res, -1);
  const points = { way: change.points > 0 ? "more" : "less", n: Math.abs(change.points) };
  const parts = [
    ...(change.layers > 0 ? [t("seen-layer")] : []),
    ...(gains.length ? [t("seen-gain", { goods: gains })] : []),
    ...(losses.length ? [t("seen-lose", { goods: losses })] : []),
    ...(change.points ? [t("seen-points", { way: points.way, n: points.n })] : []),
    ...(endOf(now, seen.now, now.viewer) === "turn" ? [t("seen-ends")] : []),
  ];
  return [oddsIn(props, seen.now), parts.length ? t("seen", { parts }) : ""].filter(Boolean).join(" ");
}

/** @param {Props} props */
function buttons(props) {
  return props.choices
    .filter((choice) => placeOf(choice.fact) === "prompt")
    .map((choice) => ({
      move: choice.move,
      label: order(props, choice),
      primary: choice.fact.is === "stop" && props.choices.length === 1,
    }));
}

/** Others decide, or chance. @param {Props} props @returns {Ask} */
function waits(props) {
  const { now, t } = props;
  const at = now.questions.findIndex((one) => one !== null);
  const battle = battleOf(props);
  const detail = battle ? result(props, battle) : undefined;
  const seat = now.act[at];
  const asked = now.questions[at];
  if (!asked || typeof seat !== "number") return { title: t("wait-chance"), detail, buttons: [] };
  const who = props.seats[seat]?.label ?? nameOf(props, seat);
  return { title: sayMore(props, { ...asked, who }, "wait"), detail, buttons: [] };
}

/** @param {Props} props @returns {Ask} */
export function question(props) {
  const { now, t } = props;
  if (now.over) return { title: t("over"), buttons: [] };
  if (props.choices.length === 0) return waits(props);
  const asked = now.questions[now.act.indexOf(now.viewer ?? -1)];
  return {
    title: asked ? props.say(asked) : t("choose"),
    detail: foreseen(props) || (asked ? sayMore(props, asked, "help") : ""),
    buttons: buttons(props),
  };
}
