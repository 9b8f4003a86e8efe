/* share_picture.js - handing on how a game has ended as a picture: by the device's own way of sharing
 * where it takes files, else as a file.
 */
import { html, useState } from "../../lib/preact.js";
import { sentenceOf, t } from "../words/words.js";
import { Button } from "../base/parts.js";
import { part } from "../base/part.js";
import { say } from "../base/notice.js";
import { download, fileName } from "../base/share.js";

/** @typedef {import("../play/match.js").Match} Match */

/** @param {File} file @param {string} title */
async function handOn(file, title) {
  const what = { files: [file], title };
  const keep = () => {
    download(file.name, file);
    say(t("said-picture"));
  };
  if (!navigator.canShare?.(what)) return keep();
  await navigator.share(what).catch((error) => {
    if (error.name !== "AbortError") keep(); /* who closes the list of the device wants nothing */
  });
}

/** @param {Match} match @param {number} when the game ended */
async function share(match, when) {
  const { drawPicture } = await part(import("./picture.js"));
  const blob = await drawPicture(match, when);
  await handOn(new File([blob], fileName(match, "png"), { type: blob.type }), match.kit.title);
}

/** @param {{match: Match, when: number}} props */
export function PictureButton({ match, when }) {
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    share(match, when)
      .catch((error) => say(sentenceOf(error)))
      .finally(() => setBusy(false));
  };
  return html`<${Button} icon="share" label=${t("end-picture")} on=${act} off=${busy} />`;
}
