import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ReviewsView } from "@/components/reviews/reviews-view";
import { enterStore, type StoreParams } from "../store-context";
import { loadReviewsPage, type SearchParams } from "./page-data";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<SearchParams>;
}

/** Asked for once, by the same address, for the head and the body of a page. */
const loadOnce = cache(async (store: string, query: string): Promise<Awaited<ReturnType<typeof loadReviewsPage>>> =>
  loadReviewsPage(store, JSON.parse(query) as SearchParams),
);
const load = async ({ params, searchParams }: Props) =>
  loadOnce((await params).store, JSON.stringify(await searchParams));

/** The newest of them stand on the product's own page, which is what search engines are to find. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  enterStore((await props.params).store);
  const t = await getTranslations("reviews");
  const { product } = await load(props);
  return { title: t("title", { name: product.name }), robots: { index: false, follow: true } };
}

export default async function ReviewsPage(props: Props) {
  return <ReviewsView {...await load(props)} />;
}
