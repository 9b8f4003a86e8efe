/* panels.js - quests of the viewer, the other players, the common supply. */
import { html } from "../../../lib/preact.js";
import { Conditions, Icon, Mark } from "./bits.js";
import { nameOf, questName, signed } from "./names.js";
import { TYPES, colour, inProgress, questOf } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Quest} QuestState */

/** @param {{props: Props, quest: QuestState}} all */
function Quest({ props, quest }) {
  const fact = questOf(props.facts, quest.id);
  if (!fact) return null;
  const worth = props.t("quest-worth", { reward: fact.reward, penalty: fact.penalty });
  return html`<li class="q" ...${props.about(`quest:${quest.id}`)}>
    <b>${questName(props, quest.id)}</b>
    <span class="qv" title=${worth}>${signed(props, fact.reward)}</span>
    <${Conditions} ctx=${props} quest=${fact} have=${quest.have} />
    ${fact.penalty < 0 && html`<small>${worth}</small>`}
  </li>`;
}

/** Of the viewer all; of others the completed ones and how many are open.
 * @param {{props: Props, seat: number}} all */
export function Quests({ props, seat }) {
  const { t, now } = props;
  const known = now.tell.quests.filter((q) => q.seat === seat && !q.held);
  const open = known.filter((q) => !q.done);
  const done = known.filter((q) => q.done);
  const hidden = inProgress(now, seat) - open.length;
  const own = seat === now.viewer;
  return html`<section class="panel quests" aria-label=${own ? t("quests-own") : t("quests-all")}>
    <h2>
      ${own ? t("quests-own") : t("quests-all.of", { name: nameOf(props, seat) })} ${
        own && html`<small>${t("quests-own.only")}</small>`
      }
    </h2>
    ${hidden > 0 && html`<p class="small">${t("quests-hidden", { n: hidden })}</p>`}
    ${open.length === 0 && hidden <= 0 && html`<p class="small">${t("quests-none")}</p>`}
    <ul class="qs">${open.map((q) => html`<${Quest} key=${q.id} props=${props} quest=${q} />`)}</ul>
    ${
      done.length > 0 &&
      html`<p class="small qdone">
        <b>${t("quests-done")}</b> ${done.map(
          (q, i) => html`<span key=${q.id} ...${props.about(`quest:${q.id}`)}>
            ${questName(props, q.id)}${" "}
            <b class="num">${signed(props, questOf(props.facts, q.id)?.reward ?? 0)}</b>
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
    ["monument", now.state.layers[name], t("count-layers", { n: now.state.layers[name] })],
    ["hex", counts.land, t("layer-land", { n: counts.land })],
    ["worker", counts.workers, t("count-workers", { n: counts.workers })],
    ["weapon", counts.power, t("count-power", { n: counts.power })],
    ["a-quest", inProgress(now, seat), t("count-quests", { n: inProgress(now, seat) })],
  ]);
  const label = t("own-see", { name: nameOf(props, seat), parts: facts.map((f) => f[2]), points: total });
  return html`<li
      class=${`pl ${colour(now, seat)} ${now.state.turn === name ? "acts" : ""}`} ...${props.about(`seat:${seat}`)}>
    <button
        type="button" class="plb" aria-pressed=${String(seat === shown)}
        aria-label=${label}
        onClick=${() => show(seat)}>
      <${Mark} colour=${colour(now, seat)} />
      <b>${nameOf(props, seat)}</b>
      <span class="st">
        ${facts.map(
          ([symbol, n]) => html`<span><${Icon} name=${symbol} /><span
            class="num" data-tally=${`${symbol}:${seat}`}>${n}</span></span>`,
        )}
      </span>
      <b class="vp" data-tally=${`score:${seat}`}>${total}</b>
    </button>
  </li>`;
}

/** @param {{props: Props, shown: number, show: (seat: number) => void}} all */
export function Others({ props, shown, show }) {
  const { t, now } = props;
  const seats = now.names.map((_, seat) => seat).filter((seat) => seat !== now.viewer);
  return html`<section class="panel oth" aria-label=${now.viewer === null ? t("others-all") : t("others-title")}>
    <h2>${now.viewer === null ? t("others-all") : t("others-title")}</h2>
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
    <h3>${t("supply-title")}</h3>
    ${TYPES.map(
      (type) => html`<span class="chip" ...${props.about(`supply:${type}`)}>
        <${Icon} name=${type} label=${t("type-name", { type })} />
        <span class="num">${now.tell.supply[type]}</span>
      </span>`,
    )}
    <span class="chip" ...${props.about("supply:weapon")}>
      <${Icon} name="weapon" label=${t("supply-weapons")} />
      <span class="num">${now.tell.weapons}</span>
    </span>
    <span class="chip" ...${props.about("supply:token")}>
      <${Icon} name="bridge" label=${t("supply-tokens")} />
      <span class="num">${now.tell.tokens}</span>
    </span>
    ${Object.entries(now.state.pile)
      .filter(([deck]) => deck !== "start")
      .map(
        ([deck, n]) => html`<span class="chip" ...${props.about(`questdeck:${deck}`)}>
        <${Icon} name="a-quest" label=${t("supply-quests", { deck })} />
        ${deck}
        : <span class="num">${n}</span>
      </span>`,
      )}
  </div>`;
}
