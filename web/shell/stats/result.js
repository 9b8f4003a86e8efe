/* result.js - after a game: how it went for whoever played it here, and whom to play next. */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { levelSays, levelWords } from "../words/levels.js";
import { Button, LinkButton } from "../base/parts.js";
import { advice, figuresOf, like } from "./figures.js";
import { list } from "./kept.js";
import { entryOf, spoilt } from "./note.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("./kept.js").Entry} Entry */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../play/sitting.js").Sitting} Sitting */
/** @typedef {import("../start/order.js").Order} Order */

/** The same game against bots of that level. @param {Order} order @param {string} level @returns {Order} */
const against = (order, level) => ({
  ...order,
  players: order.players.map((player) => (player.kind === "bot" ? { ...player, level } : player)),
});

/** @param {{next: NonNullable<ReturnType<typeof advice>>, sitting: Sitting, begin: (order: Order) => void}} props */
function Next({ next, sitting, begin }) {
  const level = levelWords(next.level);
  const says = levelSays(next.level);
  const { won, n } = next;
  const said = next.harder ? t("stats-harder", { level, says, won, n }) : t("stats-easier", { level, says, won, n });
  return html`<p>${said}</p>
    <div class="row wrap acts-row">
      <${Button}
        icon="bot" label=${t("stats-play-level", { level })}
        on=${() => begin(against(sitting.order(), next.level))} />
      <${ToStats} />
    </div>`;
}

/** The way to all of them. */
const ToStats = () => html`<${LinkButton} icon="chart" label=${t("stats-title")} to="#stats" />`;

/** How one has done so far at such tables. @param {{entry: Entry}} props */
function SoFar({ entry }) {
  const own = like(list(), entry);
  if (own.length === 0) return null;
  const { played, won, streak } = figuresOf(own);
  return html`<p class="small">
    ${t("stats-so-far", { n: played, won })} ${streak > 1 && t("stats-in-a-row", { n: streak })}
  </p>`;
}

/** How it has ended for a seat, and against whom. @param {Match} match @param {number} own */
function resultWords({ now, seats }, own) {
  const places = now?.places ?? [];
  const rivals = seats
    .filter((_, seat) => seat !== own)
    .map(({ label, level }) => (level ? t("stats-rival", { name: label, level: levelWords(level) }) : label));
  const how = places[own] > 1 ? "lost" : places.filter((one) => one === 1).length === 1 ? "won" : "shared";
  return t("stats-result", { how, rivals });
}

/** `why` it counts for nothing, or ""; `children`: what could be done next, and the way to all of them.
 * @param {{match: Match, entry: Entry, why: string, children?: Children}} props */
export function Result({ match, entry, why, children }) {
  return html`<section class="panel result" aria-labelledby="result">
    <h2 id="result">${resultWords(match, entry.seat)}</h2>
    ${why ? html`<p class="small">${t("stats-spoilt", { why })}</p>` : html`<${SoFar} entry=${entry} />`}
    ${children ?? html`<div><${ToStats} /></div>`}
  </section>`;
}

/** The same after a game against bots at this device.
 * @param {{sitting: Sitting, begin: (order: Order) => void}} props */
export function LocalResult({ sitting, begin }) {
  const { match, game } = sitting;
  const entry = entryOf(match, game);
  if (!entry) return null;
  const why = spoilt(game);
  const next = why ? null : advice(list(), entry);
  return html`<${Result} match=${match} entry=${entry} why=${why}>
    ${next && html`<${Next} next=${next} sitting=${sitting} begin=${begin} />`}
  </${Result}>`;
}
