import { html, raw } from "hono/html";
import { spokenCard } from "@/lib/domain/loyalty-card";
import type { Words } from "@/lib/i18n/words";
import { accountCardPath } from "@/lib/routes-account";
import type { StoreView } from "@/lib/store-views";
import { codeSvg } from "@/server/images/payment-code";
import { passFrame } from "../pass-frame";

/** What a customer shows at the counter, in one file. */
export function cardPage({ number, storeView, words }: { number: string; storeView: StoreView; words: Words }) {
  const t = (key: string, values?: Record<string, string>) => words(`account.card.${key}`, values);
  const spoken = spokenCard(number);
  return passFrame({
    storeView,
    title: t("title"),
    body: html`<p class="number">${spoken}</p>
      <div class="code" role="img" aria-label="${t("alt", { number: spoken })}">${raw(codeSvg(number))}</div>
      <p>${t("hint")}</p>
      <p style="margin-top: 1.5rem"><a href="${accountCardPath(storeView)}">${t("back")}</a></p>`,
  });
}
