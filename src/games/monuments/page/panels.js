/* panels.js - quests of the viewer, the other players, the common supply. */
import { html } from "../../../lib/preact.js";
import { Conditions, Icon, Mark, questOf } from "./bits.js";
import { TYPES, colour, nameOf, questName } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */

/** @param {Props} props @param {number} seat */
const inProgress = (props, seat) =>
  Object.values(props.now.state.quests[props.now.names[seat]]).reduce((sum, n) => sum + Number(n), 0);

/** @param {{props: Props, quest: any}} all */
function Quest({ props, quest }) {
  const fact = questOf(props.facts, quest.id);
  if (!fact) return null;
  return html`<li class="q" ...${props.about(`quest:${quest.id}`)}>
    <b>${questName(props, String(quest.id))}</b>
    <span class="qv" title=${props.t.quests.rewardLong(fact.reward, fact.penalty)}>
      ${props.t.quests.reward(fact.reward)}
    </span>
    <${Conditions} quest=${fact} have=${quest.have} t=${props.t} />
    ${fact.penalty < 0 && html`<small>${props.t.quests.rewardLong(fact.reward, fact.penalty)}</small>`}
  </li>`;
}

/** Of the viewer all; of others the completed ones and how many are open.
 * @param {{props: Props, seat: number}} all */
export function Quests({ props, seat }) {
  const { t, now } = props;
  const known = now.tell.quests.filter((/** @type {any} */ q) => q.seat === seat && !q.held);
  const open = known.filter((/** @type {any} */ q) => !q.done);
  const done = known.filter((/** @type {any} */ q) => q.done);
  const hidden = inProgress(props, seat) - open.length;
  const own = seat === now.viewer;
  return html`<section class="panel quests" aria-label=${own ? t.quests.title : t.quests.titleAll}>
    <h2>
      ${own ? t.quests.title : `${t.quests.titleAll}: ${nameOf(props, seat)}`} ${
        own && html`<small>${t.quests.only}</small>`
      }
    </h2>
    ${hidden > 0 && html`<p class="small">${t.quests.hidden(hidden)}</p>`}
    ${open.length === 0 && hidden <= 0 && html`<p class="small">${t.quests.none}</p>`}
    <ul class="qs">${open.map((/** @type {any} */ q) => html`<${Quest} key=${q.id} props=${props} quest=${q} />`)}</ul>
    ${
      done.length > 0 &&
      html`<p class="small qdone">
        <b>${t.quests.done}:</b> ${done.map(
          (/** @type {any} */ q, /** @type {number} */ i) => html`<span key=${q.id} ...${props.about(`quest:${q.id}`)}>
            ${questName(props, String(q.id))}${" "}
            <b class="num">${t.quests.reward(questOf(props.facts, q.id)?.reward ?? 0)}</b>
            ${i < done.length - 1 ? ", " : ""}
          </span>`,
        )}
      </p>`
    }
  </section>`;
}

/** @param {{props: Props, seat: number, shown: number, show: (seat: number) => void}} all */
function Player({ props, seat, shown, show }) {
  const { t, now } = props;
  const { counts } = now.tell.seats[seat];
  const { total } = now.scores[seat];
  const name = now.names[seat];
  const facts = /** @type {[string, number, string][]} */ ([
    ["monument", now.state.layers[name], t.others.layers(now.state.layers[name])],
    ["hex", counts.land, t.board.land(counts.land)],
    ["worker", counts.workers, t.others.workers(counts.workers)],
    ["weapon", counts.power, t.others.power(counts.power)],
    ["a-quest", inProgress(props, seat), t.others.quests(inProgress(props, seat))],
  ]);
  const label = [t.board.see(nameOf(props, seat)), facts.map((f) => f[2]).join(", "), `${total} ${t.board.points}`];
  return html`<li
      class=${`pl ${colour(now, seat)} ${now.state.turn === name ? "acts" : ""}`} ...${props.about(`seat:${seat}`)}>
    <button
        type="button" class="plb" aria-pressed=${String(seat === shown)}
        aria-label=${label.join(". ")}
        onClick=${() => show(seat)}>
      <${Mark} colour=${colour(now, seat)} />
      <b>${nameOf(props, seat)}</b>
      <span class="st">
        ${facts.map(([symbol, n]) => html`<span><${Icon} name=${symbol} /><span class="num">${n}</span></span>`)}
      </span>
      <b class="vp">${total}</b>
    </button>
  </li>`;
}

/** @param {{props: Props, shown: number, show: (seat: number) => void}} all */
export function Others({ props, shown, show }) {
  const { t, now } = props;
  const seats = now.names.map((_, seat) => seat).filter((seat) => seat !== now.viewer);
  return html`<section class="panel oth" aria-label=${now.viewer === null ? t.others.all : t.others.title}>
    <h2>${now.viewer === null ? t.others.all : t.others.title}</h2>
    <ul class="pls">
      ${seats.map((seat) => html`<${Player} key=${seat} props=${props} seat=${seat} shown=${shown} show=${show} />`)}
    </ul>
    <${Common} props=${props} />
  </section>`;
}

/** What is left for everybody. @param {{props: Props}} all */
function Common({ props }) {
  const { t, now } = props;
  return html`<div class="row wrap gs">
    <h3>${t.board.common}</h3>
    ${TYPES.map(
      (type) => html`<span class="chip" ...${props.about(`supply:${type}`)}>
        <${Icon} name=${type} label=${t.resources[type]} />
        <span class="num">${now.tell.supply[type]}</span>
      </span>`,
    )}
    <span class="chip" ...${props.about("supply:weapon")}>
      <${Icon} name="weapon" label=${t.board.weapons} />
      <span class="num">${now.tell.weapons}</span>
    </span>
    <span class="chip" ...${props.about("supply:token")}>
      <${Icon} name="bridge" label=${t.board.tokens} />
      <span class="num">${now.tell.tokens}</span>
    </span>
    ${Object.entries(now.state.pile)
      .filter(([deck]) => deck !== "start")
      .map(
        ([deck, n]) => html`<span class="chip" ...${props.about(`questdeck:${deck}`)}>
        <${Icon} name="a-quest" label=${`${t.board.questDecks} ${deck}`} />
        ${deck}
        : <span class="num">${n}</span>
      </span>`,
      )}
  </div>`;
}
