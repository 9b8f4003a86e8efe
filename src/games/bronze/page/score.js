/* score.js - what the lines of the score sheet of Bronze are called. */
import { nameCity } from "./names.js";

/** @param {string} label @param {Pick<import("./model.js").Ctx, "t">} ctx */
export function score(label, { t }) {
  if (label === "provinces") return { label: t("line-provinces") };
  if (label === "routes") return { label: t("line-routes") };
  return { label: nameCity({ t }, label), group: t("cities") };
}
