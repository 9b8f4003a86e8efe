/* part.js - parts of the page that come when they are wanted. */
import { t } from "../words/words.js";

/** What browsers say of a part that does not come is for programmers; an error in it is not the network's.
 * @template T @param {Promise<T>} asked @returns {Promise<T>} */
export const part = (asked) =>
  asked.catch((error) => {
    throw error instanceof TypeError ? new Error(t("errors-part"), { cause: error }) : error;
  });
