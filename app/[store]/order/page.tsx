import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { OrderView } from "@/components/checkout/order/order-view";
import { enterStore, type StoreParams } from "../store-context";
import { loadOrderPage } from "./page-data";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<{ id?: string | string[]; payment?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("order");
  // The number stays out of the title: titles end in histories and shared screens.
  return { title: t("pageTitle"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function OrderPage({ params, searchParams }: Props) {
  const { store } = await params;
  const { id, payment } = await searchParams;
  const { storeView, order, source, returnSource, now, attempt } = await loadOrderPage(store, id, payment);
  if (!order) notFound();
  return (
    <div className="page py-8 lg:py-12">
      <OrderView
        order={order}
        source={source}
        returnSource={returnSource}
        storeView={storeView}
        now={now}
        attempt={attempt}
      />
    </div>
  );
}
