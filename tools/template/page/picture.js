/* picture.js - the game's picture on the start page. */
import { html } from "../../../lib/preact.js";

export const picture = () => html`<svg class="newgame-picture" viewBox="0 0 240 160" aria-hidden="true">
  <g class="newgame-region"><rect x="20" y="20" width="90" height="120" rx="12" /></g>
  <g class="newgame-region"><rect x="130" y="20" width="90" height="120" rx="12" /></g>
  <g class="red"><circle class="newgame-settler" cx="50" cy="90" r="18" /></g>
  <g class="blue"><circle class="newgame-settler" cx="88" cy="110" r="18" /></g>
  <g class="yellow"><circle class="newgame-settler" cx="175" cy="80" r="18" /></g>
</svg>`;
