/* poll.js - asks the server again from time to time while a page is looked at. */
import { useEffect, useState } from "../lib/preact.js";

const HIDDEN_TIMES = 4; /* rarer, while nobody looks */

/** @template T @param {() => Promise<T>} load @param {number} every in ms @param {unknown} [about] what it depends on
 * @returns {{value: T | null, error: unknown, again: () => void}} */
export function usePoll(load, every, about) {
  const [state, set] = useState(/** @type {{value: T | null, error: unknown}} */ ({ value: null, error: null }));
  const [round, next] = useState(0);
  useEffect(() => {
    let timer = 0;
    let over = false;
    const run = async () => {
      const answer = await load().then(
        (value) => ({ value, error: null }),
        (error) => ({ value: null, error }),
      );
      if (over) return;
      set((old) => ({ value: answer.value ?? old.value, error: answer.error }));
      timer = window.setTimeout(run, document.hidden ? HIDDEN_TIMES * every : every);
    };
    run();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [round, about]);
  return { ...state, again: () => next((n) => n + 1) };
}
