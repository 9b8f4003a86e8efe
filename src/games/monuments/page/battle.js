/* battle.js - the battle that is going on, or the last one: dice of both sides
 * and what came of them.
 */
import { html } from "../../../lib/preact.js";
import { Icon, Mark } from "./bits.js";
import { nameOf, placeName } from "./names.js";
import { colour, ground, node } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {{attacker: number | null, defender: number | null, target: number | string, rolled: boolean,
 *   live: boolean, attack: {dice: number, pips: number}, defence: {dice: number, pips: number},
 *   damage?: number}} Battle */

/** What is seen of the match. @typedef {Pick<Props, "now" | "last">} Watched */

/** Faces that add up to the pips. The engine rolls the sum; this is one way in
 * which the dice may have fallen, always the same for the same roll.
 * @param {number} dice @param {number} pips @param {number} most @returns {number[]} */
function faces(dice, pips, most) {
  const list = [];
  let left = pips;
  for (let i = 0; i < dice; i++) {
    const low = Math.max(0, left - (dice - i - 1) * most);
    const high = Math.min(most, left);
    const face = low + ((pips + i * 5 + dice * 2) % (high - low + 1));
    list.push(face);
    left -= face;
  }
  return list;
}

/** The roll of a battle that the log tells; null if it is something else.
 * @param {import("./game.d.ts").Entry} entry */
const rollOf = ({ fact }) => (fact.is === "roll" ? fact : null);

/** Whoever holds the hex besides the attacker. @param {Watched} props
 * @param {{target: number | string, attacker: number | null}} battle */
function defenderOf(props, battle) {
  const g = ground(props.now, battle.target);
  return [g.seat, g.builder].find((seat) => seat !== null && seat !== undefined && seat !== battle.attacker) ?? null;
}

/** What only happens in a battle. */
const LEAVES = ["lose-unit", "lose-building", "lose-ferry", "retreat"];

/** The last battle among the moves that were made since the viewer's own.
 * @param {Watched} props @returns {Battle | null} */
function lastBattle(props) {
  /** Both sides come one after the other. @type {Battle | null} */
  let found = null;
  for (const entry of props.last) {
    const roll = rollOf(entry);
    if (entry.fact.is === "play") found = null;
    if (roll) {
      found ??= {
        attacker: null,
        defender: null,
        target: roll.hex.id,
        rolled: true,
        live: false,
        attack: { dice: 0, pips: 0 },
        defence: { dice: 0, pips: 0 },
      };
      const attacks = roll.side === "attack";
      const side = found[attacks ? "attack" : "defence"];
      side.dice += roll.dice;
      side.pips += roll.pips;
      found[attacks ? "attacker" : "defender"] = props.now.names.indexOf(roll.seat.id);
    } else if (found && LEAVES.includes(entry.fact.is) && entry.seat !== found.attacker) {
      found.defender = Number(entry.seat);
    }
  }
  return found && { ...found, defender: found.defender ?? defenderOf(props, found) };
}

/** The battle that goes on, else the last one. Once the dice have fallen, how
 * many there were is in the log, or was seen before: `known`.
 * @param {Watched} props @param {Battle | null} [known] @returns {Battle | null} */
export function battleOf(props, known = null) {
  const now = props.now.tell.battle;
  const log = lastBattle(props);
  if (!now) return log;
  if (!now.rolled) return { ...now, live: true };
  const same = [log, known].find(
    (b) =>
      b?.rolled &&
      String(b.target) === String(now.target) &&
      b.attack.pips === now.attack.pips &&
      b.defence.pips === now.defence.pips,
  );
  const side = (/** @type {"attack" | "defence"} */ name) => ({ pips: now[name].pips, dice: same?.[name].dice ?? 0 });
  return { ...now, live: true, attack: side("attack"), defence: side("defence") };
}

/** @param {import("./position.js").Ctx} ctx @param {Battle} b */
export function result(ctx, b) {
  const { t } = ctx;
  const by = b.attack.pips - b.defence.pips;
  if (!b.rolled) return t("battle-dice", { attack: b.attack.dice, defence: b.defence.dice });
  if (b.attack.pips === 0) return t("battle-failed");
  if (by === 0) return t("battle-tie");
  const winner = by > 0 ? b.attacker : b.defender;
  return winner === null
    ? t("battle-rolled", { attack: b.attack.pips, defence: b.defence.pips })
    : t("battle-won", { winner: nameOf(ctx, winner), by: Math.abs(by) });
}

/** @param {{props: Props, seat: number | null, what: string, side: {dice: number, pips: number},
 *   rolled: boolean}} all */
function Side({ props, seat, what, side, rolled }) {
  const { t, content, now } = props;
  const most = Math.max(...content.supplies.die_faces);
  const shown =
    rolled && side.dice > 0
      ? faces(side.dice, side.pips, most)
      : Array.from({ length: rolled ? 0 : side.dice }, () => null);
  const label = !rolled
    ? t("count-dice", { dice: side.dice })
    : side.dice > 0
      ? t("battle-side", { dice: side.dice, pips: side.pips })
      : t("count-pips", { pips: side.pips });
  const dice = shown.map(
    (n, i) => html`<i
    key=${`${i} ${n}`} class=${n === null ? "die blank" : "die"}
    data-piece=${n === null ? undefined : `die:${what}:${i}`}
    data-rolls=${n === null ? undefined : ""}>${n ?? "?"}</i>`,
  );
  return html`<div class="bt">
    <span class="side-name">
      ${seat !== null && html`<${Mark} colour=${colour(now, seat)} /> <b>${nameOf(props, seat)}</b>`} ${what}
    </span>
    <span class="dice" role="img" aria-label=${label}>${dice}</span>
    <b class="sum num">${rolled ? side.pips : ""}</b>
  </div>`;
}

/** @param {{props: Props, battle: Battle}} all */
export function BattlePanel({ props, battle }) {
  const { t } = props;
  const { rolled, damage } = battle;
  const title = battle.live ? t("battle-now") : t("battle-last");
  const left = node(props.now) === "loss" && damage ? t("battle-damage", { damage }) : "";
  return html`<section
      class=${battle.live ? "panel battle live" : "panel battle"} aria-label=${title} ...${props.about("battle")}>
    <h2><${Icon} name="a-attack" /> ${title} <small>${placeName(props, battle.target)}</small></h2>
    <${Side}
      props=${props} seat=${battle.attacker} what=${t("battle-attacks")} side=${battle.attack} rolled=${rolled} />
    <${Side}
      props=${props} seat=${battle.defender} what=${t("battle-defends")} side=${battle.defence} rolled=${rolled} />
    <p class="small">${result(props, battle)} ${left}</p>
  </section>`;
}
