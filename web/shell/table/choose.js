/* choose.js - what makes an element a choice: it can be reached by keyboard and has
 * a name; pointing at it asks what it would bring, choosing plays it. Enter and
 * Space become clicks in spatial.js.
 */

/** @typedef {Pick<TableProps, "preview" | "select" | "pick">} Playable */
/** @typedef {import("../../types.d.ts").TableProps} TableProps */
/** @typedef {import("../../types.d.ts").Attributes} Attributes */

/** Attributes of two sources on one element; both of two handlers are called.
 * @param {Attributes} one @param {Attributes} other @returns {Attributes} */
export function join(one, other) {
  const both = { ...one, ...other };
  for (const key of Object.keys(one)) {
    const [first, second] = [one[key], other[key]];
    if (typeof first !== "function" || typeof second !== "function") continue;
    both[key] = (/** @type {Event} */ event) => {
      first(event);
      second(event);
    };
  }
  return both;
}

/** What is shown while an element is under the mouse or has the focus.
 * @param {() => void} show @param {() => void} hide */
export const pointed = (show, hide) => ({
  onMouseEnter: show,
  onMouseLeave: hide,
  onFocus: show,
  onBlur: hide,
});

/** What a move would bring, while an element is pointed at.
 * @param {Pick<TableProps, "preview">} props @param {string} move */
export const previewed = ({ preview }, move) =>
  pointed(
    () => preview(move),
    () => preview(null),
  );

/** An element that does something when it is chosen.
 * @param {string} label for screen readers @param {(event: MouseEvent) => void} act */
export const pressable = (label, act) => ({
  "role": "button",
  "tabindex": 0,
  "aria-label": label,
  "onClick": (/** @type {MouseEvent} */ event) => {
    event.stopPropagation();
    act(event);
  },
});

/** @param {Playable} props @param {string} move */
export function play(props, move) {
  props.preview(null);
  props.select(null);
  props.pick(move);
}

/** An element that is a choice; `act` does something else than playing it at once.
 * @param {Playable} props @param {string} move @param {string} label
 * @param {(event: MouseEvent) => void} [act] @returns {Attributes} */
export const choosable = (props, move, label, act = () => play(props, move)) => ({
  ...pressable(label, act),
  ...previewed(props, move),
  "data-move": move,
});
