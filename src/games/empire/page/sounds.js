/* sounds.js - what the moves of Eight-Minute Empire sound like (web/README.md). */

/** @type {import("../../../types.d.ts").Sounds<import("./game.d.ts").Fact>} */
export const sounds = {
  "deal": "deal",
  "token": "place",
  "neutral": "place",
  "bid": ({ coins }) => Array(coins).fill("coins"),
  "bid-hidden": "coins",
  "roll": "dice",
  "first": "take",
  "take": ({ price }) => ["take", ...Array(price).fill("coins")],
  "choose": null,
  "place": "place",
  "move": "move",
  "city": "won",
  "destroy": "battle",
  "stop": null,
  "change": "won",
};
