import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/content/json-ld";
import { HomeView } from "@/components/home/home-view";
import { homeMetadata } from "@/lib/seo/metadata";
import { shopJsonLd } from "@/lib/seo/shop-json-ld";
import { loadHome } from "./page-data";
import { enterStore, type StoreParams } from "./store-context";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const storeView = enterStore((await params).store);
  const t = await getTranslations("home");
  return homeMetadata(storeView, t("metaTitle", { shop: storeView.name }), t("metaDescription"));
}

export default async function HomePage({ params }: Props) {
  const data = await loadHome((await params).store);
  return (
    <>
      <JsonLd data={shopJsonLd(data.storeView, data.branches)} />
      <HomeView {...data} />
    </>
  );
}
