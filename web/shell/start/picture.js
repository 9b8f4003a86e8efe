/* picture.js - the picture of a game, drawn by its table. */
import { html, useEffect, useState } from "../../lib/preact.js";
import { loadTable } from "../play/kit.js";
import { Icon } from "../base/parts.js";

/** @param {{name: string}} props */
export function Picture({ name }) {
  const [table, setTable] = useState(/** @type {import("../../types.d.ts").GameTable | null} */ (null));
  useEffect(() => {
    loadTable(name).then(setTable, () => {});
  }, [name]);
  const Drawn = table?.picture;
  return html`<div class="picture" aria-hidden="true">
    ${Drawn ? html`<${Drawn} />` : html`<${Icon} name="monument" />`}
  </div>`;
}
