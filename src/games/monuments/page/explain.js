/* explain.js - what anything on the table is, in words, with the facts of the
 * moment: hexes, pieces, cards, quests, layers, numbers.
 */
import { missing } from "./board.js";
import { battleOf, result } from "./battle.js";
import { chart } from "./geometry.js";
import {
  contents,
  deedOf,
  edgeName,
  effectFact,
  goods,
  hexHelp,
  improvement,
  monumentOf,
  nameOf,
  order,
  placeTitle,
  questName,
  titled,
  typeOf,
  wantFact,
} from "./names.js";
import { giftsOf, given, ground, homeOf, inProgress, questOf } from "./position.js";

/** @typedef {import("./position.js").Ctx} Ctx */
/** @typedef {import("./position.js").Effect} Effect */
/** @typedef {import("./position.js").ScoreLine} ScoreLine */
/** @typedef {{title: string, lines: string[]}} Text */

/** What a hex is, whatever stands on it. @param {Ctx} ctx @param {string} id @returns {string} */
function nature(ctx, id) {
  const { t, now } = ctx;
  const seat = homeOf(now, Number(id));
  if (seat >= 0) return t("explain-monument", { name: nameOf(ctx, seat), n: now.state.layers[now.names[seat]] });
  return now.tell.out.includes(Number(id)) ? t("explain-out") : hexHelp(ctx, id);
}

/** @param {Ctx} ctx @param {string} id @returns {Text} */
function hex(ctx, id) {
  const { t, now, content } = ctx;
  const g = ground(now, id);
  const type = typeOf(chart(content).hex.get(Number(id)));
  const houses = (g.buildings ?? []).map(({ kind, broken, works }) =>
    broken ? t("explain-damaged", { type: kind }) : works ? "" : t("explain-idle", { type: kind }),
  );
  return {
    title: placeTitle(ctx, id),
    lines: [
      ...contents(ctx, id),
      g.control && g.seat !== null ? t("explain-controls", { name: nameOf(ctx, g.seat) }) : "",
      g.harvest ? t("hex-yield", { n: g.harvest, type }) : "",
      ...houses,
      nature(ctx, id),
    ].filter(Boolean),
  };
}

/** @param {Ctx} ctx @param {string} id @returns {Text} */
function ferry(ctx, id) {
  const { t, now } = ctx;
  const f = now.tell.ferries[id];
  const help = t("piece-name.help", { type: "ferry" });
  if (!f) return { title: t("piece-name.title", { type: "ferry" }), lines: [help] };
  const crew = f.crew.map(({ kind, cargo }) =>
    t("passenger-name", { kind, cargo: cargo ? t("type-name", { type: cargo }) : "nothing" }),
  );
  const names = f.helms.map((seat) => nameOf(ctx, seat));
  const empty = [t("explain-ferry"), ...(names.length ? [t("explain-ferry.helms", { names })] : [])];
  const lines = crew.length ? [t("explain-crew", { name: nameOf(ctx, f.seat ?? 0), crew })] : empty;
  return { title: placeTitle(ctx, id), lines: [...lines, help] };
}

/** @param {Ctx} ctx @param {string} type @returns {Text} */
function piece(ctx, type) {
  const { t, content } = ctx;
  const single = /** @type {Record<string, import("./position.js").Piece>} */ (
    /** @type {unknown} */ ({ weapon: content.weapon, bridge: content.bridge, ferry: content.ferry })
  );
  const { cost } = [...content.buildings, ...content.units].find((one) => one.id === type) ?? single[type] ?? {};
  return {
    title: t("piece-name.title", { type }),
    lines: [t("piece-name.help", { type }), ...(cost ? [t("explain-costs", { goods: goods(ctx, cost) })] : [])],
  };
}

/** @param {Ctx} ctx @param {string} id @returns {Text} */
function seat(ctx, id) {
  const { t, now } = ctx;
  const i = Number(id);
  const name = now.names[i];
  const { counts } = now.tell.seats[i];
  const parts = [
    t("layer-land", { n: counts.land }),
    t("count-workers", { n: counts.workers }),
    t("count-resources", { n: counts.resources }),
    t("count-power", { n: counts.power }),
  ];
  return {
    title: nameOf(ctx, i),
    lines: [
      t("explain-seat", { monument: monumentOf(ctx, i), n: now.state.layers[name] }),
      t("explain-seat.has", { parts }),
      t("explain-seat.hand", { hand: now.state.hand[name].length, n: inProgress(now, i) }),
      missing(ctx, i).text,
      ...(now.state.start === name ? [t("explain-seat.start")] : []),
    ],
  };
}

/** @param {Ctx} ctx @param {string} id @returns {Text} */
function points(ctx, id) {
  const { t, now } = ctx;
  const score = now.scores[Number(id)];
  const lines = score.lines
    .filter((line) => line.points)
    .map((line) => {
      const label = t(`line-${line.label}.title`);
      const why = ctx.say(line.why);
      return why
        ? t("explain-points.line", { label, points: line.points, why })
        : t("explain-points.short", { label, points: line.points });
    });
  return {
    title: t("explain-points", { name: nameOf(ctx, Number(id)), n: score.total }),
    lines: [...lines, t("explain-points.note")],
  };
}

/** @param {Ctx} ctx @param {string} rest @returns {Text} */
function card(ctx, rest) {
  const { t, now, content } = ctx;
  const [at, id] = rest.split(":");
  const name = now.names[Number(at)];
  const fact = content.actions.find((action) => action.id === id);
  const green = now.state.green[name].includes(id);
  const change = fact ? improvement(ctx, fact.green) : "";
  return {
    title: t("card-title", { id, side: green ? "green" : "red" }),
    lines: [
      t("explain-effect", { effect: deedOf(ctx, Number(at), id) }),
      t(`deed-${id}.rule`),
      green
        ? t("explain-improved", { change })
        : t("explain-improves", { goods: goods(ctx, fact?.upgrade_cost ?? {}), change }),
      now.state.hand[name].includes(id) ? t("explain-held") : t("explain-played"),
    ],
  };
}

/** @param {Ctx} ctx @param {string} id @returns {Text | null} */
function quest(ctx, id) {
  const { t, now, content } = ctx;
  const fact = questOf(content, id);
  if (!fact) return null;
  const known = now.tell.quests.find((one) => one.id === Number(id));
  const lines = fact.conditions.map((condition, i) => {
    const want = titled(ctx, wantFact(condition));
    const { n } = condition;
    return known ? t("explain-condition", { want, have: Math.min(known.have[i], n), n }) : t("explain-want", { want });
  });
  return {
    title: questName(ctx, id),
    lines: [
      ...lines,
      t("explain-worth", { reward: fact.reward, penalty: fact.penalty }),
      known?.done ? t("explain-quest.done") : t("explain-quest"),
    ],
  };
}

/** @param {Ctx} ctx @param {string} rest @returns {Text} */
function layer(ctx, rest) {
  const { t, now, content } = ctx;
  const [at, n] = rest.split(":").map(Number);
  const name = now.names[at];
  const { land, cost, sacrifice } = content.layers[n - 1];
  const keys = now.tell.piles[n - 1].map((id) => content.common_bonuses.find((one) => one.id === id)?.key ?? "");
  const names = [...new Set(keys)].map((key) => t("bonus-name", { key }));
  const deck = now.state.deck[name];
  return {
    title: now.state.layers[name] >= n ? t("layer-title.built", { n }) : t("layer-title", { n }),
    lines: [
      t("explain-layer", { land, goods: goods(ctx, cost), workers: sacrifice }),
      t("explain-pile", { names }),
      n < content.layers.length
        ? t("explain-gift", { deck, name: given(deck) ? t("deck", { id: deck }) : "" })
        : t("explain-last-layer"),
    ],
  };
}

/** Each effect in a line. @param {Ctx} ctx @param {Effect[]} effects */
const effectLines = (ctx, effects) =>
  effects.map((effect) => ctx.t("explain-effect", { effect: titled(ctx, effectFact(effect)) }));

/** @param {Ctx} ctx @param {string} key @returns {Text} */
function common(ctx, key) {
  const { t, content } = ctx;
  const cards = content.common_bonuses.filter((one) => one.key === key);
  return {
    title: t("bonus-name", { key }),
    lines: [
      ...new Set(cards.flatMap(({ effects }) => effectLines(ctx, effects))),
      t("explain-copies", { n: cards[0]?.copies_per_player ?? 1 }),
    ],
  };
}

/** A line of the score sheet for `score-rule`: "1 point per 3 resources". @param {ScoreLine} line */
const ruleOf = ({ item, vp, per }) => ({ way: vp < 0 ? "minus" : "plus", points: Math.abs(vp), per, item });

/** @param {Ctx} ctx @param {string} id @returns {Text | null} */
function scoreCard(ctx, id) {
  const { t, content } = ctx;
  const fact = content.score_cards.find((one) => one.id === id);
  if (!fact) return null;
  const replaced = new Set(fact.replace.map(({ item }) => item));
  const own = [...fact.replace, ...fact.extra].map((line) => t("score-rule.title", ruleOf(line)));
  const rules = content.score_lines
    .filter(({ item }) => !replaced.has(item))
    .map((line) => t("score-rule", ruleOf(line)));
  return { title: t("explain-score-card", { id }), lines: [...own, t("explain-score-card.usual", { rules })] };
}

/** @param {Ctx} ctx @param {string} id @returns {Text} */
function deck(ctx, id) {
  const { t, content } = ctx;
  const cards = content.personal_decks.find((one) => one.id === id)?.cards ?? [];
  const lines = cards.map((one) => {
    const options = one.options.map(({ effects }, i) => {
      const option = t("deck-option", { effects: effects.map(effectFact) });
      return i ? t("explain-deck.option", { option }) : option;
    });
    return t("explain-deck.layer", { n: one.layer, options });
  });
  return { title: t("explain-deck", { id }), lines: [t("explain-deck.gift"), ...lines] };
}

/** @param {Ctx} ctx @param {string} n @returns {Text} */
const gift = (ctx, n) => ({
  title: ctx.t("tray-gift", { n: Number(n) }),
  lines: [...effectLines(ctx, giftsOf(ctx)[Number(n) - 1]?.effects ?? []), ctx.t("explain-deck.gift")],
});

/** @param {Ctx} ctx @returns {Text} */
function battle(ctx) {
  const { t } = ctx;
  const b = battleOf({ last: [], ...ctx });
  return {
    title: t("battle-now"),
    lines: [...(b ? [result(ctx, b)] : []), t("battle-help"), t("battle-help.rule"), t("battle-help.note")],
  };
}

/** @type {Record<string, (ctx: Ctx, rest: string) => Text | null>} */
const kinds = {
  hex,
  card,
  quest,
  layer,
  piece,
  ferry,
  seat,
  points,
  common,
  deck,
  gift,
  battle,
  scorecard: scoreCard,
  ability: ({ t }, id) => ({ title: t("explain-ability", { id }), lines: [t("ability-rule", { rule: id })] }),
  res: ({ t }, type) => ({
    title: t("resource-title", { type }),
    lines: [t("resource-title.help"), t("resource-title.from", { type })],
  }),
  next: (ctx, id) => ({
    title: ctx.t("explain-next"),
    lines: [missing(ctx, Number(id)).text, ctx.t("explain-next.rule")],
  }),
  bridge: (ctx, name) => ({
    title: ctx.t("piece-name.title", { type: "bridge" }),
    lines: [edgeName(ctx, name), ctx.t("piece-name.help", { type: "bridge" })],
  }),
  river: (ctx, name) => ({
    title: ctx.t("explain-river"),
    lines: [edgeName(ctx, name), ctx.t("explain-river.rule")],
  }),
  edge: (ctx, name) => ({ title: ctx.t("explain-edge"), lines: [edgeName(ctx, name)] }),
  choice: (ctx, move) => {
    const choice = ctx.now.choices.find((one) => one.move === move);
    return choice ? { title: order(ctx, choice), lines: [] } : null;
  },
  takeback: ({ t }) => ({
    title: t("hand-take-back"),
    lines: [t("hand-take-back.help"), t("hand-take-back.rule")],
  }),
  supply: ({ t }, what) => ({ title: t("supply-title"), lines: [t("explain-supply", { what })] }),
  questdeck: ({ t, now }, id) => ({
    title: t("explain-quest-deck", { deck: id }),
    lines: [t("explain-quest-deck.left", { n: now.state.pile[id], layers: id.split("-") })],
  }),
};

/** @param {string} id @param {Ctx} ctx @returns {Text | null} */
export function explain(id, ctx) {
  const at = id.indexOf(":");
  const kind = at < 0 ? id : id.slice(0, at);
  return kinds[kind]?.(ctx, at < 0 ? "" : id.slice(at + 1)) ?? null;
}
