import type { PaymentAttempt } from "@/components/checkout/order/order-payment";
import type { Order, Result, Source } from "@/lib/contract";
import { uuidSchema } from "@/lib/contract/primitives";
import type { StoreView } from "@/lib/store-views";
import type { CallContext } from "@/server/call";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, valueOf } from "../store-context";

export interface OrderPageData {
  storeView: StoreView;
  order: Order | null;
  source: Source | null;
  /** The branch that takes the things back. */
  returnSource: Source | null;
  now: Date;
  /** The attempt to pay that the renter comes back from, as our own database has it. */
  attempt: PaymentAttempt | null;
}

/** The id alone opens the order; a mistyped and an unknown one look the same. */
export async function loadOrderPage(storeCode: string, id: unknown, payment?: unknown): Promise<OrderPageData> {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const parsed = uuidSchema.safeParse(id);
  const nothing = { storeView, order: null, source: null, returnSource: null, now: context.now, attempt: null };
  if (!parsed.success) return nothing;
  const [found, sources] = await Promise.all([
    commerce().getOrder({ id: parsed.data }, context),
    commerce().listSources({}, context),
  ]);
  // A shop that can't answer now must not tell a renter that the order is unknown.
  if (!found.ok && found.error.code === "order_not_found") return nothing;
  const order = valueOf(found);
  return {
    storeView,
    order,
    ...branchesOf(order, sources),
    now: context.now,
    attempt: await attemptOf(order, payment, context),
  };
}

/** The branches of an order that are still there. */
export function branchesOf(order: Order, sources: Result<Source[]>): Pick<OrderPageData, "source" | "returnSource"> {
  const branch = (id: string | undefined) => valueOf(sources).find((candidate) => candidate.id === id) ?? null;
  const source = branch(order.source_id);
  return { source, returnSource: branch(order.return_source_id) ?? source };
}

async function attemptOf(order: Order, id: unknown, context: CallContext): Promise<PaymentAttempt | null> {
  if (!order.payment_gateway || typeof id !== "string") return null;
  const found = await commerce().getPaymentStatus({ gateway: order.payment_gateway, id }, context);
  // Anything else in an address is no word about this order.
  return found.ok && found.value.order_id === order.order_id
    ? { id, status: found.value.status, purpose: found.value.purpose }
    : null;
}
