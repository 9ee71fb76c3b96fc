import { z } from "zod";
import { type BlogArticle, type BlogCategory, type BlogTeaser, readingMinutes } from "@/lib/domain/content";
import { setText } from "@/lib/domain/typography";
import type { Language } from "@/lib/store-views";
import { channel } from "@/shop.config";
import { firstOfLanguages, otherLanguage } from "./answers";
import type { ContentClient } from "./client";
import { blogArticleDocument, blogDocument } from "./documents";
import { listOf, longText, textsOf } from "./readable";

export interface Blog {
  /** What its first page says of it; null for the shop's own words. */
  front: { title: string; text: string; otherLanguage?: string | undefined } | null;
  categories: BlogCategory[];
  /** The newest first; each is in one of the categories. */
  articles: BlogTeaser[];
  /** What each tells, by its slug, for a search. */
  bodies: ReadonlyMap<string, string>;
}

const DRAWING = /^[a-z0-9-]+$/u;
const spoken = { documentId: z.string(), locale: z.string().nullable() };
const categorySchema = z.object({ ...spoken, name: z.string(), slug: z.string(), description: z.string() });
const teaserSchema = z.object({
  ...spoken,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string().nullable(),
  writer: z.object({ name: z.string() }).nullable(),
  writtenOn: z.iso.date(),
  body: longText,
  illustration: z.string().regex(DRAWING),
  category: z.object({ documentId: z.string() }).nullable(),
});
const textSchema = z.object({
  ...spoken,
  body: longText,
  gear: textsOf,
  sources: textsOf,
  writer: z.object({ name: z.string(), portrait: z.string().regex(DRAWING).nullable(), text: z.string() }).nullable(),
});
const frontSchema = z.object({ locale: z.string().nullable(), title: z.string(), text: z.string() }).nullable();
const [categories, teasers, texts] = [listOf(categorySchema), listOf(teaserSchema), listOf(textSchema)];
const blogSchema = z.object({
  ownFront: frontSchema,
  englishFront: frontSchema,
  czechFront: frontSchema,
  ownCategories: categories,
  englishCategories: categories,
  czechCategories: categories,
  own: teasers,
  english: teasers,
  czech: teasers,
});
const articleSchema = z.object({ own: texts, english: texts, czech: texts });

/** Everything but what is told beside a text; null while nobody can say, and where the owner wants no blog. */
export async function loadBlog(client: ContentClient, language: Language): Promise<Blog | null> {
  if (!channel.plugins.blog) return null;
  const answer = await client.ask(blogDocument, { locale: language }, (raw): Blog => {
    const {
      ownCategories: own,
      englishCategories: english,
      czechCategories: czech,
      ownFront,
      englishFront,
      czechFront,
      ...articles
    } = blogSchema.parse(raw);
    const front = ownFront ?? englishFront ?? czechFront;
    const found = firstOfLanguages({ own, english, czech });
    const known = new Map(
      found.map(({ documentId, locale, ...category }) => [
        documentId,
        {
          ...category,
          name: setText(category.name, locale ?? language),
          description: setText(category.description, locale ?? language),
          otherLanguage: otherLanguage(locale, language),
        },
      ]),
    );
    // A language that lacks the category knows nothing of it: any of them may say where the article belongs.
    const placed = new Map(
      [...articles.czech, ...articles.english, ...articles.own].flatMap(({ documentId, category }) =>
        category ? [[documentId, category.documentId]] : [],
      ),
    );
    const written = firstOfLanguages(articles);
    return {
      front: front && {
        title: setText(front.title, front.locale ?? language),
        text: setText(front.text, front.locale ?? language),
        otherLanguage: otherLanguage(front.locale, language),
      },
      categories: [...known.values()],
      bodies: new Map(written.map(({ slug, body }) => [slug, body])),
      articles: written
        .flatMap(({ documentId, locale, category: _own, body, writer, ...article }) => {
          const category = known.get(placed.get(documentId) ?? "");
          if (!category) return [];
          return [
            {
              ...article,
              author: writer?.name ?? article.author,
              title: setText(article.title, locale ?? language),
              excerpt: setText(article.excerpt, locale ?? language),
              minutes: readingMinutes(body),
              category,
              otherLanguage: otherLanguage(locale, language),
            },
          ];
        })
        .sort((one, other) => (one.writtenOn < other.writtenOn ? 1 : -1)),
    };
  });
  return answer?.value ?? null;
}

/** An article with its text: null where there is none, undefined while nobody can say. */
export async function loadBlogArticle(
  client: ContentClient,
  slug: string,
  language: Language,
): Promise<BlogArticle | null | undefined> {
  const [blog, answer] = await Promise.all([
    loadBlog(client, language),
    client.ask(blogArticleDocument, { slug, locale: language }, (raw) => {
      const [text] = firstOfLanguages(articleSchema.parse(raw));
      if (!text) return null;
      const sources = (text.sources ?? []).map((source) => setText(source, text.locale ?? language));
      const writer = text.writer && { ...text.writer, text: setText(text.writer.text, text.locale ?? language) };
      return { body: text.body, gear: text.gear ?? [], sources, writer };
    }),
  ]);
  if (!blog || !answer) return undefined;
  const teaser = blog.articles.find((article) => article.slug === slug);
  if (!teaser || !answer.value) return null;
  const related = blog.articles.filter((other) => other.slug !== slug && other.category.slug === teaser.category.slug);
  const others = blog.articles.filter((other) => other.slug !== slug && !related.includes(other));
  return { ...teaser, ...answer.value, related: [...related, ...others].slice(0, 3) };
}
