/* tray.js - choices that are cards themselves: what to build or train, which
 * bonus, which gift, which quests.
 */
import { html } from "../../../lib/preact.js";
import { byFact } from "../../../shell/words/by_fact.js";
import { chosen } from "./choice.js";
import { placeOf, targetOf } from "./moves.js";
import { Conditions, Cost, Icon } from "./bits.js";
import { effectFact, order, questName, signed, titled, wantFact } from "./names.js";
import { giftsOf, icon, questOf } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Choice} Choice */
/** @typedef {import("./position.js").Effect} Effect */
/** @typedef {import("./game.d.ts").Facts} Facts */

/** What a thing costs. @param {Props} props @param {string} what */
function costOf({ content }, what) {
  const others = /** @type {Record<string, import("./position.js").Piece>} */ (
    /** @type {unknown} */ ({ weapon: content.weapon, bridge: content.bridge, ferry: content.ferry })
  );
  return ([...content.buildings, ...content.units].find((piece) => piece.id === what) ?? others[what])?.cost ?? {};
}

/** @param {Props} props @param {Choice} choice */
function thing(props, { fact }) {
  const { what: type = "" } = targetOf(fact);
  const { t } = props;
  const left = props.now.tell.seats[props.now.viewer ?? 0].supply[type];
  const repairs = fact.is === "repair";
  return html`<${Icon} name=${icon(type)} />
    <b>${repairs ? t("tray-repair", { type }) : t("piece-name.title", { type })}</b>
    <span>
      <${Cost} cost=${costOf(props, type)} t=${t} />
      ${fact.is === "train" && html` <small>${t("tray-worker")}</small>`}
    </span>
    ${left !== undefined && !repairs && html`<small>${t("own-supply-left", { n: left })}</small>`}`;
}

/** @param {Props} props @param {Effect[]} effects */
const effects = (props, effects) => effects.map((effect) => html`<small>${titled(props, effectFact(effect))}</small>`);

/** @param {Facts["take-bonus"]} fact @param {Props} props */
function bonus(fact, props) {
  const { key, id } = fact.bonus;
  const card = props.content.common_bonuses.find((one) => one.id === id);
  return html`<${Icon} name=${key === "military" ? "army" : "vp"} /><b>${props.t("bonus-name", { key })}</b>
    ${effects(props, card?.effects ?? [])}`;
}

/** @param {Facts["take-gift"]} fact @param {Props} props */
function gift(fact, props) {
  return html`<b>${props.t("tray-gift", { n: fact.number })}</b>
    ${effects(props, giftsOf(props)[fact.number - 1]?.effects ?? [])}`;
}

/** @param {Props} props @param {string} id */
function quest(props, id) {
  const fact = questOf(props.content, id);
  const held = props.now.tell.quests.find((one) => one.id === Number(id));
  if (!fact) return html`<b>${questName(props, id)}</b>`;
  return html`<b>${questName(props, id)}</b>
    <span class="qv">${signed(props, fact.reward)}</span>
    <${Conditions} ctx=${props} quest=${fact} have=${held?.have} />
    ${
      fact.penalty < 0 && html`<small>${props.t("quest-worth", { reward: fact.reward, penalty: fact.penalty })}</small>`
    }`;
}

/** What explains a card of the tray. @param {Choice} choice */
function aboutOf({ fact }) {
  const { list, what } = targetOf(fact);
  if (list) return `quest:${list[0]}`;
  if (fact.is === "take-bonus") return `common:${what}`;
  return fact.is === "take-gift" ? `gift:${what}` : `piece:${what}`;
}

/** @param {Props} props @param {Choice} choice */
function face(props, choice) {
  const { list } = targetOf(choice.fact);
  if (list) return quest(props, list[0]);
  return byFact({ "take-bonus": bonus, "take-gift": gift }, choice.fact, props) ?? thing(props, choice);
}

/** How a card is called: a quest with what it wants and brings. @param {Props} props @param {Choice} choice */
function nameOf(props, choice) {
  const { list } = targetOf(choice.fact);
  const fact = list && questOf(props.content, list[0]);
  if (!fact) return order(props, choice);
  const { reward, penalty } = fact;
  return props.t("tray-quest", { order: order(props, choice), wants: fact.conditions.map(wantFact), reward, penalty });
}

/** @param {Props} props @param {Choice} choice */
const trayCard = (props, choice) => html`<div
    key=${choice.move} class=${`tc legal ${choice.fact.is === "keep" ? "qc" : ""}`}
    ...${props.about(aboutOf(choice))} ...${chosen(props, choice, nameOf(props, choice))}>
  ${face(props, choice)}
</div>`;

/** How many quests a choice is about. @param {Choice} choice */
const size = ({ fact }) => targetOf(fact).list?.length ?? 1;

/** Several quests at once, in words. @param {Props} props @param {Choice[]} sets */
function together(props, sets) {
  const most = Math.max(...sets.map(size));
  const label = (/** @type {Choice} */ choice) =>
    size(choice) === most
      ? props.t("tray-keep-all", { n: most })
      : props.t("tray-keep", { quests: targetOf(choice.fact).list?.map((id) => questName(props, id)) ?? [] });
  return html`<div class="together">
    ${sets.map(
      (choice) => html`<div key=${choice.move} class="btn legal" ...${chosen(props, choice)}>${label(choice)}</div>`,
    )}
  </div>`;
}

/** @param {{props: Props}} all */
export function Tray({ props }) {
  const cards = props.choices.filter((c) => placeOf(c.fact) === "tray");
  if (cards.length === 0) return null;
  const sets = cards.filter((c) => size(c) > 1);
  return html`<div class="tray" role="group" aria-label=${props.t("choose")}>
    <div class="tcs">${cards.filter((c) => !sets.includes(c)).map((c) => trayCard(props, c))}</div>
    ${sets.length > 0 && together(props, sets)}</div>`;
}
