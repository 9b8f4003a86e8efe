/* settings.js - what the person at the device likes, kept in the browser. */

const KEY = "mudbrick.settings";

const standard = {
  theme: "system",
  speed: "normal",
  confirm: true,
  motion: false,
  size: "normal",
  name: "",
  sound: false,
  volume: 35 /* in hundredths */,
  soundMoves: true,
  soundPoints: true,
  soundTurn: true,
  soundClock: true,
  soundEnd: true,
  vibrate: false,
};

/** Milliseconds that a bot's move stays to be seen. */
export const pauses = { slow: 1500, normal: 700, fast: 250, once: 0 };

/** @typedef {typeof standard} Settings */

/** @type {Settings} */
export const settings = { ...standard, ...read() };

/** @returns {Partial<Settings>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? sound(kept) : {};
  } catch {
    return {};
  }
}

/** Only what has the right type, so that an old or damaged entry does no harm.
 * @param {Record<string, unknown>} kept @returns {Partial<Settings>} */
function sound(kept) {
  /** @type {Record<string, unknown>} */
  const good = {};
  for (const [key, value] of Object.entries(standard)) {
    if (typeof kept[key] === typeof value) good[key] = kept[key];
  }
  return good;
}

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener @returns {() => void} stops it */
export function onChange(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {Partial<Settings>} change */
export function change(change) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
  apply();
  for (const listener of listeners) listener();
}

/** Puts the settings on the page. */
export function apply() {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = settings.theme;
  root.dataset.size = settings.size;
  root.dataset.motion = settings.motion ? "less" : "full";
}
