import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Pool } from "pg";
import type { EndpointName } from "@/lib/contract";
import type { ShopError } from "@/lib/contract/errors";
import { refusalsOf } from "@/lib/contract/refusals";
import { getStoreView } from "@/lib/store-views";
import { type CallContext, type CallFacts, makeCall, type Session } from "@/server/call";
import type { CommercePort } from "@/server/commerce/port";
import { embeddedCommerce } from "@/server/commerce/embedded";
import { contentPort } from "@/server/content/api";
import { type ContentClient, contentClient } from "@/server/content/client";
import { embeddedContentHandler } from "@/server/content/embedded/handler";
import type { ContentPort } from "@/server/content/port";
import { createPool } from "@/server/db/client";
import { folderStorage } from "@/server/images/storage";
import { importContent } from "@/server/importer/content/import-content";
import type { ContentSummary } from "@/server/importer/content/write";
import { importCatalogue, type ImportSummary } from "@/server/importer/import-catalogue";
import type { Port } from "@/server/port/port";
import { referenceData } from "@/server/services/catalogue/reference-data";
import { createTestDatabase } from "@/test/database";
import { PATIENT_MS } from "./patience";
import { smallContent, smallShop } from "./records";

/** A Monday before the season; every test may name another instant. */
export const NOW = new Date("2027-02-01T10:00:00Z");

export interface TestShop {
  pool: Pool;
  port: CommercePort;
  content: ContentPort;
  contentBackend: ContentClient;
  context(more?: Partial<CallFacts> & Session): CallContext;
  /** Imports records by file name, as a folder of JSON files (or text given as it is, for CSV). */
  bringIn(files: Record<string, unknown>, now?: Date): Promise<ImportSummary>;
  /** Imports files of content by their path, such as "static-pages/terms.cs.md". */
  bringInContent(files: Record<string, string | Buffer>): Promise<ContentSummary>;
  close(): Promise<void>;
}

export async function openTestShop(records: Record<string, unknown> | null = smallShop): Promise<TestShop> {
  const database = await createTestDatabase();
  const media = await mkdtemp(path.join(tmpdir(), "sezona-media-"));
  const backend = contentClient({
    backend: embeddedContentHandler(database.pool),
    timeoutMs: PATIENT_MS,
    log: () => undefined,
  });
  const shop: TestShop = {
    pool: database.pool,
    port: documented(embeddedCommerce(database.pool, undefined, undefined, undefined, folderStorage(media))),
    content: documented(contentPort(backend, async () => (await referenceData(database.pool)).synonyms)),
    contentBackend: backend,
    context: ({ cartToken, customerToken, groupToken, browserToken, ...more } = {}) =>
      makeCall({
        storeView: getStoreView("main"),
        now: NOW,
        client: "test",
        session: { cartToken, customerToken, groupToken, browserToken },
        ...more,
      }),
    bringIn: async (files, now = NOW) => {
      const folder = await mkdtemp(path.join(tmpdir(), "sezona-import-"));
      // As the command line does it: an import takes the time that it needs.
      const tool = createPool(database.url, { max: 2, patience: "tool" });
      try {
        for (const [name, content] of Object.entries(files)) {
          const isText = typeof content === "string" || Buffer.isBuffer(content);
          await writeFile(
            path.join(folder, isText ? name : `${name}.json`),
            isText ? content : JSON.stringify(content),
          );
        }
        return await importCatalogue(tool, folder, { now, pictures: folderStorage(media) });
      } finally {
        await tool.end();
        await rm(folder, { recursive: true });
      }
    },
    bringInContent: async (files) => {
      const folder = await mkdtemp(path.join(tmpdir(), "sezona-content-"));
      try {
        for (const [name, text] of Object.entries(files)) {
          await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
          await writeFile(path.join(folder, name), text);
        }
        return await importContent(database.pool, folder);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    close: async () => {
      await database.drop();
      await rm(media, { recursive: true });
    },
  };
  if (records) await shop.bringIn(records);
  if (records) await shop.bringInContent(smallContent);
  return shop;
}

/** Every test of the shop is one of its documents too: a refusal that an endpoint does not name fails it. */
function documented<P extends Partial<Port<EndpointName>>>(port: P): P {
  const watch =
    (name: EndpointName, ask: (...args: unknown[]) => Promise<{ ok: boolean; error?: ShopError }>) =>
    async (...args: unknown[]) => {
      const answer = await ask(...args);
      if (answer.error && !refusalsOf(name).includes(answer.error.code))
        throw new Error(`${name} does not say that it can refuse with ${answer.error.code}`);
      return answer;
    };
  const entries = Object.entries(port) as [EndpointName, Parameters<typeof watch>[1]][];
  return Object.fromEntries(entries.map(([name, ask]) => [name, watch(name, ask)])) as P;
}

/** Makes the shop forget every cart, order and booking; what it rents out stays. */
export async function forgetRents({ pool }: Pick<TestShop, "pool">): Promise<void> {
  await pool.query(
    `TRUNCATE claim, cart_item, cart_token, cart, mail, order_event, order_revision, order_line_fitting,
       order_line, payment, sandbox_payment, coupon_use,
       rental_order;
     DELETE FROM job.job WHERE name = 'send-mail';
     UPDATE stock_day SET booked = 0 WHERE booked > 0`,
  );
}

export { refusalOf, valueOf } from "./results";
