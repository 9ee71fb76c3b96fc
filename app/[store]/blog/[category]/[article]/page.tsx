import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ArticleView } from "@/components/blog/article-view";
import { ContentAway } from "@/components/content/content-away";
import { JsonLd } from "@/components/content/json-ld";
import { languageOf } from "@/lib/store-views";
import { articleJsonLd, articleMetadata } from "@/lib/seo/blog";
import { contentBackend } from "@/server/content";
import { askBlocks, partsWithBlocks } from "@/server/content/blocks";
import { enterStore } from "../../../store-context";
import { blogArticleOf } from "../../page-data";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; category: string; article: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, category, article } = await params;
  const storeView = enterStore(store);
  const found = await blogArticleOf(store, category, article);
  return found ? articleMetadata(storeView, found.article) : { robots: { index: false } };
}

export default async function BlogArticlePage({ params }: Props) {
  const { store, category, article: slug } = await params;
  const storeView = enterStore(store);
  const blocks = askBlocks(contentBackend(), languageOf(storeView));
  const found = await blogArticleOf(store, category, slug);
  if (!found) return <ContentAway storeView={storeView} />;
  const { article, gear, cards } = found;
  const t = await getTranslations("content.blog");
  const parts = await partsWithBlocks(blocks, article.body, storeView, article.otherLanguage);
  return (
    <>
      <JsonLd data={articleJsonLd(storeView, t("title"), article)} />
      <ArticleView
        storeView={storeView}
        article={article}
        gear={gear}
        cards={cards}
        parts={parts.filter((part) => "html" in part)}
      />
    </>
  );
}
