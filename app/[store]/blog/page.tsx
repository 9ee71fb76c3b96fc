import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BlogView } from "@/components/blog/blog-view";
import { ContentAway } from "@/components/content/content-away";
import { JsonLd } from "@/components/content/json-ld";
import { blogJsonLd, blogMetadata } from "@/lib/seo/blog";
import { enterStore, type StoreParams } from "../store-context";
import { blogOf } from "./page-data";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store } = await params;
  const storeView = enterStore(store);
  const t = await getTranslations("content.blog");
  return (await blogOf(store)) ? blogMetadata(storeView, t("title"), t("lead")) : { robots: { index: false } };
}

export default async function BlogPage({ params }: Props) {
  const { store } = await params;
  const storeView = enterStore(store);
  const t = await getTranslations("content.blog");
  const blog = await blogOf(store);
  return blog ? (
    <>
      <JsonLd data={blogJsonLd(storeView, t("title"), blog.articles)} />
      <BlogView storeView={storeView} title={t("title")} text={t("lead")} {...blog} />
    </>
  ) : (
    <ContentAway storeView={storeView} />
  );
}
