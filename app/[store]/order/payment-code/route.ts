import { openTransfer } from "@/lib/domain/bank-transfer";
import { spayd } from "@/lib/domain/spayd";
import { findStoreView } from "@/lib/store-views";
import { paymentCodeSvg } from "@/server/images/payment-code";
import { loadOrderPage } from "../page-data";

interface Context {
  params: Promise<{ store: string }>;
}

const PRIVATE = { "Cache-Control": "private, no-store" };

/** The picture of a QR payment for an order that waits for its transfer; nothing once it is paid or given up. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { store } = await params;
  const nothing = new Response(null, { status: 404, headers: PRIVATE });
  if (!findStoreView(store)) return nothing;
  const { order } = await loadOrderPage(store, new URL(request.url).searchParams.get("id"));
  const transfer = order && openTransfer(order);
  const text = transfer && spayd(transfer);
  if (!text) return nothing;
  return new Response(paymentCodeSvg(text), { headers: { ...PRIVATE, "Content-Type": "image/svg+xml" } });
}
