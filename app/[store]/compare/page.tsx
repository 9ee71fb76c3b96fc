import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompareView } from "@/components/lists/compare-view";
import { enterStore, type StoreParams } from "../store-context";
import { loadComparePage, type SearchParams } from "./page-data";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("lists");
  return { title: t("compare.title"), robots: { index: false, follow: true } };
}

export default async function ComparePage({ params, searchParams }: Props) {
  return <CompareView {...await loadComparePage((await params).store, await searchParams)} />;
}
