/* question.js - what is to be decided now, what the choice that is looked at would
 * bring, and the buttons for what has no place on the board.
 */
import { byFact } from "../../../shell/words/by_fact.js";
import { factOf, groupChoices } from "./choices.js";
import { lookedAt } from "./drawing.js";
import { columnOf, placeTold, placeWords, shortName, turnOf } from "./model.js";
import { cityGoal, cityProgress, nameCity, nameSettler, nameTechnology, nameTerrain } from "./names.js";

/** @typedef {import("./model.js").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */
/** @typedef {import("./model.js").Props} Props */
/** @typedef {import("../../../types.d.ts").Ask} Ask */

/** What the words say beside a question: `help`, `wait`.
 * @param {Props} props @param {Fact} asked @param {string} what @param {Record<string, string>} [more] */
const sayMore = ({ say }, asked, what, more = {}) => say({ ...asked, ...more, is: `${asked.is}.${what}` });

/** What a card of the pool could bring. @param {Facts["take"]} fact @param {Props} props */
function lookAtTake({ technology: { id } }, { t, content, seen }) {
  const places = seen?.now.tell.places ?? [];
  if (places.length === 0) return "";
  const best = Math.max(...places.map((place) => place.spots.length));
  return t("look-take", { technology: nameTechnology({ t, content }, id), spots: t("count-spots", { n: best }) });
}

/** @param {Facts["place"]} _fact @param {Props} props @param {string} move */
function lookAtPlace(_fact, { now, t }, move) {
  const told = placeTold(now, move);
  if (!told) return "";
  return t("look-place", {
    ...placeWords(told),
    cards: t("count-cards", { n: told.active.length }),
    n: told.spots.length,
  });
}

/** @param {Facts["settle"]} fact @param {Props} props */
const lookAtSettle = ({ settler, technology }, props) =>
  props.t("look-settle", {
    settler: nameSettler(props, settler.id),
    technology: nameTechnology(props, technology.id),
  });

/** @param {Facts["take-city"]} fact @param {Props} props */
function lookAtCity({ city: { id } }, props) {
  return props.t("look-city", {
    city: nameCity(props, id),
    goal: cityGoal(props, id),
    progress: cityProgress(props, id, turnOf(props.now)),
  });
}

/** @type {import("../../../types.d.ts").ByFact<Fact, string, [Props, string]>} */
const looks = { "take": lookAtTake, "place": lookAtPlace, "settle": lookAtSettle, "take-city": lookAtCity };

/** What the choice that is looked at would bring. @param {Props} props */
function lookOf(props) {
  const move = lookedAt(props);
  const fact = factOf(props.choices, move);
  return (fact && byFact(looks, fact, props, move)) ?? "";
}

/** @typedef {Ask["buttons"]} Buttons */

/** Both sides of the card at the place that a first tap has selected.
 * @param {Facts["place"]} _fact @param {Props} props @param {string} selected @returns {Buttons} */
function placeButtons(_fact, { now, t }, selected) {
  const chosen = placeTold(now, selected);
  const sides = now.tell.places.filter((place) => chosen && columnOf(place) === columnOf(chosen));
  return sides.map(({ move, face }) => ({
    move,
    label: face === "down" ? t("do-place-down") : t("do-place"),
    primary: move === selected,
  }));
}

/** What a first tap has selected, to be done.
 * @type {import("../../../types.d.ts").ByFact<Fact, Buttons, [Props, string, Buttons]>} */
const buttons = {
  "place": placeButtons,
  "settle": (_, { t }, move, stop) => [{ move, label: t("do-settle"), primary: true }, ...stop],
  "take-city": ({ city }, props, move) => [
    { move, label: props.t("do-city", { city: nameCity(props, city.id) }), primary: true },
  ],
};

/** @param {Props} props @returns {Buttons} */
function buttonsOf(props) {
  const { t, choices, selected } = props;
  const { end } = groupChoices(choices);
  const stop = end ? [{ move: end.move, label: t("do-end") }] : [];
  const fact = factOf(choices, selected);
  return (fact && selected && byFact(buttons, fact, props, selected, stop)) || stop;
}

/** Which of several technologies settles the selected spot.
 * @param {Props} props @param {import("./choices.js").Payment[]} payments @returns {Ask} */
function payment(props, payments) {
  const { t } = props;
  const { spot, settler } = payments[0].fact;
  return {
    title: t("ask-pay", {
      terrain: nameTerrain(props, spot.terrain.id),
      settler: nameSettler(props, settler.id),
      tile: spot.tile.n,
    }),
    detail: t("ask-pay.help"),
    buttons: payments.map(({ move, fact }) => ({
      move,
      label: t("do-pay", { technology: nameTechnology(props, fact.technology.id) }),
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
