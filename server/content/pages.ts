import { z } from "zod";
import type { Language } from "@/lib/store-views";
import { firstOfLanguages, otherLanguage } from "./answers";
import { listInParts, longestOf } from "./in-parts";
import type { ContentAnswer, ContentClient } from "./client";
import { staticPageDocument, staticPagesDocument } from "./documents";
import { listOf, longText } from "./readable";

/** A page of the owner's, its text still as it was written. */
export interface StaticPage {
  id: string;
  slug: string;
  title: string;
  description: string;
  body: string;
  showsMap: boolean;
  /** Below which page it stands, and where among its siblings. */
  parentId: string | null;
  position: number;
  /** The language of the texts, where it is not the one that was asked for. */
  otherLanguage?: string;
}

const pageSchema = z.object({
  documentId: z.string(),
  locale: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: longText,
  showMap: z.boolean().nullish(),
  position: z.number().nullish(),
  parent: z.object({ documentId: z.string() }).nullish(),
});
const pagesSchema = z.object({ own: listOf(pageSchema), english: listOf(pageSchema), czech: listOf(pageSchema) });

const pagesIn = (answer: unknown, language: Language): StaticPage[] =>
  firstOfLanguages(pagesSchema.parse(answer)).map(({ documentId, locale, showMap, position, parent, ...page }) => ({
    ...page,
    id: documentId,
    showsMap: showMap ?? false,
    position: position ?? 0,
    parentId: parent?.documentId ?? null,
    otherLanguage: otherLanguage(locale, language),
  }));

/** A page by its slug, null where there is none. */
export const loadStaticPage = (
  client: ContentClient,
  slug: string,
  language: Language,
): Promise<ContentAnswer<StaticPage | null>> =>
  client.ask(staticPageDocument, { slug, locale: language }, (answer) => pagesIn(answer, language)[0] ?? null);

export async function listStaticPages(client: ContentClient, language: Language): Promise<ContentAnswer<StaticPage[]>> {
  const found = await listInParts((start) =>
    client.ask(staticPagesDocument, { locale: language, start }, (answer) => ({
      found: pagesIn(answer, language),
      longest: longestOf(pagesSchema.parse(answer)),
    })),
  );
  return found && { ...found, value: found.value.sort((one, other) => (one.slug < other.slug ? -1 : 1)) };
}
