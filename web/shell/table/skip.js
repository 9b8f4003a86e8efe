/* skip.js - not waiting for the bots: a tap on the table while they move.
 *
 * The press that ended the own turn is no such wish, though its click arrives when
 * the bots have begun: it started before. Nor is the rest of a double click, a key
 * that pressed a button, or a click on the prompt or on anything that has its own use.
 */
import { useRef } from "../../lib/preact.js";

const OTHER_USE = '.prompt-box, button, a, input, select, summary, [role="button"]';

/** Attributes of what holds the table. @param {{yours: boolean, skip(): void}} decider what waits for them */
export function useSkip(decider) {
  const wishes = useRef(false);
  return {
    onPointerDown: () => (wishes.current = !decider.yours),
    onClick: (/** @type {MouseEvent} */ event) => {
      const own = event.target instanceof Element && event.target.closest(OTHER_USE);
      if (wishes.current && event.detail < 2 && !own) decider.skip();
      wishes.current = false;
    },
  };
}
