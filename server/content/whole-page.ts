import { relativesOf } from "@/lib/domain/page-tree";
import { languageOf, type StoreView } from "@/lib/store-views";
import { askBlocks, partsWithBlocks, type ShownPart } from "./blocks";
import type { ContentClient } from "./client";
import { listStaticPages, loadStaticPage, type StaticPage } from "./pages";

/** A page of the owner's as it is shown: with what its text names, and what stands above and below it. */
export interface WholePage extends StaticPage {
  parts: ShownPart[];
  above: StaticPage[];
  below: StaticPage[];
}

/**
 * A page by its slug: null where there is none, undefined while nobody can say. All that it may need is asked for at
 * once: a backend elsewhere takes its time for each question, and a page waits for the longest alone.
 */
export async function loadWholePage(
  client: ContentClient,
  slug: string,
  storeView: StoreView,
): Promise<WholePage | null | undefined> {
  const language = languageOf(storeView);
  const blocks = askBlocks(client, language);
  const [answer, pages] = await Promise.all([
    loadStaticPage(client, slug, language),
    // Without them a page stands for itself.
    listStaticPages(client, language),
  ]);
  if (!answer) return undefined;
  const page = answer.value;
  if (!page) return null;
  return {
    ...page,
    ...relativesOf(pages?.value ?? [], page.id),
    parts: await partsWithBlocks(blocks, page.body, storeView, page.otherLanguage),
  };
}
