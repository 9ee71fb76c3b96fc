import type { Metadata } from "next";
import type { BlogArticle, BlogCategory, BlogTeaser } from "@/lib/domain/content";
import { blogArticlePath, blogCategoryPath, blogFeedPath, blogPath, homePath, illustrationPath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import { absolute, breadcrumbList, context, type JsonLdData } from "./json-ld";
import { ownerMetadata } from "./metadata";

const withFeed = (storeView: StoreView, metadata: Metadata): Metadata => ({
  ...metadata,
  alternates: { ...metadata.alternates, types: { "application/rss+xml": blogFeedPath(storeView) } },
});

export const blogMetadata = (storeView: StoreView, title: string, text: string): Metadata =>
  withFeed(storeView, ownerMetadata(storeView, { title, description: text, pathFor: blogPath }));

export const blogCategoryMetadata = (storeView: StoreView, { slug, name, ...category }: BlogCategory): Metadata =>
  withFeed(
    storeView,
    ownerMetadata(storeView, { ...category, title: name, pathFor: (view) => blogCategoryPath(view, slug) }),
  );

export const articleMetadata = (storeView: StoreView, article: BlogTeaser): Metadata => {
  const { slug, title, excerpt, category, otherLanguage } = article;
  const pathFor = (view: StoreView) => blogArticlePath(view, category.slug, slug);
  return withFeed(storeView, ownerMetadata(storeView, { title, description: excerpt, otherLanguage, pathFor }));
};

/**
 * The shop, its blog, and what of it is shown.
 * @param name of the blog
 */
const blogTrail = (storeView: StoreView, name: string, category?: BlogCategory) => [
  { name: storeView.name, path: homePath(storeView) },
  { name, path: blogPath(storeView) },
  ...(category ? [{ name: category.name, path: blogCategoryPath(storeView, category.slug) }] : []),
];

/** The blog, or one of its categories, and what lies in it. */
export const blogJsonLd = (
  storeView: StoreView,
  name: string,
  articles: readonly BlogTeaser[],
  category?: BlogCategory,
): JsonLdData[] => [
  breadcrumbList(blogTrail(storeView, name, category)),
  {
    "@context": context,
    "@type": "ItemList",
    numberOfItems: articles.length,
    itemListElement: articles.map((article, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absolute(blogArticlePath(storeView, article.category.slug, article.slug)),
    })),
  },
];

export function articleJsonLd(storeView: StoreView, blogName: string, article: BlogArticle): JsonLdData[] {
  const { title, excerpt, author, writtenOn, slug, category, otherLanguage, body, illustration, writer } = article;
  const path = blogArticlePath(storeView, category.slug, slug);
  return [
    {
      "@context": context,
      "@type": "BlogPosting",
      headline: title,
      description: excerpt,
      inLanguage: otherLanguage ?? languageOf(storeView),
      datePublished: writtenOn,
      wordCount: body.split(/\s+/u).filter(Boolean).length,
      image: absolute(illustrationPath(illustration)),
      ...(author !== null && { author: { "@type": "Person", name: author, description: writer?.text } }),
      publisher: { "@type": "Organization", name: storeView.name, url: absolute(homePath(storeView)) },
      mainEntityOfPage: absolute(path),
      url: absolute(path),
    },
    breadcrumbList([...blogTrail(storeView, blogName, category), { name: title, path }]),
  ];
}

const xml = (text: string): string =>
  text.replace(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}]/gu, " ");

/** RSS 2.0. */
export function blogFeed(
  storeView: StoreView,
  { title, text }: { title: string; text: string },
  articles: readonly BlogTeaser[],
): string {
  const items = articles.map(({ slug, title: name, excerpt, writtenOn, category }) => {
    const link = xml(absolute(blogArticlePath(storeView, category.slug, slug)));
    const date = new Date(`${writtenOn}T06:00:00Z`).toUTCString();
    return `<item><title>${xml(name)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate>
<category>${xml(category.name)}</category><description>${xml(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(`${title} | ${storeView.name}`)}</title><link>${xml(absolute(blogPath(storeView)))}</link>
<description>${xml(text)}</description><language>${languageOf(storeView)}</language>
<atom:link href="${xml(absolute(blogFeedPath(storeView)))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}
