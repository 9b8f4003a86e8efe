/* memo.js - components that are drawn anew only when what they draw from is another. */
import { Component } from "../../lib/preact.js";

/** `reads` lists all that the drawing depends on, with the functions that it calls later; things that say the
 * same must be the same (kept.js), or it is drawn too often. What is not listed is seen too late.
 * @template P @param {(props: P) => unknown} Draw @param {(props: P) => unknown[]} reads
 * @returns {new (props: P) => Component<P>} */
export const memo = (Draw, reads) =>
  class Memo extends Component {
    /** @param {P} props */
    constructor(props) {
      super(props);
      this.read = reads(props);
    }

    /** @param {P} next @param {{}} state of the hooks of `Draw` */
    shouldComponentUpdate(next, state) {
      const old = this.read;
      this.read = reads(next);
      const isSame = this.read.length === old.length && this.read.every((one, i) => one === old[i]);
      return !isSame || state !== this.state;
    }

    /** @param {P} props */
    render(props) {
      return Draw(props);
    }
  };
