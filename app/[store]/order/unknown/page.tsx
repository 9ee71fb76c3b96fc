import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrderNotFound } from "@/components/checkout/order/order-not-found";
import { enterStore, type StoreParams } from "../../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("order.notFound");
  // A mistyped id may be nearly somebody's: no other site learns it.
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** Where middleware leads the id that no order has; it sends the status 404 with it, and the page needs no script. */
export default async function UnknownOrderPage({ params }: Props) {
  return <OrderNotFound storeView={enterStore((await params).store)} />;
}
