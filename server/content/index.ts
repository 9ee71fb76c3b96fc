import { contentApi } from "@/lib/env";
import { EVERY_PAGE } from "@/lib/page-tags";
import { pageChanges } from "@/server/page-cache/changes";
import { getReadingPool } from "@/server/db/client";
import { referenceData } from "@/server/services/catalogue/reference-data";
import { contentPort } from "./api";
import { type ContentClient, contentClient } from "./client";
import { ownContent, ownDocuments } from "./endpoint";
import type { ContentPort } from "./port";

let client: ContentClient | undefined;
let port: ContentPort | undefined;

/** How this process asks the content backend. */
export const contentBackend = (): ContentClient => {
  const elsewhere = contentApi();
  return (client ??= contentClient({
    ...(elsewhere ? { backend: elsewhere } : { backend: ownContent, source: ownDocuments }),
    onLate: () => void pageChanges().note([EVERY_PAGE]),
    log: (line) => void process.stderr.write(`${line}\n`),
  }));
};

export const shopSynonyms = async (): Promise<readonly string[][]> => (await referenceData(getReadingPool())).synonyms;

/** What an owner writes, as the API tells it. */
export const content = (): ContentPort => (port ??= contentPort(contentBackend(), shopSynonyms));
