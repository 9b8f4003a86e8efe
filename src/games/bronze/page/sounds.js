/* sounds.js - what the moves of Bronze sound like (web/README.md). */

/** @type {import("../../../types.d.ts").Sounds<import("./game.d.ts").Fact>} */
export const sounds = {
  "lay-province": null,
  "open": "deal",
  "first": "dice",
  "turn-up": "deal",
  "lay-city": "deal",
  "take": "take",
  "place": "place",
  "settle": "place",
  "end": null,
  "take-city": "won",
  "route": "won",
  "province": "won",
};
