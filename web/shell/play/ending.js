/* ending.js - the way from the table to the page of the end: the table stays for a moment with the last
 * move shown, while the page is loaded.
 */
import { useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { say } from "../base/notice.js";
import { standsStill } from "../base/pace.js";

const STAYS = 600; /* ms */

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The page of the end, once it is time for it. `live`: whether the match ended before one's eyes; then the table
 * is to be seen until then.
 * @template T @param {import("./match.js").Match} match @param {boolean} over @param {() => Promise<T>} load
 * @returns {{page: T | null, live: boolean}} */
export function useEnding({ now }, over, load) {
  const [page, setPage] = useState(/** @type {T | null} */ (null));
  const [tries, setTries] = useState(0);
  const live = useRef(false);
  if (now && !now.over) live.current = true;
  useEffect(() => {
    let left = false;
    const fail = () => {
      const on = () => setTries((n) => n + 1);
      say(t("errors-file", { path: t("end-page") }), { button: t("errors-again"), on });
    };
    if (!over) setPage(null);
    else {
      const ready = Promise.all([load(), wait(live.current && !standsStill() ? STAYS : 0)]);
      ready.then(
        ([found]) => left || setPage(() => found),
        () => left || fail(),
      );
    }
    return () => void (left = true);
  }, [over, tries]);
  return { page: over ? page : null, live: live.current };
}
