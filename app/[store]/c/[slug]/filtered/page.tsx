import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CategoryView } from "@/components/catalogue/category-view";
import { listingHref } from "@/components/catalogue/listing-links";
import { categoryPath } from "@/lib/routes";
import { narrowedMetadata } from "@/lib/seo/metadata";
import { loadCategoryPage } from "../page-data";

/* The rendered twin of the cached listing: dates, filters, order and further pages. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ store: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { store, slug } = await params;
  return narrowedMetadata(await loadCategoryPage(store, slug, await searchParams));
}

export default async function FilteredCategoryPage({ params, searchParams }: Props) {
  const { store, slug } = await params;
  const data = await loadCategoryPage(store, slug, await searchParams);
  const lastPage = Math.max(Math.ceil(data.listing.total / data.listing.perPage), 1);
  // An old link to a page that the listing no longer has leads to its last one.
  if (data.query.page > lastPage)
    redirect(listingHref(categoryPath(data.storeView, data.category), { ...data.query, page: lastPage }));
  return <CategoryView {...data} />;
}
