/* kinds.js - what can be heard: clay, wood and metal, each made of a few strokes. */

/** A stroke begins so many seconds after the sound, goes from one pitch to another while
 * it fades, and is so loud. Noise is heard around its pitch; without one it is a tone.
 * @typedef {{at: number, from: number, to: number, long: number, loud: number, noise?: boolean}} Stroke */

/** Whom a setting switches off together. @typedef {"moves" | "points" | "turn" | "clock" | "end"} Group */

/** The settings of the groups.
 * @type {Record<Group, "soundMoves" | "soundPoints" | "soundTurn" | "soundClock" | "soundEnd">} */
export const GROUPS = {
  moves: "soundMoves",
  points: "soundPoints",
  turn: "soundTurn",
  clock: "soundClock",
  end: "soundEnd",
};

/** @param {number} from @param {number} at @param {number} long @param {number} loud @returns {Stroke} */
const tone = (from, at, long, loud, to = from) => ({ at, from, to, long, loud });

/** @param {number} from @param {number} at @param {number} long @param {number} loud @returns {Stroke} */
const noise = (from, at, long, loud, to = from) => ({ at, from, to, long, loud, noise: true });

/** A drum of clay: a tone that falls, with its skin.
 * @param {number} from @param {number} at @param {number} loud */
const drum = (from, at, loud) => [tone(from, at, 0.32, loud, from * 0.6), noise(from * 5, at, 0.05, loud / 3)];

/** The least important first: where many come at once, the last ones are heard. `shake`
 * is how long a device trembles, in ms.
 * @type {Record<import("../../types.d.ts").SoundKind, {group: Group, strokes: Stroke[], shake?: number}>} */
export const KINDS = {
  deal: { group: "moves", strokes: [noise(3200, 0, 0.09, 0.3, 1800)] },
  take: { group: "moves", strokes: [noise(1900, 0, 0.16, 0.45, 4200)] },
  move: { group: "moves", strokes: [tone(170, 0, 0.09, 0.5, 110), tone(150, 0.11, 0.1, 0.45, 100)] },
  place: { group: "moves", strokes: [tone(340, 0, 0.08, 0.45, 190), noise(900, 0, 0.04, 0.4)] },
  coins: { group: "points", strokes: [tone(2640, 0, 0.22, 0.2), tone(4170, 0, 0.14, 0.13)] },
  refused: { group: "moves", strokes: [tone(120, 0, 0.12, 0.5, 80), tone(110, 0.14, 0.14, 0.4, 75)], shake: 40 },
  dice: { group: "moves", strokes: [0, 0.06, 0.13, 0.22, 0.34].map((at, i) => noise(2400 - 240 * i, at, 0.05, 0.5)) },
  battle: {
    group: "moves",
    strokes: [...drum(92, 0, 0.6), ...[0.26, 0.33, 0.42].map((at) => noise(2100, at, 0.05, 0.35))],
    shake: 60,
  },
  won: {
    group: "points",
    strokes: [noise(420, 0, 0.09, 0.5), tone(185, 0, 0.3, 0.35), tone(277, 0.1, 0.36, 0.35)],
    shake: 40,
  },
  clock: { group: "clock", strokes: [tone(820, 0, 0.06, 0.35), noise(2600, 0, 0.03, 0.2)], shake: 20 },
  turn: { group: "turn", strokes: [...drum(220, 0, 0.5), ...drum(330, 0.18, 0.5)], shake: 80 },
  end: {
    group: "end",
    strokes: [
      ...[196, 247, 294, 392].map((from, i) => tone(from, 0.11 * i, 0.3, 0.3)),
      ...[0.55, 0.7, 0.85].flatMap((at, i) => drum(i < 2 ? 147 : 98, at, 0.5)),
    ],
    shake: 150,
  },
};
