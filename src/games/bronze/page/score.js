/* score.js - what the lines of the score sheet of Bronze are called, and their symbols. */
import { nameCity } from "./names.js";

/** @param {string} label @param {Pick<import("./model.js").Ctx, "t">} ctx */
export function score(label, { t }) {
  if (label === "provinces") return { label: t("line-provinces"), symbol: "province" };
  if (label === "routes") return { label: t("line-routes"), symbol: "route" };
  return { label: nameCity({ t }, label), group: t("cities"), symbol: "city" };
}
