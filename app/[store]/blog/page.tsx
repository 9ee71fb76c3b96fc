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
  const blog = await blogOf(store);
  if (!blog) return { robots: { index: false } };
  return blogMetadata(storeView, blog.front?.title ?? t("title"), blog.front?.text ?? t("lead"));
}

export default async function BlogPage({ params }: Props) {
  const { store } = await params;
  const storeView = enterStore(store);
  const t = await getTranslations("content.blog");
  const blog = await blogOf(store);
  if (!blog) return <ContentAway storeView={storeView} />;
  const { categories, articles, front } = blog;
  const { title, text, otherLanguage } = front ?? { title: t("title"), text: t("lead") };
  return (
    <>
      <JsonLd data={blogJsonLd(storeView, title, articles)} />
      <BlogView {...{ storeView, title, text, otherLanguage, categories, articles }} />
    </>
  );
}
