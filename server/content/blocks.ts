import { z } from "zod";
import { type Language, languageOf, type StoreView } from "@/lib/store-views";
import { firstOfLanguages, otherLanguage } from "./answers";
import type { ContentAnswer, ContentClient } from "./client";
import { blocksDocument } from "./documents";
import { listInParts, longestOf } from "./in-parts";
import { type ContentPart, contentParts, type WordsPart } from "./markdown";
import { listOf, longText } from "./readable";

/** What an owner says in several places, written once. */
export interface Block {
  id: string;
  slug: string;
  title: string;
  body: string;
  /** The language of the texts, where it is not the one that was asked for. */
  otherLanguage?: string;
}

const blockSchema = z.object({
  documentId: z.string(),
  locale: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  body: longText,
});
const blocksSchema = z.object({
  own: listOf(blockSchema),
  english: listOf(blockSchema),
  czech: listOf(blockSchema),
});

export const listBlocks = (client: ContentClient, language: Language): Promise<ContentAnswer<Block[]>> =>
  listInParts((start) =>
    client.ask(blocksDocument, { locale: language, start }, (answer) => {
      const blocks = blocksSchema.parse(answer);
      const found = firstOfLanguages(blocks).map(({ documentId, locale, ...block }): Block => ({
        ...block,
        id: documentId,
        otherLanguage: otherLanguage(locale, language),
      }));
      return { found, longest: longestOf(blocks) };
    }),
  );

/** Blocks of the visitor's language; none while nobody can say. */
export type AskedBlocks = Promise<readonly Block[]>;

/** Asked for along with the texts that may name some: after them, a page would wait twice. */
export const askBlocks = (client: ContentClient, language: Language): AskedBlocks =>
  listBlocks(client, language).then((answer) => answer?.value ?? []);

/** A part of a page as it is shown; words of a block may be in another language than those around them. */
export type ShownPart = Exclude<ContentPart, WordsPart | { block: string }> | (WordsPart & { language?: string });

/**
 * A text with the blocks that it names in their places. A block names no others: whoever writes two that name each
 * other must not keep a page from ending. One that is not there, or can't be read, leaves its place empty.
 */
export async function partsWithBlocks(
  asked: AskedBlocks,
  text: string,
  storeView: StoreView,
  language?: string,
): Promise<ShownPart[]> {
  const parts = contentParts(text, storeView, language);
  if (!parts.some((part) => "block" in part)) return parts as ShownPart[];
  const blocks = await asked;
  const around = language ?? languageOf(storeView);
  const shown = parts.flatMap((part): ShownPart[] => {
    if (!("block" in part)) return [part];
    const found = blocks.find(({ slug }) => slug === part.block);
    if (!found) return [];
    const said = contentParts(found.body, storeView, found.otherLanguage);
    const spoken = found.otherLanguage ?? languageOf(storeView);
    const own = spoken === around ? {} : { language: spoken };
    return said.flatMap((inner): ShownPart[] => {
      if ("html" in inner) return [{ ...inner, ...own }];
      return "part" in inner ? [inner] : [];
    });
  });
  return joined(shown);
}

/** Words that follow each other are one text, as if they had been written there. */
function joined(parts: readonly ShownPart[]): ShownPart[] {
  const whole: ShownPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && "html" in last && "html" in part && last.language === part.language)
      whole[whole.length - 1] = { ...last, html: `${last.html}\n${part.html}` };
    else whole.push(part);
  }
  return whole;
}
