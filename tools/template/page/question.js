/* question.js - what is to be decided now, and the buttons for what has no place
 * on the board.
 */

/** @typedef {import("./game.d.ts").Props} Props */
/** @typedef {import("../../../types.d.ts").Ask} Ask */

/** Others decide. @param {Props} props @returns {Ask} */
function waits({ now, seats, say }) {
  const at = now.questions.findIndex((asked) => asked !== null);
  const asked = now.questions[at];
  const seat = now.act[at];
  if (now.over || !asked || typeof seat !== "number") return { title: "", buttons: [] };
  return { title: say({ ...asked, is: `${asked.is}.wait`, who: seats[seat].name }), buttons: [] };
}

/** @param {Props} props @returns {Ask} */
export function question(props) {
  const { now, choices, say, offer } = props;
  const asked = now.questions[now.act.indexOf(now.viewer ?? -1)];
  if (choices.length === 0 || !asked) return waits(props);
  return {
    title: say(asked),
    detail: say({ ...asked, is: `${asked.is}.help` }),
    buttons: choices.map((choice) => ({ move: choice.move, label: offer(choice) })),
  };
}
