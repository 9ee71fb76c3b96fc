import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrderNotFound } from "@/components/checkout/order/order-not-found";
import { useLocale } from "@/lib/i18n/server";
import { enterStore, storeOfLanguage, type StoreParams } from "../store-context";

/** With the status 404 the framework takes the title from here, whichever page is shown. */
export async function generateMetadata({ params }: { params: Promise<StoreParams> }): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("order.notFound");
  // A mistyped id may be nearly somebody's: no other site learns it.
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** For an order that could not be looked up before. */
export default function NotFound() {
  return <OrderNotFound storeView={storeOfLanguage(useLocale())} />;
}
