/* explain.js - what things are, for whoever points at them and asks. */

/** @typedef {import("./game.d.ts").Ctx} Ctx */

/** @param {string} id @param {Ctx} ctx */
export function explain(id, { now, content, seats, t }) {
  const [kind, which] = id.split(":");
  if (kind === "seat") {
    const points = now.scores[Number(which)].total;
    return { title: seats[Number(which)].label, lines: [t("points", { points })] };
  }
  if (kind === "coins") return { title: t("explain-coins"), lines: [t("explain-coins.text")] };
  const region = content.regions.find((one) => one.id === which);
  if (kind !== "region" || !region) return null;
  const { points } = region;
  return {
    title: t("region", { id: region.id }),
    lines: [t("explain-region", { points, cards: now.state.cards[region.id] }), t("explain-region.most", { points })],
  };
}
