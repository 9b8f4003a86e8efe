/* dead_end.js - what an address or a file asks for and does not get, however often it is tried. */

export class DeadEnd extends Error {
  /** @param {string} message @param {boolean} [wasSent] whoever sent the link may have one that leads there */
  constructor(message, wasSent = false) {
    super(message);
    this.wasSent = wasSent;
  }
}
