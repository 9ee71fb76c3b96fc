import type { Pool } from "pg";
import { AMONG_FIRST, askedSearches, type AskedSearch, findsMeant, FOUND_OF_HUNDRED } from "@/demo/searches";
import type { Language } from "@/lib/config/choices";
import { getStoreView } from "@/lib/store-views";
import { makeCall } from "@/server/call";
import { createPool } from "@/server/db/client";
import { listProducts } from "@/server/services/catalogue/listing";
import { refreshSearch } from "@/server/services/catalogue/search-index";
import { suggest } from "@/server/services/catalogue/suggest";
import type { Row } from "../lib/bench";
import { type Figure, format } from "../lib/figure";
import { multiplyCatalogue } from "../lib/many-things";
import { inDatabase } from "./in-database";

const PRODUCTS = 10_000;
const P95_MS = 15;
const SHOWN = 24;
const SUGGESTED = 6;
const DATABASE = "bench_searches";
const STORES: Record<Language, string> = { cs: "main", en: "en", de: "de", it: "it" };

export const searches: Row = {
  name: "searches",
  title:
    "what renters type, in four languages, among 10,000 things of the demo's kinds: suggested, and a page of results",
  isOptional: true,
  async run(bench) {
    const databases = await bench.databases();
    await bench.demoDatabase();
    const pool = createPool(await databases.copy(DATABASE), { max: 1, patience: "tool" });
    try {
      await multiplyCatalogue(pool, PRODUCTS);
      await refreshSearch(pool);
      // As the database does by itself some minutes after an import.
      await pool.query("VACUUM (ANALYZE)");
      return await measure(pool);
    } finally {
      await pool.end();
      await databases.drop(DATABASE);
    }
  },
};

const askedAt = (index: number): AskedSearch => {
  const asked = askedSearches[index % askedSearches.length];
  if (!asked) throw new Error("no search is asked, so nothing is shown");
  return asked;
};

async function measure(pool: Pool): Promise<Figure[]> {
  const callIn = (language: Language) => ({
    ...makeCall({ storeView: getStoreView(STORES[language]), now: new Date(), client: "bench" }),
    pool,
  });
  const inAll = {
    ...{ row: "searches", atMost: P95_MS, questions: askedSearches.length, explained: askedSearches.length },
    counts: ({ text }: { text: string }) => text.includes("scope AS"),
  };
  const suggested = await inDatabase(pool, {
    ...inAll,
    async ask(index) {
      const { language, text } = askedAt(index);
      await suggest(callIn(language), { search: text, size: SUGGESTED });
    },
  });
  const found = new Map<AskedSearch, number[]>();
  const listed = await inDatabase(pool, {
    ...inAll,
    async ask(index) {
      const asked = askedAt(index);
      const answer = await listProducts(callIn(asked.language), { search: asked.text, size: SHOWN, start: 0 });
      if (!answer.ok) throw new Error(`refused: ${answer.error.message}`);
      found.set(
        asked,
        answer.value.items.map(({ id }) => id),
      );
    },
  });
  return [
    await foundFigure(pool, found),
    ...suggested.map((figure) => ({ ...figure, what: `suggested: ${figure.what}` })),
    ...listed.map((figure) => ({ ...figure, what: `a page of results: ${figure.what}` })),
  ];
}

/** How many of the searches have what they mean among the first things. */
async function foundFigure(pool: Pool, found: ReadonlyMap<AskedSearch, readonly number[]>): Promise<Figure> {
  const { rows } = await pool.query<{ slug: string; ids: number[] }>(
    `SELECT c.slug, array_agg(pc.product_id) AS ids FROM product_category pc JOIN category c ON c.id = pc.category_id
     GROUP BY c.slug`,
  );
  const idsIn = new Map(rows.map(({ slug, ids }) => [slug, ids]));
  const isMet = ({ sections }: AskedSearch, ids: readonly number[]): boolean =>
    findsMeant(ids, new Set(sections.flatMap((section) => idsIn.get(section) ?? [])));
  const met = [...found].filter(([asked, ids]) => isMet(asked, ids)).length;
  const share = (100 * met) / found.size;
  return {
    row: "searches",
    what: `of ${found.size} searches, those with what they mean among the first ${AMONG_FIRST}`,
    shop: format(share, "%"),
    floor: "–",
    target: `≥ ${FOUND_OF_HUNDRED} %`,
    isMet: share >= FOUND_OF_HUNDRED,
  };
}
