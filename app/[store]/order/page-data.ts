import type { Order, Source } from "@/lib/contract";
import { uuidSchema } from "@/lib/contract/primitives";
import type { StoreView } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, valueOf } from "../store-context";

export interface OrderPageData {
  storeView: StoreView;
  order: Order | null;
  source: Source | null;
  now: Date;
}

/** The id alone opens the order; a mistyped and an unknown one look the same. */
export async function loadOrderPage(storeCode: string, id: unknown): Promise<OrderPageData> {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const parsed = uuidSchema.safeParse(id);
  const nothing = { storeView, order: null, source: null, now: context.now };
  if (!parsed.success) return nothing;
  const [found, sources] = await Promise.all([
    commerce().getOrder({ id: parsed.data }, context),
    commerce().listSources({}, context),
  ]);
  // A shop that can't answer now must not tell a renter that the order is unknown.
  if (!found.ok && found.error.code === "order_not_found") return nothing;
  const order = valueOf(found);
  const source = valueOf(sources).find((candidate) => candidate.id === order.source_id) ?? null;
  return { storeView, order, source, now: context.now };
}
