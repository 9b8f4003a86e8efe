/* model.js - a snapshot of Bronze in the shape that its pictures need.
 *
 * Nothing here is a rule. It reads the fields of the position, what the game tells,
 * and the content file.
 */

/** @typedef {import("./game.d.ts").Choice} Choice */
/** @typedef {import("./game.d.ts").Content} Content */
/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Entry} Entry */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Now} Now */
/** @typedef {import("./game.d.ts").PlaceTold} PlaceTold */
/** @typedef {import("./game.d.ts").Progress} Progress */
/** @typedef {import("./game.d.ts").Props} Props */
/** @typedef {import("./game.d.ts").Say} Say */
/** @typedef {import("./game.d.ts").TileTold} TileTold */
/** @typedef {import("../../../types.d.ts").SeatInfo} SeatInfo */
/** @typedef {Content["cities"][number]} PrintedCity */
/** @typedef {Content["tiles"][number]} PrintedTile */
/** @typedef {Content["routes"][number]} Route */

/** @typedef {{key: string, place: number, terrain: string, nth: number, of: number, settler: string,
 *   owner: number}} Spot */
/** @typedef {{key: string, place: number, id: string, open: boolean, spots: Spot[], province: number,
 *   winner: string, laid: string[], told: TileTold}} Tile */
/** @typedef {{technology: string, under: string}} Card */

export const NONE = "none";
export const BRONZE = "bronze";

/** The terrains in the order of the rows. @param {Content} content */
export const terrainsOf = (content) => content.terrains.map(({ id }) => id);

/** @param {Content} content @param {string} id */
export const technologyOf = (content, id) => content.technologies.find((one) => one.id === id);

/** @param {Content} content @param {string} id */
export const cityOf = (content, id) => content.cities.find((one) => one.id === id);

/** The number of the seat with this word, -1 for none. @param {Now} now @param {string} word */
export const seatOf = (now, word) => now.names.indexOf(word);

/** How a seat is called in a sentence: without "(you)", and bots of one level
 * by their colour. @param {SeatInfo[]} seats @param {number} seat */
export const shortName = (seats, seat) => (seats[seat].you ? seats[seat].name : seats[seat].label);

/** The first player; -1 as long as chance has named none. @param {Now} now */
export const firstOf = (now) => {
  const { phase, site, first } = now.state;
  const isSetup = phase === "provinces" || phase === "first" || (phase === "open" && site === NONE);
  return isSetup ? -1 : seatOf(now, first);
};

/** Who acts, or acts after chance. @param {Now} now */
export const turnOf = (now) => seatOf(now, now.state.turn);

/** @param {Now} now @returns {Map<string, number>} who has settled which spot */
function ownersOf(now) {
  const owners = new Map();
  now.names.forEach((name, seat) => {
    for (const [tile, spots] of Object.entries(now.state.settled[name])) {
      for (const spot of spots) owners.set(`${tile}.${spot}`, seat);
    }
  });
  return owners;
}

/** @param {PrintedTile} printed @param {string} tile @param {number} place @param {Map<string, number>} owners
 * @returns {Spot[]} */
function spotsOf(printed, tile, place, owners) {
  return printed.spots.flatMap((ground) =>
    ground.for.map((settler, i) => {
      const key = `${tile}.${ground.terrain}.${i + 1}`;
      return {
        key,
        place,
        terrain: ground.terrain,
        nth: i,
        of: ground.for.length,
        settler,
        owner: owners.get(key) ?? -1,
      };
    }),
  );
}

/** The row from left to right. @param {Now} now @param {Content} content @returns {Tile[]} */
export function tilesOf(now, content) {
  const owners = ownersOf(now);
  return Object.entries(now.state.tile).map(([key, id], place) => {
    const printed = content.tiles.find((one) => String(one.id) === id);
    return {
      key,
      place,
      id: String(id),
      open: Boolean(printed),
      spots: printed ? spotsOf(printed, key, place, owners) : [],
      province: Number(now.state.province[key]) || 0,
      winner: now.state.winner[key],
      laid: now.state.laid[key],
      told: now.tell.tiles[place],
    };
  });
}

/** "bronze.pottery" is a Bronze Casting with Pottery on its other side.
 * @param {string} word @returns {Card} */
function cardOf(word) {
  const [technology, under] = word.split(".");
  return { technology, under: under ?? "" };
}

/** The columns of a seat's matrix, without the empty ones.
 * @param {Now} now @param {number} seat @returns {Card[][]} */
export function matrixOf(now, seat) {
  const name = now.names[seat];
  return Object.entries(now.state.matrix)
    .filter(([key]) => key.startsWith(`${name}.`))
    .map(([, cards]) => cards.filter((card) => card !== NONE).map(cardOf))
    .filter((column) => column.length > 0);
}

/** What a place for the card in hand would bring, as the game tells it.
 * @param {Now} now @param {string | null | undefined} move */
export const placeTold = (now, move) => now.tell.places.find((place) => place.move === move) ?? null;

/** The column that a place is in, in the matrix without the card: -1 is at the left of all.
 * @param {PlaceTold} told */
export const columnOf = ({ where, column }) => (where === "left" ? -1 : column);

/** A place as the words name it. @param {PlaceTold} told */
export const placeWords = ({ where, face, column }) => ({ where, face, column: column + 1 });

/** The matrix with the card in hand added as `told` says.
 * @param {Card[][]} matrix @param {PlaceTold} told @param {string} card @returns {Card[][]} */
export function matrixWith(matrix, told, card) {
  const placed = told.face === "down" ? { technology: BRONZE, under: card } : { technology: card, under: "" };
  if (told.where === "left") return [[placed], ...matrix];
  const columns = matrix.map((column) => [...column]);
  (columns[told.column] ??= []).push(placed);
  return columns;
}

/** Active cards that have not settled yet, as [technology, number].
 * @param {Now} now @returns {[string, number][]} */
export function activeOf(now) {
  return Object.entries(now.state.active)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => [id, n]);
}
