/* choice.js - what makes an element a choice: its role, its name, and what
 * happens on a tap, on focus and under the mouse. Enter and Space are the
 * shell's affair.
 */
import { order } from "./read.js";

/** @typedef {import("../../types.d.ts").TableProps} Props */

/** @param {Props} props @param {string} move @param {string} [label] */
export function choice(props, move, label) {
  const show = () => props.preview(move);
  const hide = () => props.preview(null);
  return {
    "role": "button",
    "tabindex": 0,
    "data-move": move,
    "aria-label": label ?? order(props, move),
    "onClick": (/** @type {Event} */ e) => {
      e.stopPropagation();
      props.pick(move);
    },
    "onMouseEnter": show,
    "onMouseLeave": hide,
    "onFocus": show,
    "onBlur": hide,
  };
}

/** The choices by name, for a quick look whether something can be chosen.
 * @param {Props} props */
export const offered = (props) => new Set(props.choices.map((c) => c.move));
