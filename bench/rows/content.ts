import path from "node:path";
import { print } from "graphql";
import { createPool } from "@/server/db/client";
import { type ContentHandler, embeddedContentHandler } from "@/server/content/embedded/handler";
import { homepageDocument } from "@/server/content/home-document";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { importContent } from "@/server/importer/content/import-content";
import type { Row } from "../lib/bench";
import { format, quantile } from "../lib/figure";

const DATABASE = "bench_content";
const WARM_UPS = 100;
/** The best turn counts: what else the machine does can only slow an answer down. */
const TURNS = 5;
const QUESTIONS = 300;
const AT_MOST_MS = 5;
const LOCALES = ["cs", "en", "de", "it"];

interface Question {
  query: string;
  variables?: object;
}

async function answered(handler: ContentHandler, question: Question): Promise<Record<string, unknown>> {
  const response = await handler(
    new Request("http://shop.bench/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
    }),
  );
  const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
  if (!data || errors) throw new Error(`not answered: ${JSON.stringify(errors)}`);
  return data;
}

/** Milliseconds of each answer in the best of several turns. */
async function inTurns(handler: ContentHandler, question: (index: number) => Question): Promise<number[]> {
  for (let index = 0; index < WARM_UPS; index += 1) await answered(handler, question(index));
  const turns: number[][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const times: number[] = [];
    for (let index = 0; index < QUESTIONS; index += 1) {
      const startedAt = performance.now();
      await answered(handler, question(index));
      times.push(performance.now() - startedAt);
    }
    turns.push(times);
  }
  return turns.sort((one, other) => quantile(one, 0.95) - quantile(other, 0.95))[0] ?? [];
}

const both = (times: readonly number[]): string =>
  `${format(quantile(times, 0.5))} / ${format(quantile(times, 0.95), "ms")}`;

export const content: Row = {
  name: "content",
  title: "the embedded content backend's answer to the home page's query",
  async run(bench) {
    const databases = await bench.databases();
    const url = await databases.copy(DATABASE);
    const pool = createPool(url, { max: 4, patience: "tool" });
    try {
      await migrate(url, migrationsFolder(bench.root));
      await importContent(pool, path.join(bench.root, "demo", "content"));
      const handler = embeddedContentHandler(pool);
      const home = (index: number): Question => ({
        query: print(homepageDocument),
        variables: { locale: LOCALES[index % LOCALES.length] },
      });
      const { own } = (await answered(handler, home(0))) as { own: { sections: unknown[] } };
      if (own.sections.length < 5) throw new Error("the demo's home page has more to say");

      const shop = await inTurns(handler, home);
      const floor = await inTurns(handler, () => ({ query: "{ __typename }" }));
      return [
        {
          row: "content",
          what: "p50 / p95 until it is answered; floor: the smallest query there is",
          shop: both(shop),
          floor: both(floor),
          target: `p95 ≤ ${AT_MOST_MS} ms`,
          isMet: quantile(shop, 0.95) <= AT_MOST_MS,
        },
      ];
    } finally {
      await pool.end();
      await databases.drop(DATABASE);
    }
  },
};
