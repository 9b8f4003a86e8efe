/* count.js - the count at the end of a game: beat by beat, until it is over or not waited for. */
import { useEffect, useLayoutEffect, useRef, useState } from "../../lib/preact.js";
import { takesKeys } from "../base/hooks.js";

const BEAT = 60; /* ms */
const WHOLE = 1500; /* many beats are shorter: all together they last no longer */
const CROWN = 450; /* and this is how long the towers stand before they are crowned */
const SKIPS = [" ", "Enter", "Escape"];

/** How long a beat lasts. @param {number} beats */
const length = (beats) => Math.min(BEAT, WHOLE / Math.max(1, beats));

/** Which beat it is, and whether it is over. A press, Space, Enter and Escape end it.
 * @param {number} beats @param {boolean} still whether everything stands at once @param {() => void} done */
export function useCount(beats, still, done) {
  const [beat, setBeat] = useState(still ? beats : 0);
  const [over, setOver] = useState(still);
  const told = useRef(false);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    done();
  }, [over]);
  useLayoutEffect(() => {
    if (over) return; /* who presses as soon as it is seen is heard */
    const began = performance.now();
    const step = () => {
      const gone = performance.now() - began;
      setBeat(Math.min(beats, Math.floor(gone / length(beats))));
      if (gone >= beats * length(beats) + CROWN) finish();
    };
    const finish = () => setOver(true);
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.repeat || !SKIPS.includes(event.key) || takesKeys(event.target)) return;
      event.preventDefault();
      finish();
    };
    const timer = setInterval(step, length(beats) / 2);
    document.addEventListener("keydown", press);
    document.addEventListener("click", finish);
    return () => {
      clearInterval(timer);
      document.removeEventListener("keydown", press);
      document.removeEventListener("click", finish);
    };
  }, [over]);
  return { beat: over ? beats : beat, over };
}
