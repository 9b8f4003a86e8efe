/* echo.js - the engine of this page over a match that a server holds: it is given
 * what the server has shown, to say what a move would bring, to make a link, and
 * after the end to go over the whole record. It rules nothing.
 */

/** @typedef {import("../types.d.ts").Snapshot} Snapshot */

export class Echo {
  /** @param {import("../engine/engine.js").Engine} engine @param {() => Promise<string>} fetchRecord */
  constructor(engine, fetchRecord) {
    this.engine = engine;
    this.fetchRecord = fetchRecord;
    /** @type {Snapshot | null} */
    this.now = null;
    /** What the engine holds: this snapshot, or the record. @type {Snapshot | "record" | null} */
    this.held = null;
    /** @type {Promise<string> | null} */
    this.text = null;
  }

  /** @param {Snapshot} now */
  show(now) {
    this.now = now;
  }

  /** Makes the engine hold what was shown last. */
  async lay() {
    if (!this.now || this.held === this.now) return;
    this.held = this.now;
    await this.engine.position(JSON.stringify(this.now)).catch((error) => {
      this.held = null;
      throw error;
    });
  }

  /** Asked in one breath, so that nothing comes between. @param {number} viewer @param {string} move */
  async preview(viewer, move) {
    const [, seen] = await Promise.all([this.lay(), this.engine.preview(viewer, move)]);
    return seen;
  }

  /** @param {number | null} viewer */
  async link(viewer) {
    const [, text] = await Promise.all([this.lay(), this.engine.link(viewer)]);
    return text;
  }

  /** The record of the finished match, as the server gives it out. */
  record() {
    this.text ??= this.fetchRecord();
    this.text.catch(() => (this.text = null));
    return this.text;
  }

  async chart() {
    const record = await this.record();
    this.held = "record";
    const [, rows] = await Promise.all([this.engine.load(record), this.engine.chart()]);
    return rows;
  }

  /** @param {string} promise */
  async verify(promise) {
    return this.engine.verify(await this.record(), promise);
  }
}
