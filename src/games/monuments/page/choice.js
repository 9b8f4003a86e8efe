/* choice.js - choices of Monuments: they are called by their order. */
import { choosable } from "../../../shell/table/choose.js";
import { order } from "./names.js";

/** @typedef {import("./position.js").Choice} Choice */
/** @typedef {import("./position.js").Props} Props */

/** @param {Props} props @param {Choice} choice @param {string} [label] */
export const chosen = (props, choice, label = order(props, choice)) => choosable(props, choice.move, label);
