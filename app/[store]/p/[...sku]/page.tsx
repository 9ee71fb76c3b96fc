import type { Metadata } from "next";
import { cache } from "react";
import { ProductView } from "@/components/product/product-view";
import { JsonLd } from "@/components/content/json-ld";
import { productMetadata } from "@/lib/seo/metadata";
import { productJsonLd } from "@/lib/seo/product-json-ld";
import { loadProductPage } from "./page-data";

/* Cached for everybody: what depends on the visitor's days fills in as an island. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; sku: string[] }>;
}

const loadOnce = cache(async (store: string, path: string) => loadProductPage(store, path.split("/")));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, sku } = await params;
  return productMetadata(await loadOnce(store, sku.join("/")));
}

export default async function ProductPage({ params }: Props) {
  const { store, sku } = await params;
  const data = await loadOnce(store, sku.join("/"));
  return (
    <>
      <JsonLd data={productJsonLd(data)} />
      <ProductView {...data} />
    </>
  );
}
