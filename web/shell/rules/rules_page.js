/* rules_page.js - a game's rules on a page of their own. */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { useTitle } from "../base/hooks.js";
import { LinkButton, PageHead } from "../base/parts.js";
import { Rules } from "./rules.js";

/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */

/** @param {{info: GameInfo, words: import("../words/fluent.js").Words,
 *   table: import("../../types.d.ts").GameTable}} props */
export function RulesPage({ info, words, table }) {
  const title = t("rules-title", { game: info.title });
  useTitle(title);
  return html`<${PageHead} title=${title}>
      <${LinkButton}
        icon="learn" label=${t("start-learn")} long=${t("start-learn-long", { title: info.title })}
          to=${`#learn/${info.name}`} />
      <${LinkButton} icon="back" label=${t("frame-home")} to="#" />
    </${PageHead}>
    <main class="page rules-page">
      <h2 class="unseen">${t("frame-rules")}</h2>
      <${Rules} words=${words} game=${info.name} table=${table} />
    </main>`;
}
