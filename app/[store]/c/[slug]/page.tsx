import type { Metadata } from "next";
import { CategoryView } from "@/components/catalogue/category-view";
import { categoryJsonLd } from "@/lib/seo/json-ld";
import { categoryMetadata } from "@/lib/seo/metadata";
import { JsonLd } from "@/components/content/json-ld";
import { loadCategoryPage } from "./page-data";

/* The plain listing: cached, the same bytes for everybody. A query leads middleware to `filtered`. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, slug } = await params;
  return categoryMetadata(await loadCategoryPage(store, slug, {}));
}

export default async function CategoryPage({ params }: Props) {
  const { store, slug } = await params;
  const data = await loadCategoryPage(store, slug, {});
  return (
    <>
      <JsonLd data={categoryJsonLd(data)} />
      <CategoryView {...data} />
    </>
  );
}
