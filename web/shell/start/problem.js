/* problem.js - something went wrong: a sentence, and a way back. */
import { html } from "../../lib/preact.js";
import { sentenceOf, t } from "../words/words.js";
import { useTitle } from "../base/hooks.js";
import { DeadEnd } from "../base/dead_end.js";
import { readRoute } from "./route.js";
import { Button, PageHead } from "../base/parts.js";

/** Whether another link is wanted: a server refuses this one, or it leads nowhere. @param {unknown} error */
const isClosed = (error) =>
  [403, 404].includes(/** @type {{status?: number}} */ (error ?? {}).status ?? 0) ||
  (error instanceof DeadEnd && error.wasSent);

/** Whether it may be had the next time. @param {unknown} error */
const mayCome = (error) => !isClosed(error) && !(error instanceof DeadEnd);

/** @param {{error: unknown, again: () => void}} props */
export function ProblemPage({ error, again }) {
  useTitle(t("errors-title"));
  const home = () => {
    if (readRoute(location.hash).page === "") again();
    else location.hash = "";
  };
  return html`<${PageHead} title=${t("name")} />
    <main class="page problem" role="alert">
      <h2 class="big">${t("errors-title")}</h2>
      <p class="lead">${sentenceOf(error)}</p>
      <p>${isClosed(error) ? t("errors-ask") : t("errors-kept")}</p>
      <div class="row wrap acts-row">
        <${Button} primary icon="back" label=${t("errors-home")} on=${home} />
        ${mayCome(error) && html`<${Button} icon="again" label=${t("errors-again")} on=${again} />`}
      </div>
    </main>`;
}
