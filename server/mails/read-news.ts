import type { Pool } from "pg";
import type { Source } from "@/lib/contract";
import { siteUrl } from "@/lib/env";
import { wordsOf } from "@/lib/i18n/words";
import { defaultLocale, defaultStoreCode, findStoreView, getStoreView, languageOf } from "@/lib/store-views";
import { makeCall } from "@/server/call";
import { type MailRow, readMailFacts } from "@/server/repositories/mails";
import { listSources } from "@/server/services/catalogue/lists";
import { getOrder } from "@/server/services/order/read-order";
import type { OrderNews } from "./order-content";

/**
 * What a mail of an order is made from: the order as its page shows it, in its language; for the shop in its own.
 * @returns null when there is no such order
 */
export async function readNews(
  pool: Pool,
  mail: Pick<MailRow, "order_id" | "event">,
  { forShop, now }: { forShop: boolean; now: Date },
): Promise<OrderNews | null> {
  const id = mail.order_id ?? "";
  const facts = await readMailFacts(pool, id);
  if (!facts) return null;
  // A view that the owner has closed since is spoken for by the shop's first one.
  const storeView = findStoreView(facts.store_code) ?? getStoreView(defaultStoreCode);
  const call = { ...makeCall({ storeView, now, client: "mails" }), pool };
  const [found, sources] = [await getOrder(call, { id }), await listSources(call)];
  if (!found.ok) return null;
  const order = found.value;
  const branches: Source[] = sources.ok ? sources.value : [];
  const branch = (code: string): Source | null => branches.find((candidate) => candidate.id === code) ?? null;
  const source = branch(order.source_id);
  const reader = forShop ? getStoreView(defaultStoreCode) : storeView;
  return {
    order,
    source,
    returnSource: order.return_address ? source : (branch(facts.return_code) ?? source),
    storeView,
    locale: forShop ? defaultLocale : storeView.locale,
    words: wordsOf(languageOf(reader)),
    siteUrl: siteUrl(),
    event: mail.event,
    renter: facts,
    wasAwaited: facts.was_awaited,
    now,
  };
}
