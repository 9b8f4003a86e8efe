/* picture.js - how a game has ended as a picture of its own: the towers, who won and why, the date. It is drawn
 * on a canvas with the fonts and the symbols of the page, in its light colours.
 */
import { LANGUAGE, t } from "../words/words.js";
import { countOf } from "./end.js";
import { fallen, isGone } from "./bricks.js";
import { headline, publicly, reason } from "./say.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("./bricks.js").Brick} Brick */
/** @typedef {CanvasRenderingContext2D} Pen */

const WIDTH = 1200;
const HEIGHT = 900;
const EDGE = 60;
const GROUND = 690; /* where the towers stand */
const HIGH = 350;
const BRICK = { width: 150, height: 28 };
const HEAD = 'Caprasimo, "Yeseva One", serif';
const TEXT = '"Source Sans 3", sans-serif';

/** A colour of the page by day, as a canvas reads it. @param {string} name */
function colour(name) {
  const probe = document.createElement("i");
  probe.style.colorScheme = "light";
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The symbols of the page. */
async function loadSymbols() {
  const answer = await fetch("icons.svg").catch(() => null);
  if (!answer?.ok) throw new Error(t("errors-file", { path: "icons.svg" }));
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
}

/** The fonts for these words: they are drawn with what is there. @param {string} words */
const loadFonts = (words) =>
  Promise.all([`40px ${HEAD}`, `30px ${TEXT}`, `600 30px ${TEXT}`].map((font) => document.fonts.load(font, words)));

/** A symbol in a square of that size, in one colour.
 * @param {Pen} pen @param {Document} symbols @param {string} name
 * @param {{x: number, y: number, size: number, fill: string, line?: string}} where */
function drawSymbol(pen, symbols, name, { x, y, size, fill, line }) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  for (const shape of symbols.getElementById(name)?.querySelectorAll("path") ?? []) {
    const path = new Path2D(shape.getAttribute("d") ?? "");
    const wide = Number(shape.getAttribute("stroke-width"));
    pen.fillStyle = fill;
    pen.lineJoin = "round";
    pen.lineCap = "round";
    if (line) [pen.strokeStyle, pen.lineWidth] = [line, 3.5];
    if (line) pen.stroke(path);
    if (shape.getAttribute("fill") !== "none") pen.fill(path, "evenodd");
    if (wide > 0) [pen.strokeStyle, pen.lineWidth] = [fill, wide];
    if (wide > 0) pen.stroke(path);
  }
  pen.restore();
}

/** Words that end where there is no more room.
 * @param {Pen} pen @param {string} words @param {number} room */
function fitted(pen, words, room) {
  if (pen.measureText(words).width <= room) return words;
  let end = words.length;
  while (end > 1 && pen.measureText(`${words.slice(0, end)}…`).width > room) end--;
  return `${words.slice(0, end).trimEnd()}…`;
}

/** The lines that words take, at most two of them. @param {Pen} pen @param {string} words @param {number} room */
function lines(pen, words, room) {
  const all = words.split(" ");
  let n = all.length;
  while (n > 1 && pen.measureText(all.slice(0, n).join(" ")).width > room) n--;
  const rest = all.slice(n).join(" ");
  return [all.slice(0, n).join(" "), ...(rest ? [fitted(pen, rest, room)] : [])];
}

/** @param {Pen} pen @param {string} words @param {number} x @param {number} y
 * @param {{font: string, fill: string, align?: CanvasTextAlign, room: number}} how */
function write(pen, words, x, y, { font, fill, align = "left", room }) {
  pen.font = font;
  pen.fillStyle = fill;
  pen.textAlign = align;
  pen.fillText(fitted(pen, words, room), x, y);
}

/** @param {Pen} pen @param {Document} symbols @param {Brick} brick
 * @param {{x: number, unit: number, wide: number, i: number, symbol: string, seat: string}} how */
function drawBrick(pen, symbols, brick, { x, unit, wide, i, symbol, seat }) {
  const height = brick.size * unit - 1.5;
  const left = x - wide / 2 + (i % 2 ? 3 : -3);
  const top = GROUND - (brick.under + brick.size) * unit;
  pen.beginPath();
  pen.roundRect(left, top, wide, height, Math.min(4, height / 3));
  pen.fillStyle = colour(`p-${seat}`);
  pen.fill();
  pen.lineWidth = 2.2;
  pen.strokeStyle = colour("piece-line");
  pen.stroke();
  const size = Math.min(20, height - 3);
  const at = { x: x + (i % 2 ? 10 : -10) - size / 2, y: top + (height - size) / 2, size };
  drawSymbol(pen, symbols, symbol, { ...at, fill: colour(`on-${seat}`) });
}

/** @param {Pen} pen @param {Document} symbols @param {Match} match @param {ReturnType<typeof countOf>} count */
function drawTowers(pen, symbols, match, { build, rows }) {
  const now = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  const room = (WIDTH - 2 * EDGE) / match.seats.length;
  const unit = Math.min(BRICK.height / build.per, HIGH / Math.max(1, build.tallest));
  const wide = Math.min(BRICK.width, room - 40);
  pen.fillStyle = colour("coast");
  pen.fillRect(EDGE, GROUND, WIDTH - 2 * EDGE, 8);
  match.seats.forEach((seat, i) => {
    const x = EDGE + (i + 0.5) * room;
    const bricks = fallen(build.towers[i], build.beats).filter((brick) => !isGone(brick, build.beats));
    bricks.forEach((brick, k) =>
      drawBrick(pen, symbols, brick, { x, unit, wide, i: k, symbol: rows[brick.line].symbol, seat: seat.colour }),
    );
    const high = bricks.reduce((top, { under, size }) => Math.max(top, under + size), 0) * unit;
    const fill = colour("accent");
    if (now.places[i] === 1) drawSymbol(pen, symbols, "crown", { x: x - 30, y: GROUND - high - 66, size: 60, fill });
    const ink = colour("ink");
    write(pen, String(now.scores[i].total), x, GROUND + 60, { font: `46px ${HEAD}`, fill: ink, align: "center", room });
    pen.font = `600 28px ${TEXT}`;
    const name = fitted(pen, publicly(match)(i), room - 50);
    const width = pen.measureText(name).width + 34;
    const mark = { x: x - width / 2, y: GROUND + 78, size: 26, fill: colour(`p-${seat.colour}`), line: ink };
    drawSymbol(pen, symbols, `o-${seat.colour}`, mark);
    write(pen, name, x - width / 2 + 34, GROUND + 101, { font: pen.font, fill: ink, room });
  });
}

/** The course of bricks that is below the head of every page. @param {Pen} pen */
function drawBricks(pen) {
  pen.fillStyle = colour("accent");
  for (let x = 0; x < WIDTH; x += 48) {
    pen.fillRect(x, 0, 44, 8);
    pen.fillRect(x - 24, 11, 44, 8);
  }
}

/** @param {Match} match @param {number} when it ended @returns {Promise<Blob>} */
export async function drawPicture(match, when) {
  const count = countOf(match);
  const date = new Date(when).toLocaleDateString(LANGUAGE, { dateStyle: "long" });
  const called = publicly(match);
  const won = headline(match, called);
  const why = reason(match, count, called);
  const { per } = count.build;
  const foot = t(per > 1 ? "end-picture-foot.brick" : "end-picture-foot", { game: match.kit.title, date, n: per });
  const [symbols] = await Promise.all([
    loadSymbols(),
    loadFonts([won, why, foot, ...match.seats.map(({ label }) => label)].join("")),
  ]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = /** @type {Pen} */ (canvas.getContext("2d"));
  pen.fillStyle = colour("bg");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBricks(pen);
  const room = WIDTH - 2 * EDGE;
  const ink = colour("ink");
  write(pen, won, EDGE, 112, { font: `72px ${HEAD}`, fill: ink, room });
  pen.font = `30px ${TEXT}`;
  lines(pen, why, room).forEach((line, i) =>
    write(pen, line, EDGE, 168 + 40 * i, { font: `30px ${TEXT}`, fill: colour("ink-2"), room }),
  );
  drawTowers(pen, symbols, match, count);
  write(pen, foot, EDGE, HEIGHT - 36, { font: `28px ${TEXT}`, fill: colour("ink-2"), room });
  write(pen, t("name"), WIDTH - EDGE, HEIGHT - 36, { font: `34px ${HEAD}`, fill: ink, align: "right", room });
  return new Promise((resolve, reject) => {
    const done = (/** @type {Blob | null} */ blob) => (blob ? resolve(blob) : reject(new Error(t("errors-picture"))));
    canvas.toBlob(done, "image/png");
  });
}
