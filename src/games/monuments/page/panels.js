/* panels.js - quests of the viewer, the players, the common supply. */
import { html } from "../../../lib/preact.js";
import { Coin, Conditions, Icon, Mark } from "./bits.js";
import { nameOf, questName, signed } from "./names.js";
import { TYPES, colour, inProgress, questOf } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Quest} QuestState */

/** @param {{props: Props, quest: QuestState}} all */
function Quest({ props, quest }) {
  const fact = questOf(props.content, quest.id);
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
            <b class="num">${signed(props, questOf(props.content, q.id)?.reward ?? 0)}</b>
            ${i < done.length - 1 ? ", " : ""}
          </span>`,
        )}
      </p>`
    }
  </section>`;
}

/** How a player stands: symbol, number, in a word and in full.
 * @param {Props} props @param {number} seat @returns {{icon: string, n: number, word: string, full: string}[]} */
function statsOf({ t, now }, seat) {
  const { counts } = now.tell.seats[seat];
  const layers = now.state.layers[now.names[seat]];
  const quests = inProgress(now, seat);
  return [
    { icon: "monument", n: layers, word: t("stat", { of: "layers" }), full: t("count-layers", { n: layers }) },
    { icon: "hex", n: counts.land, word: t("stat", { of: "land" }), full: t("layer-land", { n: counts.land }) },
    {
      icon: "worker",
      n: counts.workers,
      word: t("stat", { of: "workers" }),
      full: t("count-workers", { n: counts.workers }),
    },
    { icon: "weapon", n: counts.power, word: t("stat", { of: "power" }), full: t("count-power", { n: counts.power }) },
    { icon: "a-quest", n: quests, word: t("stat", { of: "quests" }), full: t("count-quests", { n: quests }) },
  ];
}

/** @param {{props: Props, seat: number}} all */
export const Stats = ({ props, seat }) =>
  html`<span class="st">
    ${statsOf(props, seat).map(
      ({ icon, n, word, full }) => html`<span key=${icon} class="stat" title=${full}>
        <${Icon} name=${icon} /><span class="num" data-tally=${`${icon}:${seat}`}>${n}</span><small>${word}</small>
      </span>`,
    )}
  </span>`;

/** @param {{props: Props, seat: number, shown: number, show: (seat: number) => void}} all */
function Player({ props, seat, shown, show }) {
  const { t, now } = props;
  const { total } = now.scores[seat];
  const isOwn = seat === now.viewer;
  const parts = statsOf(props, seat).map(({ full }) => full);
  const { res } = now.tell.seats[seat];
  const label = t("own-see", { name: nameOf(props, seat), parts, points: total });
  const kind = `pl ${colour(now, seat)} ${now.state.turn === now.names[seat] ? "acts" : ""} ${isOwn ? "own" : ""}`;
  return html`<li class=${kind} ...${props.about(`seat:${seat}`)}>
    <button
        type="button" class="plb" aria-pressed=${String(seat === shown)} aria-label=${label}
        onClick=${() => show(seat)}>
      <${Mark} colour=${colour(now, seat)} />
      <b>${nameOf(props, seat)}</b>
      <${Stats} props=${props} seat=${seat} />
      <b class="vp" data-tally=${`score:${seat}`}>${total}</b>
    </button>
    ${
      seat !== shown &&
      html`<span class="purse" aria-hidden="true">
        ${TYPES.map((type) => html`<${Coin} key=${type} seat=${seat} type=${type} n=${res[type]} />`)}
      </span>`
    }
  </li>`;
}

/** Where the own board is in sight all the time, its owner is left out (style/windows.css).
 * @param {{props: Props, shown: number, show: (seat: number) => void}} all */
export function Players({ props, shown, show }) {
  const { t, now } = props;
  return html`<section class="oth" aria-label=${t("others-all")}>
    <ul class=${`pls of${now.names.length}`}>
      ${now.names.map(
        (name, seat) => html`<${Player} key=${name} props=${props} seat=${seat} shown=${shown} show=${show} />`,
      )}
    </ul>
  </section>`;
}

/** What is left for everybody. @param {{props: Props}} all */
export function Common({ props }) {
  const { t, now } = props;
  return html`<section class="panel common" aria-labelledby="common">
    <h2 id="common">${t("supply-title")}</h2>
    <div class="row wrap gs">
      ${TYPES.map(
        (type) => html`<span class="chip" ...${props.about(`supply:${type}`)}>
          <${Icon} name=${type} />${t("type-name", { type })} <span class="num">${now.tell.supply[type]}</span>
        </span>`,
      )}
      <span class="chip" ...${props.about("supply:weapon")}>
        <${Icon} name="weapon" />${t("supply-weapons")} <span class="num">${now.tell.weapons}</span>
      </span>
      <span class="chip" ...${props.about("supply:token")}>
        <${Icon} name="bridge" />${t("supply-tokens")} <span class="num">${now.tell.tokens}</span>
      </span>
      ${Object.entries(now.state.pile)
        .filter(([deck]) => deck !== "start")
        .map(
          ([deck, n]) => html`<span class="chip" ...${props.about(`questdeck:${deck}`)}>
          <${Icon} name="a-quest" />${t("supply-quests", { deck })} <span class="num">${n}</span>
        </span>`,
        )}
    </div>
  </section>`;
}
