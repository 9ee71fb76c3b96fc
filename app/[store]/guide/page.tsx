import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GuideView } from "@/components/guide/guide-view";
import { guideMetadata } from "@/lib/seo/metadata";
import { enterStore, type StoreParams } from "../store-context";
import { loadGuidePage, type SearchParams } from "./page-data";

/* What has been answered stands in the address, and what is free is asked anew. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<SearchParams>;
}

/** The beginning is a page to be found; answers are countless. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const storeView = enterStore((await params).store);
  const t = await getTranslations("guide");
  const metadata = guideMetadata(storeView, t("metaTitle"), t("metaDescription"));
  return Object.keys(await searchParams).length === 0
    ? metadata
    : { ...metadata, robots: { index: false, follow: true } };
}

export default async function GuidePage({ params, searchParams }: Props) {
  return <GuideView {...await loadGuidePage((await params).store, await searchParams)} />;
}
