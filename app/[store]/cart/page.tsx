import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Source } from "@/lib/contract";
import CartView, { type BranchHours } from "@/components/cart/cart-view";
import { NoScript } from "@/components/cart/no-script";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, valueOf, type StoreParams } from "../store-context";

/* The same shell for everybody; the cart itself lives in the browser. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("cart");
  return { title: t("metaTitle"), robots: { index: false } };
}

/** All that the cart's terms need of a branch. */
const hoursOf = ({ id, opening_hours, closed_days, special_hours }: Source): BranchHours => ({
  ...{ id, opening_hours, closed_days, special_hours },
});

export default async function CartPage({ params }: Props) {
  const storeView = enterStore((await params).store);
  const sources = valueOf(await commerce().listSources({}, callContext(storeView)));
  const t = await getTranslations("cart");
  return (
    <div className="page min-h-dvh py-8 lg:py-12">
      <h1 className="mb-6">{t("title")}</h1>
      <NoScript where="cart" source={sources[0]} />
      <CartView storeCode={storeView.storeCode} branches={sources.map(hoursOf)} />
    </div>
  );
}
