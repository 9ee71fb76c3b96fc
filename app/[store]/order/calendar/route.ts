import { wordsOf } from "@/lib/i18n/words";
import { findStoreView, languageOf } from "@/lib/store-views";
import { orderCalendar } from "@/server/services/order/order-calendar";
import { loadOrderPage } from "../page-data";

interface Context {
  params: Promise<{ store: string }>;
}

const PRIVATE = { "Cache-Control": "private, no-store" };

/** The order's pick-up and return as a calendar file; works without script, also on phones. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { store } = await params;
  const nothing = new Response(null, { status: 404, headers: PRIVATE });
  if (!findStoreView(store)) return nothing;
  const { order, source, returnSource, storeView, now } = await loadOrderPage(
    store,
    new URL(request.url).searchParams.get("id"),
  );
  if (!order) return nothing;
  const words = wordsOf(languageOf(storeView));
  const { locale } = storeView;
  const { filename, content } = orderCalendar({ order, source, returnSource, locale, words, now });
  return new Response(content, {
    headers: {
      ...PRIVATE,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}
