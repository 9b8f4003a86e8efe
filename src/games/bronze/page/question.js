/* question.js - what is to be decided now, what the choice that is looked at would
 * bring, and the buttons for what has no place on the board.
 */
import { lookedAt } from "./drawing.js";
import { groupChoices, placeTold, readPlace, readSettle, shortName, tilesOf, turnOf } from "./model.js";
import { cityGoal, cityProgress, nameCity, nameSettler, nameTechnology, nameTerrain } from "./names.js";

/** @typedef {import("./model.js").Fact} Fact */
/** @typedef {import("./model.js").Props} Props */
/** @typedef {import("../../../types.d.ts").Ask} Ask */

/** What the words say beside a question: `help`, `wait`.
 * @param {Props} props @param {Fact} asked @param {string} what @param {Record<string, string>} [more] */
const sayMore = ({ say }, asked, what, more = {}) => say({ ...asked, ...more, is: `${asked.is}.${what}` });

/** What a card of the pool could bring. @param {Props} props @param {string} move */
function lookAtTake({ now, t, facts, seen }, move) {
  const places = seen?.now.tell.places ?? [];
  if (places.length === 0) return "";
  const best = Math.max(...places.map((place) => place.spots.length));
  const technology = nameTechnology({ t, facts }, now.state.top[move.split(" ")[1]]);
  return t("look-take", { technology, spots: t("count-spots", { n: best }) });
}

/** @param {Props} props @param {string} move */
function lookAtPlace({ now, t }, move) {
  const told = placeTold(now, move);
  if (!told) return "";
  const { where, down } = readPlace(move);
  return t("look-place", {
    where,
    column: where,
    face: down ? "down" : "up",
    cards: t("count-cards", { n: told.active.length }),
    n: told.spots.length,
  });
}

/** @param {Props} props @param {string} key */
const settlerOf = ({ now, facts }, key) =>
  tilesOf(now, facts)
    .flatMap((tile) => tile.spots)
    .find((spot) => spot.key === key)?.settler ?? "";

/** @param {Props} props @param {string} move */
function lookAtSettle(props, move) {
  if (!props.choices.some((choice) => choice.move === move)) return "";
  const { key, technology } = readSettle(move);
  return props.t("look-settle", {
    settler: nameSettler(props, settlerOf(props, key)),
    technology: nameTechnology(props, technology),
  });
}

/** @param {Props} props @param {string} move */
function lookAtCity(props, move) {
  const id = move.slice("city ".length);
  return props.t("look-city", {
    city: nameCity(props, id),
    goal: cityGoal(props, id),
    progress: cityProgress(props, id, turnOf(props.now)),
  });
}

/** @type {Record<string, (props: Props, move: string) => string>} */
const looks = { take: lookAtTake, place: lookAtPlace, settle: lookAtSettle, city: lookAtCity };

/** What the choice that is looked at would bring. @param {Props} props */
function lookOf(props) {
  const move = lookedAt(props);
  return looks[move.split(" ")[0]]?.(props, move) ?? "";
}

/** Both sides of the card at the place that a first tap has selected.
 * @param {Props} props @param {string} selected */
function placeButtons({ t }, selected) {
  const { where, down } = readPlace(selected);
  return [
    { move: `place ${where}`, label: t("do-place"), primary: !down },
    { move: `place ${where} bronze`, label: t("do-place-down"), primary: down },
  ];
}

/** @param {Props} props @returns {Ask["buttons"]} */
function buttonsOf(props) {
  const { t, choices, selected } = props;
  const { end } = groupChoices(choices);
  const stop = end ? [{ move: end.move, label: t("do-end") }] : [];
  if (selected?.startsWith("place ")) return placeButtons(props, selected);
  if (selected?.startsWith("settle ")) return [{ move: selected, label: t("do-settle"), primary: true }, ...stop];
  if (!selected?.startsWith("city ")) return stop;
  return [{ move: selected, label: t("do-city", { city: nameCity(props, selected.slice(5)) }), primary: true }];
}

/** Which of several technologies settles the selected spot.
 * @param {Props} props @param {import("./model.js").Payment[]} payments @returns {Ask} */
function payment(props, payments) {
  const { t } = props;
  const { key, terrain, tile } = readSettle(payments[0].move);
  return {
    title: t("ask-pay", {
      terrain: nameTerrain(props, terrain),
      settler: nameSettler(props, settlerOf(props, key)),
      tile,
    }),
    detail: t("ask-pay.help"),
    buttons: payments.map(({ move, technology }) => ({
      move,
      label: t("do-pay", { technology: nameTechnology(props, technology) }),
    })),
  };
}

/** Somebody else decides. @param {Props} props @returns {Ask} */
function wait(props) {
  const { now, seats, t } = props;
  const asked = now.questions.find((one) => one !== null);
  if (now.over) return { title: t("wait-over"), buttons: [] };
  if (!asked) return { title: t("wait-chance"), buttons: [] };
  return { title: sayMore(props, asked, "wait", { who: shortName(seats, turnOf(now)) }), buttons: [] };
}

/** @param {Props} props @returns {Ask} */
export function question(props) {
  const { now, choices, selected } = props;
  const asked = now.viewer === null ? null : now.questions[now.act.indexOf(now.viewer)];
  if (!asked) return wait(props);
  const payments = groupChoices(choices).settle.get(selected ?? "");
  if (payments) return payment(props, payments);
  return {
    title: props.say(asked),
    detail: lookOf(props) || sayMore(props, asked, "help"),
    buttons: buttonsOf(props),
  };
}
