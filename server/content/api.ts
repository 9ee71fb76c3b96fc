import { createHash } from "node:crypto";
import type { CmsPage, ContentEndpointName } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { treeOf } from "@/lib/domain/page-tree";
import type { StoreView } from "@/lib/store-views";
import type { CallContext } from "@/server/call";
import { checked } from "@/server/port/port";
import { searchList } from "@/server/services/catalogue/search";
import { askBlocks, type AskedBlocks, listBlocks, partsWithBlocks, type ShownPart } from "./blocks";
import type { ContentClient } from "./client";
import { contentHtml } from "./markdown";
import { listStaticPages, type StaticPage } from "./pages";
import type { ContentPort } from "./port";
import { searchTexts, type Synonyms } from "./texts";

/** The API counts its pages; the content backend names them. The same name has the same number everywhere. */
const numberOf = (id: string): number => createHash("sha256").update(id).digest().readUInt32BE() >>> 1;

const cmsPage = async (page: StaticPage, storeView: StoreView, blocks: AskedBlocks): Promise<CmsPage> => ({
  id: numberOf(page.id),
  identifier: page.slug,
  title: page.title,
  content: wordsOf(await partsWithBlocks(blocks, page.body, storeView, page.otherLanguage)),
  meta_description: page.description,
  map: page.showsMap,
  other_languages: page.otherLanguage ? { title: page.otherLanguage, content: page.otherLanguage } : undefined,
});

const wordsOf = (parts: readonly ShownPart[]): string =>
  parts.flatMap((part) => ("html" in part ? part.html : [])).join("\n");

const away = () => refuse("unavailable", "the content backend does not answer");

/** The content endpoints of the shop's API, over whatever content backend there is. */
export function contentPort(client: ContentClient, synonyms: Synonyms): ContentPort {
  const pages = async ({ language, storeView }: CallContext): Promise<Result<CmsPage[]>> => {
    const blocks = askBlocks(client, language);
    const found = await listStaticPages(client, language);
    return found ? ok(await Promise.all(found.value.map((page) => cmsPage(page, storeView, blocks)))) : away();
  };
  return checked<ContentEndpointName>({
    searchCmsPages: async (input, context) => {
      const found = await pages(context);
      return found.ok ? ok(searchList(found.value, input, context)) : found;
    },
    searchCmsBlocks: async (input, context) => {
      const found = await listBlocks(client, context.language);
      if (!found) return away();
      const blocks = found.value.map(({ id, slug, title, body, otherLanguage: other }) => ({
        ...{ id: numberOf(id), identifier: slug, title, content: contentHtml(body, context.storeView, other) },
        other_languages: other ? { title: other, content: other } : undefined,
      }));
      return ok(searchList(blocks, input, context));
    },
    searchCmsHierarchy: async (input, context) => {
      const found = await listStaticPages(client, context.language);
      if (!found) return away();
      const nodes = treeOf(found.value).map(({ id, slug, title, position, parentId }) => ({
        ...{ id: numberOf(id), identifier: slug, title, position },
        parent_id: parentId === null ? null : numberOf(parentId),
      }));
      return ok(searchList(nodes, input, context));
    },
    searchTexts: async ({ search }, { storeView }) =>
      ok({ texts: await searchTexts(client, search, storeView, synonyms) }),
  });
}
