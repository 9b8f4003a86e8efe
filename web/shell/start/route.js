/* route.js - pages have addresses: #page/what?name=value&...
 *
 *     #                                  the start page
 *     #setup/GAME?seats=3                a set-up, filled in
 *     #play/GAME?seats=3&seed=1          a new game at once; more names:
 *                                        bots=LEVEL,...  people=2  options of the game
 *     #game/ID                           a game kept in this browser
 *     #replay/ID  #replay/ID?at=12       the same from the beginning, or after a move
 *     #learn/GAME  #rules/GAME           the guided game, the rules
 *     #stats                             how one's games have ended
 *     #position/TEXT                     a position as one seat sees it
 *     #online  #make/GAME                tables online; making one
 *     #table/ID  #record/ID              a table online; the replay of its match
 *     #join/ID.INVITE  #seat/ID.SECRET   an invitation; a seat
 */

/** @typedef {{page: string, what: string, query: Record<string, string>}} Route */

/** @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const text = hash.replace(/^#\/?/, "");
  const mark = text.indexOf("?");
  const path = mark < 0 ? text : text.slice(0, mark);
  const slash = path.indexOf("/");
  const page = slash < 0 ? path : path.slice(0, slash);
  const query = Object.fromEntries(new URLSearchParams(mark < 0 ? "" : text.slice(mark + 1)));
  return { page, what: slash < 0 ? "" : decode(path.slice(slash + 1)), query };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {Route} route */
export function writeRoute({ page, what, query }) {
  const names = new URLSearchParams(query).toString();
  return `${page}/${what}${names ? `?${names}` : ""}`;
}
