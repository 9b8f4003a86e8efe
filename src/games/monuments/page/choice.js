/* choice.js - choices of Monuments: they are called by their order. */
import { choosable } from "../../../shell/choose.js";
import { order } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */

/** @param {Props} props @param {string} move @param {string} [label] */
export const choice = (props, move, label = order(props, move)) => choosable(props, move, label);

/** The choices by name, for a quick look whether something can be chosen.
 * @param {Props} props */
export const offered = (props) => new Set(props.choices.map((c) => c.move));
