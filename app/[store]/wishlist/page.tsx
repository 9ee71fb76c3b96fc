import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoScript } from "@/components/lists/no-script";
import WishlistView from "@/components/lists/wishlist-view";
import { enterStore, type StoreParams } from "../store-context";

/* The same shell for everybody; the list itself lives in the browser. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("lists");
  return { title: t("wishlist.title"), robots: { index: false } };
}

export default async function WishlistPage({ params }: Props) {
  const storeView = enterStore((await params).store);
  const t = await getTranslations("lists");
  return (
    <div className="page lists-page">
      <h1>{t("wishlist.title")}</h1>
      <NoScript text={t("wishlist.noScript")} />
      <WishlistView storeCode={storeView.storeCode} />
    </div>
  );
}
