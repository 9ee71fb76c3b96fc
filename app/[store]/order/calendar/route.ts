import { getTranslations } from "next-intl/server";
import { carrierAddress, sourceAddress } from "@/lib/domain/address-text";
import { formatMoney } from "@/lib/domain/money";
import { orderPeriods, turnTime } from "@/lib/domain/order-times";
import { defaultLocale, findStoreView } from "@/lib/store-views";
import { orderCalendarFile, type CalendarTurn } from "@/server/services/order/calendar-file";
import { loadOrderPage } from "../page-data";

interface Context {
  params: Promise<{ store: string }>;
}

/** The order's pick-up and return as a calendar file; works without script, also on phones. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { store } = await params;
  const id = new URL(request.url).searchParams.get("id");
  const { order, source, now } = findStoreView(store)
    ? await loadOrderPage(store, id)
    : { order: null, source: null, now: new Date() };
  if (!order) return new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });
  const locale = findStoreView(store)?.locale ?? defaultLocale;
  const t = await getTranslations({ locale, namespace: "order.ics" });
  const [number, deposit] = [order.increment_id, formatMoney(order.deposit, locale)];
  const shop = source ? `${source.name}, ${sourceAddress(source)}` : order.shipping_title;
  const bring = order.deposit > 0 ? t("bring", { deposit }) : t("bringId");
  const prepare = order.deposit > 0 ? t("prepare", { deposit }) : t("prepareId");
  const pickUp: CalendarTurn = order.shipping_address
    ? {
        title: t("delivery", { number }),
        place: carrierAddress(order.shipping_address),
        description: prepare,
        timeOn: (day) => turnTime("from", day, order.shipping_pickup_point ?? null),
        window: order.shipping_window,
      }
    : {
        title: t("pickUp", { number }),
        place: shop,
        description: bring,
        timeOn: (day) => turnTime("from", day, source),
      };
  const back: CalendarTurn = order.return_address
    ? {
        title: t("collection", { number }),
        place: carrierAddress(order.return_address),
        description: "",
        timeOn: (day) => turnTime("to", day, order.return_pickup_point ?? null),
        window: order.return_window,
      }
    : { title: t("return", { number }), place: shop, description: "", timeOn: (day) => turnTime("to", day, source) };
  const file = orderCalendarFile({
    orderId: order.order_id,
    periods: orderPeriods(order.lines),
    pickUp,
    return: back,
    now,
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="order-${order.increment_id}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
