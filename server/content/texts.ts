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

/** The shop's own words for the same thing. */
export type Synonyms = () => Promise<readonly string[][]>;

/**
 * Articles and pages that a search names; none while nobody can say: a search is about things first of all.
 * @param synonyms without them, a search finds what is called as it says
 */
export async function searchTexts(
  client: ContentClient,
  search: string,
  storeView: StoreView,
  synonyms: Synonyms,
): Promise<FoundText[]> {
  const language = languageOf(storeView);
  const [blog, pages, words] = await Promise.all([
    loadBlog(client, language),
    listStaticPages(client, language),
    synonyms().catch(() => []),
  ]);
  const articles = (blog?.articles ?? []).map((article) => ({
    kind: "article" as const,
    body: blog?.bodies.get(article.slug) ?? "",
    title: article.title,
    text: article.excerpt,
    path: blogArticlePath(storeView, article.category.slug, article.slug),
    language: article.otherLanguage,
  }));
  const others = (pages?.value ?? []).map((page) => ({
    kind: "page" as const,
    body: page.body,
    title: page.title,
    text: page.description,
    path: staticPath(storeView, page.slug),
    language: page.otherLanguage,
  }));
  const how = { language, synonyms: words, mostWords: MAX_SEARCH_WORDS, most: MOST_TEXTS };
  return textsLike([...articles, ...others], search, how).map(({ body: _body, ...text }): FoundText => text);
}
