/* explain.js - what anything on the table is, in words, with the facts of the
 * moment: hexes, pieces, cards, quests, layers, numbers.
 */
import { missing } from "./board.js";
import { battleOf, result } from "./battle.js";
import { questOf } from "./bits.js";
import { chart } from "./geometry.js";
import { TYPES, contents, ground, monumentOf, nameOf, order, placeName, questName } from "./read.js";
import { score as scoreWords } from "./score.js";

/** @typedef {import("../../../types.d.ts").Context} Ctx */
/** @typedef {{title: string, lines: string[]}} Text */

/** @param {any} ctx @returns {any} */
const asProps = (ctx) => ({ choices: [], last: [], seen: null, ...ctx });

/** @param {any} ctx @param {string} id @returns {Text} */
function hex(ctx, id) {
  const { t, now, facts } = ctx;
  const place = chart(facts).hex.get(Number(id));
  const g = ground(now, id);
  const e = t.explain;
  const seat = now.tell.seats.findIndex((/** @type {any} */ s) => s.home === Number(id));
  const type = TYPES[["forest", "pasture", "mountain", "field"].indexOf(place?.terrain ?? "")];
  const lines = contents(ctx, id).map((line) => `${t.capital(line)}.`);
  if (g.control) lines.push(e.controls(nameOf(ctx, g.seat)));
  if ((g.harvest ?? 0) > 0) lines.push(`${t.capital(t.map.harvest(g.harvest, t.resources[type]))}.`);
  for (const b of g.buildings ?? []) {
    if (b.broken) lines.push(e.broken(t.unit(b.kind)));
    else if (!b.works) lines.push(e.idle(t.unit(b.kind)));
  }
  if (seat >= 0) lines.push(e.monument(nameOf(ctx, seat), now.state.layers[now.names[seat]]));
  else if (now.tell.out.includes(Number(id))) lines.push(e.out);
  else lines.push(e.terrains[place?.terrain ?? "water"]);
  return { title: t.capital(placeName(ctx, id)), lines };
}

/** @param {any} ctx @param {string} rest @returns {Text} */
function card(ctx, rest) {
  const { t, now, facts } = ctx;
  const [seat, id] = rest.split(":");
  const name = now.names[Number(seat)];
  const params = now.tell.seats[Number(seat)].params;
  const fact = facts.actions.find((/** @type {any} */ a) => a.id === id);
  const green = now.state.green[name].includes(id);
  const held = now.state.hand[name].includes(id);
  const change = t.params[fact.green.param]?.(fact.green.delta) ?? "";
  return {
    title: `${t.cardNames[id]} (${t.hand.side(green)})`,
    lines: [
      `${t.cardDeeds[id](params)}.`,
      t.cardRules[id],
      green ? t.explain.improved(change) : t.explain.improves(t.goods(fact.upgrade_cost), change),
      held ? t.explain.inHand : t.explain.played,
    ],
  };
}

/** @param {any} ctx @param {string} id @returns {Text} */
function quest(ctx, id) {
  const { t, now, facts } = ctx;
  const fact = questOf(facts, id);
  const known = now.tell.quests.find((/** @type {any} */ q) => q.id === Number(id));
  const lines = fact.conditions.map(
    (/** @type {any} */ c, /** @type {number} */ i) =>
      `${t.capital(t.condition(c))}${known ? ` (${t.quests.progress(known.have[i], c.n)})` : ""}.`,
  );
  return {
    title: questName(ctx, id),
    lines: [
      ...lines,
      `${t.capital(t.quests.rewardLong(fact.reward, fact.penalty))}.`,
      known?.done ? t.explain.questDone : t.explain.quest,
    ],
  };
}

/** @param {any} ctx @param {string} rest @returns {Text} */
function layer(ctx, rest) {
  const { t, now, facts } = ctx;
  const [seat, n] = rest.split(":").map(Number);
  const fact = facts.layers[n - 1];
  const built = now.state.layers[now.names[seat]] >= n;
  const pile = now.tell.piles[n - 1].map((/** @type {number} */ id) =>
    facts.common_bonuses.find((/** @type {any} */ c) => c.id === id),
  );
  const names = [...new Set(pile.map((/** @type {any} */ c) => t.commons[c.key] ?? c.key))];
  return {
    title: `${t.board.layer(n)}${built ? `, ${t.board.built}` : ""}`,
    lines: [
      t.explain.layer(fact.land, t.goods(fact.cost), fact.sacrifice),
      names.length ? t.explain.pile(t.and(names)) : t.explain.pileEmpty,
      n < 5 ? t.explain.gift(t.decks[now.state.deck[now.names[seat]]] ?? "") : t.explain.lastLayer,
    ],
  };
}

/** @param {any} ctx @param {string} kind @returns {Text} */
function piece(ctx, kind) {
  const { t, facts } = ctx;
  const fact = [...facts.buildings, ...facts.units].find((/** @type {any} */ b) => b.id === kind) ?? facts[kind];
  const cost = fact?.cost ? [`${t.explain.costs(t.goods(fact.cost))}`] : [];
  return {
    title: t.capital(t.unit(kind)),
    lines: [t.explain.pieces[kind] ?? "", ...cost, t.explain.locked].filter(Boolean),
  };
}

/** @param {any} ctx @param {string} id @returns {Text} */
function ferry(ctx, id) {
  const { t, now } = ctx;
  const f = now.tell.ferries[id];
  if (!f) return { title: t.capital(t.unit("ferry")), lines: [t.explain.pieces.ferry] };
  const crew = f.crew.map((/** @type {any} */ c) => `${t.unit(c.kind)}${c.cargo ? ` (${t.resources[c.cargo]})` : ""}`);
  const lines = crew.length ? [`${nameOf(ctx, f.seat)}: ${t.and(crew)}.`] : [t.explain.ferryEmpty];
  if (!crew.length && f.helms.length)
    lines.push(t.explain.helms(t.and(f.helms.map((/** @type {number} */ s) => nameOf(ctx, s)))));
  return { title: t.capital(placeName(ctx, id)), lines: [...lines, t.explain.pieces.ferry] };
}

/** @param {any} ctx @param {string} id @returns {Text} */
function seat(ctx, id) {
  const { t, now } = ctx;
  const i = Number(id);
  const name = now.names[i];
  const { counts } = now.tell.seats[i];
  const open = Object.values(now.state.quests[name]).reduce((/** @type {number} */ sum, n) => sum + Number(n), 0);
  const has = [
    t.board.land(counts.land),
    t.others.workers(counts.workers),
    t.others.resources(counts.resources),
    t.others.power(counts.power),
  ];
  const lines = [
    `${monumentOf(ctx, name)}: ${t.others.layers(now.state.layers[name])}.`,
    `${t.and(has)}.`,
    `${t.others.hand(now.state.hand[name].length)}. ${t.others.quests(open)}.`,
    missing(asProps(ctx), i).text,
  ];
  if (now.state.start === name) lines.push(t.explain.start);
  return { title: nameOf(ctx, i), lines };
}

/** @param {any} ctx @param {string} id @returns {Text} */
function points(ctx, id) {
  const { t, now } = ctx;
  const score = now.scores[Number(id)];
  const lines = score.lines
    .filter((/** @type {any} */ l) => l.points)
    .map((/** @type {any} */ l) => {
      const { label } = scoreWords(l.label, ctx);
      const why = ctx.say(l.why);
      return `${t.capital(label)}: ${l.points}${why ? ` (${why})` : ""}`;
    });
  return { title: `${nameOf(ctx, Number(id))}: ${t.others.points(score.total)}`, lines: [...lines, t.explain.points] };
}

/** @param {any} ctx @param {string} key @returns {Text} */
function common(ctx, key) {
  const { t, facts } = ctx;
  const cards = facts.common_bonuses.filter((/** @type {any} */ c) => c.key === key);
  const said = new Set(
    cards.flatMap((/** @type {any} */ c) => c.effects.map((/** @type {any} */ e) => `${t.capital(t.effect(e))}.`)),
  );
  return { title: t.commons[key] ?? key, lines: [...said, t.explain.copies(cards[0]?.copies_per_player ?? 1)] };
}

/** @param {any} ctx @param {string} id @returns {Text} */
function scoreCard(ctx, id) {
  const { t, facts } = ctx;
  const fact = facts.score_cards.find((/** @type {any} */ c) => c.id === id);
  const replaced = new Set(fact.replace.map((/** @type {any} */ l) => l.item));
  const own = [...fact.replace, ...fact.extra].map((/** @type {any} */ l) => `${t.capital(t.scoreLine(l))}.`);
  const usual = facts.score_lines.filter((/** @type {any} */ l) => !replaced.has(l.item)).map(t.scoreLine);
  return { title: `${t.board.scoreCard}: ${t.scoreCards[id] ?? id}`, lines: [...own, t.explain.usual(t.and(usual))] };
}

/** @param {any} ctx @param {string} id @returns {Text} */
function deck(ctx, id) {
  const { t, facts } = ctx;
  const fact = facts.personal_decks.find((/** @type {any} */ d) => d.id === id);
  const options = (/** @type {any[]} */ list) => list.map((o) => t.and(o.effects.map(t.effect))).join("; or ");
  const lines = fact.cards.map((/** @type {any} */ c) => `${t.board.layer(c.layer)}: ${options(c.options)}.`);
  return { title: `${t.board.deck}: ${t.decks[id] ?? id}`, lines: [t.explain.deck, ...lines] };
}

/** @param {any} ctx @param {string} n @returns {Text} */
function gift(ctx, n) {
  const { t, now, facts } = ctx;
  const name = now.names[now.viewer ?? 0];
  const fact = facts.personal_decks.find((/** @type {any} */ d) => d.id === now.state.deck[name]);
  const option = fact?.cards[now.state.layers[name] - 1]?.options[Number(n) - 1];
  return {
    title: t.tray.option(n),
    lines: [...(option?.effects ?? []).map((/** @type {any} */ e) => `${t.capital(t.effect(e))}.`), t.explain.deck],
  };
}

/** @param {any} ctx @returns {Text} */
function battle(ctx) {
  const b = battleOf(asProps(ctx));
  return {
    title: ctx.t.battle.now,
    lines: [b ? result(asProps(ctx), b) : "", ...ctx.t.explain.battle, ctx.t.battle.note].filter(Boolean),
  };
}

/** @type {Record<string, (ctx: any, rest: string) => Text>} */
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
  ability: (ctx, id) => ({
    title: `${ctx.t.board.ability}: ${ctx.t.abilities[id].name}`,
    lines: [ctx.t.abilities[id].text],
  }),
  res: (ctx, type) => ({
    title: ctx.t.capital(ctx.t.resources[type]),
    lines: [ctx.t.explain.res, ctx.t.explain.from[type]],
  }),
  next: (ctx, id) => ({
    title: ctx.t.explain.nextTitle,
    lines: [missing(asProps(ctx), Number(id)).text, ctx.t.explain.next],
  }),
  bridge: (ctx, name) => ({
    title: ctx.t.capital(ctx.t.unit("bridge")),
    lines: [
      name
        .split("-")
        .map((id) => placeName(ctx, id))
        .join(" – "),
      ctx.t.explain.pieces.bridge,
    ],
  }),
  river: (ctx, name) => ({
    title: ctx.t.capital(ctx.t.map.river),
    lines: [
      name
        .split("-")
        .map((id) => placeName(ctx, id))
        .join(" – "),
      ctx.t.explain.river,
    ],
  }),
  edge: (ctx, name) => ({
    title: ctx.t.explain.edge,
    lines: [
      name
        .split("-")
        .map((id) => placeName(ctx, id))
        .join(" – "),
    ],
  }),
  choice: (ctx, move) => ({ title: order(ctx, move), lines: [] }),
  takeback: (ctx) => ({ title: ctx.t.hand.takeBack, lines: ctx.t.explain.takeBack }),
  supply: (ctx, what) => ({
    title: ctx.t.board.common,
    lines: [ctx.t.explain.supply[what] ?? ctx.t.explain.supply.res],
  }),
  questdeck: (ctx, id) => ({
    title: `${ctx.t.board.questDecks}: ${id}`,
    lines: [ctx.t.explain.questDeck(id, ctx.now.state.pile[id])],
  }),
};

/** @param {string} id @param {Ctx} ctx @returns {Text | null} */
export function explain(id, ctx) {
  const at = id.indexOf(":");
  const kind = at < 0 ? id : id.slice(0, at);
  return kinds[kind]?.(ctx, at < 0 ? "" : id.slice(at + 1)) ?? null;
}
