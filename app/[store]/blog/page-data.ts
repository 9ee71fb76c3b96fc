import { notFound } from "next/navigation";
import { cache } from "react";
import { commerce } from "@/server/commerce";
import { contentBackend } from "@/server/content";
import { type Blog, loadBlog, loadBlogArticle } from "@/server/content/blog";
import { languageOf } from "@/lib/store-views";
import { callContext, enterStore, loadCategories } from "../store-context";

/** All articles without their texts; null while the content backend is away. */
export const blogOf = cache((store: string): Promise<Blog | null> =>
  loadBlog(contentBackend(), languageOf(enterStore(store))),
);

/** One category with its articles; unknown ones are not found. */
export async function blogCategoryOf(store: string, slug: string) {
  const blog = await blogOf(store);
  if (!blog) return null;
  const category = blog.categories.find((each) => each.slug === slug);
  if (!category) notFound();
  return { category, articles: blog.articles.filter((article) => article.category.slug === slug) };
}

/** So many things are shown below an article: two rows on a desktop, three on a phone. */
const CARDS = 6;

/** An article with the categories of its gear that this shop has; an article has one address. */
export const blogArticleOf = cache(async (store: string, category: string, slug: string) => {
  const [article, categories] = await Promise.all([
    loadBlogArticle(contentBackend(), slug, languageOf(enterStore(store))),
    loadCategories(store),
  ]);
  if (article === undefined) return null;
  if (article?.category.slug !== category) notFound();
  const gear = article.gear.flatMap((each) => categories.find(({ slug: own }) => own === each) ?? []);
  const context = callContext(enterStore(store));
  const size = Math.ceil(CARDS / Math.max(gear.length, 1));
  const most = await Promise.all(
    gear.map(({ id }) =>
      commerce().listProducts({ categoryId: id, sort: "bestsellers:desc", size, start: 0 }, context),
    ),
  );
  // An article can be read without them. First what is rented most of each category, and each thing once.
  const shelves = most.map((listing) => (listing.ok ? listing.value.items : []));
  const ranked = Array.from({ length: size }, (_, rank) => shelves.flatMap((shelf) => shelf[rank] ?? [])).flat();
  const cards = [...new Map(ranked.map((card) => [card.sku, card])).values()].slice(0, CARDS);
  return { article, gear, cards };
});
