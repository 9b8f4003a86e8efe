/* local_end.js - the end of a game at this device, and what can be done then. */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Button, LinkButton } from "../base/parts.js";
import { downloadRecord } from "../base/share.js";
import { LocalResult } from "../stats/result.js";
import { EndPage } from "./end.js";
import { PictureButton } from "./share_picture.js";
import { oneSeatOn, sayWhoBegins } from "./seats.js";

/** @typedef {import("../play/sitting.js").Sitting} Sitting */
/** @typedef {import("../start/order.js").Order} Order */
/** @typedef {(order: Order, then?: (sitting: Sitting) => void) => void} Begin */

/** The address of the replay: what is not kept has none. @param {Sitting} sitting */
const replayOf = ({ isKept, game }) => (isKept ? `replay/${game.id}` : undefined);

/** @param {{sitting: Sitting, begin: Begin, table: () => void}} props */
function Acts({ sitting, begin, table }) {
  const { match } = sitting;
  const order = sitting.order();
  return html`<${Button} primary icon="again" label=${t("end-again")} on=${() => begin(order)} />
    ${
      order.players.length > 1 &&
      html`<${Button}
        icon="person" label=${t("end-seats")} long=${t("end-seats.long")}
        on=${() => begin(oneSeatOn(match.kit.info, order), sayWhoBegins)} />`
    }
    ${sitting.isKept && html`<${LinkButton} icon="play" label=${t("end-replay")} to=${`#${replayOf(sitting)}`} />`}
    <${Button} icon="whole" label=${t("end-table")} on=${table} />
    <${PictureButton} match=${match} when=${sitting.game.when} />
    <${Button} icon="download" label=${t("end-download")} on=${() => downloadRecord(match)} />
    <${LinkButton} icon="back" label=${t("end-home")} to="#" />`;
}

/** @param {{sitting: Sitting, begin: Begin, table: () => void, counted: boolean, count: () => void}} props */
export function LocalEnd({ sitting, begin, table, counted, count }) {
  return html`<${EndPage}
    match=${sitting.match} replay=${replayOf(sitting)} counted=${counted} count=${count}
    lead=${html`<${LocalResult} sitting=${sitting} begin=${begin} />`}
    acts=${html`<${Acts} sitting=${sitting} begin=${begin} table=${table} />`} />`;
}
