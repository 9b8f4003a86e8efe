/* fault.js - what goes wrong in the engine and players can meet. */

/** An error with what players are told: a message of the page's words; the sentence is for programmers.
 * @param {string} is @param {string} why */
export const fault = (is, why) => Object.assign(new Error(why), { fact: { is } });
