/* tray.js - choices that are cards themselves: what to build or train, which
 * bonus, which gift, which quests.
 */
import { html } from "../../../lib/preact.js";
import { choice } from "./choice.js";
import { named, placeOf } from "./moves.js";
import { Conditions, Cost, Icon, questOf } from "./bits.js";
import { icon, questName } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */
/** @typedef {import("../../../types.d.ts").Choice} Choice */

/** @param {Props} props @param {string} move */
function thing(props, move) {
  const { verb, what = "" } = named(move);
  const { facts, t } = props;
  const costs =
    [...facts.buildings, ...facts.units].find((/** @type {any} */ b) => b.id === what)?.cost ?? facts[what]?.cost ?? {};
  const known = props.now.tell.seats[props.now.viewer ?? 0];
  const left = known.supply[what];
  const name = verb === "repair" ? t.tray.repair(t.unit(what)) : t.capital(t.unit(what));
  return html`<${Icon} name=${icon(what)} />
    <b>${name}</b>
    <span>
      <${Cost} cost=${costs} t=${t} />
      ${verb === "train" && what !== "weapon" && html` <small>${t.tray.costsWorker}</small>`}
    </span>
    ${left !== undefined && verb !== "repair" && html`<small>${t.board.supply}: ${left}</small>`}`;
}

/** @param {Props} props @param {string} move */
function bonus(props, move) {
  const { what = "" } = named(move);
  const layer = props.now.state.layers[props.now.names[props.now.viewer ?? 0]];
  const card = props.facts.common_bonuses.find((/** @type {any} */ c) => c.key === what && c.layer === layer);
  return html`<${Icon} name=${what === "military" ? "army" : "vp"} /><b>${props.t.commons[what] ?? what}</b>
    ${card?.effects.map((/** @type {any} */ e) => html`<small>${props.t.capital(props.t.effect(e))}</small>`)}`;
}

/** @param {Props} props @param {string} move */
function option(props, move) {
  const { what } = named(move);
  const { now, facts, t } = props;
  const name = now.names[now.viewer ?? 0];
  const deck = facts.personal_decks.find((/** @type {any} */ d) => d.id === now.state.deck[name]);
  const gift = deck?.cards[now.state.layers[name] - 1]?.options[Number(what) - 1];
  return html`<b>${t.tray.option(what)}</b>
    ${gift?.effects.map((/** @type {any} */ e) => html`<small>${t.capital(t.effect(e))}</small>`)}`;
}

/** @param {Props} props @param {string} id */
function quest(props, id) {
  const fact = questOf(props.facts, id);
  const held = props.now.tell.quests.find((/** @type {any} */ q) => q.id === Number(id));
  if (!fact) return html`<b>${props.t.quest(id)}</b>`;
  return html`<b>${questName(props, id)}</b>
    <span class="qv">${props.t.quests.reward(fact.reward)}</span>
    <${Conditions} quest=${fact} have=${held?.have} t=${props.t} />
    ${fact.penalty < 0 && html`<small>${props.t.quests.rewardLong(fact.reward, fact.penalty)}</small>`}`;
}

/** @param {Props} props @param {Choice} c */
function trayCard(props, c) {
  const { verb, list, what } = named(c.move);
  const id = list
    ? `quest:${list[0]}`
    : verb === "bonus"
      ? `common:${what}`
      : verb === "option"
        ? `gift:${what}`
        : `piece:${what}`;
  const face = list
    ? quest(props, list[0])
    : verb === "bonus"
      ? bonus(props, c.move)
      : verb === "option"
        ? option(props, c.move)
        : thing(props, c.move);
  return html`<div
      key=${c.move} class=${`tc legal ${list ? "qc" : ""}`} ...${props.about(id)} ...${choice(props, c.move)}>
    ${face}
  </div>`;
}

/** Several quests at once, in words. @param {Props} props @param {Choice[]} sets */
function together(props, sets) {
  const most = Math.max(...sets.map((c) => named(c.move).list?.length ?? 0));
  const label = (/** @type {string[]} */ list) =>
    list.length === most
      ? props.t.tray.keepAll(most)
      : props.t.tray.keepSome(props.t.and(list.map((id) => questName(props, id))));
  return html`<div class="together">
    ${sets.map(
      (c) => html`<div key=${c.move} class="btn legal" ...${choice(props, c.move)}>
        ${label(named(c.move).list ?? [])}
      </div>`,
    )}
  </div>`;
}

/** @param {{props: Props}} all */
export function Tray({ props }) {
  const cards = props.choices.filter((c) => placeOf(c.move) === "tray");
  if (cards.length === 0) return null;
  const sets = cards.filter((c) => (named(c.move).list?.length ?? 1) > 1);
  return html`<div class="tray" role="group" aria-label=${props.t.map.choose}>
    <div class="tcs scroll-x">${cards.filter((c) => !sets.includes(c)).map((c) => trayCard(props, c))}</div>
    ${sets.length > 0 && together(props, sets)}</div>`;
}
