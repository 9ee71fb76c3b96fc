import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BlogView } from "@/components/blog/blog-view";
import { ContentAway } from "@/components/content/content-away";
import { JsonLd } from "@/components/content/json-ld";
import { blogCategoryMetadata, blogJsonLd } from "@/lib/seo/blog";
import { enterStore } from "../../store-context";
import { blogCategoryOf, blogOf } from "../page-data";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; category: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, category } = await params;
  const storeView = enterStore(store);
  const found = await blogCategoryOf(store, category);
  return found ? blogCategoryMetadata(storeView, found.category) : { robots: { index: false } };
}

export default async function BlogCategoryPage({ params }: Props) {
  const { store, category: slug } = await params;
  const storeView = enterStore(store);
  const [found, blog] = await Promise.all([blogCategoryOf(store, slug), blogOf(store)]);
  if (!found || !blog) return <ContentAway storeView={storeView} />;
  const { name, description, otherLanguage } = found.category;
  const t = await getTranslations("content.blog");
  return (
    <>
      <JsonLd data={blogJsonLd(storeView, t("title"), found.articles, found.category)} />
      <BlogView
        storeView={storeView}
        title={name}
        text={description}
        otherLanguage={otherLanguage}
        categories={blog.categories}
        current={slug}
        articles={found.articles}
      />
    </>
  );
}
