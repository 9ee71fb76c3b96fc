import type { Metadata } from "next";
import { CategoryView } from "@/components/catalogue/category-view";
import { categoryMetadata } from "@/lib/seo/metadata";
import { loadCategoryPage } from "../page-data";

/* The rendered twin of the cached listing: dates, filters, order and further pages. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ store: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { store, slug } = await params;
  return categoryMetadata(await loadCategoryPage(store, slug, await searchParams));
}

export default async function FilteredCategoryPage({ params, searchParams }: Props) {
  const { store, slug } = await params;
  return <CategoryView {...await loadCategoryPage(store, slug, await searchParams)} />;
}
