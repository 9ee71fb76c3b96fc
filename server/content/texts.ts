import type { OutputOf } from "@/lib/contract";
import { MAX_SEARCH_WORDS } from "@/lib/contract/limits";
import { textsLike } from "@/lib/domain/found-texts";
import { blogArticlePath, staticPath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import { loadBlog } from "./blog";
import type { ContentClient } from "./client";
import { listStaticPages } from "./pages";

type FoundText = OutputOf<"searchTexts">["texts"][number];

const MOST_TEXTS = 6;

/** Articles and pages that a search names; none while nobody can say: a search is about things first of all. */
export async function searchTexts(client: ContentClient, search: string, storeView: StoreView): Promise<FoundText[]> {
  const language = languageOf(storeView);
  const [blog, pages] = await Promise.all([loadBlog(client, language), listStaticPages(client, language)]);
  const articles = (blog?.articles ?? []).map((article): FoundText => ({
    kind: "article",
    title: article.title,
    text: article.excerpt,
    path: blogArticlePath(storeView, article.category.slug, article.slug),
    language: article.otherLanguage,
  }));
  const others = (pages?.value ?? []).map((page): FoundText => ({
    kind: "page",
    title: page.title,
    text: page.description,
    path: staticPath(storeView, page.slug),
    language: page.otherLanguage,
  }));
  return textsLike([...articles, ...others], search, { language, mostWords: MAX_SEARCH_WORDS, most: MOST_TEXTS });
}
