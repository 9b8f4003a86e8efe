/* odds.js - what an attack would bring, in words: while it is pointed at, and before the dice are
 * rolled for good.
 */
import { nameOf, placeName } from "./names.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Now} Now */

/** A number with one digit behind the point. @param {number} n */
const tenths = (n) => ({ is: "tenths", n: Math.floor(n / 10), tenth: n % 10 });

/** Nothing where no attack is declared. @param {Pick<Ctx, "t">} ctx @param {Now} next after the choice */
export function oddsIn({ t }, { tell: { battle } }) {
  if (!battle?.odds) return "";
  const { win, lose, attack_loss, defence_loss } = battle.odds;
  return t("battle-odds", {
    attack: battle.attack.dice,
    win,
    lose,
    attack_loss: tenths(attack_loss),
    defence_loss: tenths(defence_loss),
  });
}

/** The question before dice are rolled. @param {Now} next after the choice @param {Ctx} ctx
 * @returns {import("../../../types.d.ts").Stakes | null} */
export function stakes(next, ctx) {
  const { battle } = next.tell;
  if (!battle?.odds || !next.act.includes("chance")) return null;
  const { attack, defence, defender, target } = battle;
  return {
    title: ctx.t("battle-ask", {
      name: nameOf(ctx, defender),
      hex: placeName(ctx, target),
      attack: attack.dice,
      defence: defence.dice,
    }),
    detail: oddsIn(ctx, next),
    yes: ctx.t("battle-ask.yes"),
  };
}
