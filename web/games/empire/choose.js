/* choose.js - how an element becomes a choice: it can be reached by keyboard and
 * has a name; hovering or focusing it asks what it would bring, choosing plays.
 * The shell turns Enter and Space into clicks.
 */

/** @typedef {import("../../types.d.ts").TableProps} TableProps */

/** Attributes of two sources on one element; handlers of both are called.
 * @param {Record<string, any>} a @param {Record<string, any>} b @returns {Record<string, any>} */
export function join(a, b) {
  const out = { ...a, ...b };
  for (const key of Object.keys(a)) {
    if (typeof a[key] !== "function" || typeof b[key] !== "function") continue;
    out[key] = (/** @type {any} */ event) => {
      a[key](event);
      b[key](event);
    };
  }
  return out;
}

/** An element that does something when chosen.
 * @param {string} name for screen readers @param {() => void} act */
export const pressable = (name, act) => ({
  "role": "button",
  "tabindex": "0",
  "aria-label": name,
  "onClick": act,
});

/** @param {TableProps} props @param {string} move */
export function play(props, move) {
  props.preview(null);
  props.select(null);
  props.pick(move);
}

/** An element that is a choice.
 * @param {TableProps} props @param {string} move @param {string} name */
export const chosen = (props, move, name) => ({
  ...pressable(name, () => play(props, move)),
  "data-move": move,
  "onMouseEnter": () => props.preview(move),
  "onMouseLeave": () => props.preview(null),
  "onFocus": () => props.preview(move),
  "onBlur": () => props.preview(null),
});
