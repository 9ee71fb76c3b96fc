import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoScript } from "@/components/cart/no-script";
import CheckoutView from "@/components/checkout/checkout-view";
import { enterStore, type StoreParams } from "../store-context";
import { loadCheckoutPage } from "./page-data";

/* Rendered on each request: the policy of personal pages wants a nonce of its own in every script. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("checkout");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function CheckoutPage({ params }: Props) {
  const { storeView, sources } = await loadCheckoutPage((await params).store);
  return (
    <div className="asks-email ends-order page min-h-dvh py-8 lg:py-12">
      <NoScript where="checkout" source={sources[0]} />
      <CheckoutView storeCode={storeView.storeCode} sources={sources} />
    </div>
  );
}
