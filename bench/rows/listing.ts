import type { Pool } from "pg";
import { addDays, shopDay } from "@/lib/domain/days";
import { getStoreView } from "@/lib/store-views";
import { seasonOf } from "@/server/cli/bench-seed/season";
import { createPool } from "@/server/db/client";
import { makeCall } from "@/server/call";
import { listProducts } from "@/server/services/catalogue/listing";
import type { Row } from "../lib/bench";
import type { Figure } from "../lib/figure";
import { inDatabase } from "./in-database";

const CATEGORIES = 40;
const FIRST_CATEGORY = 1_000;
const QUESTIONS = 200;
const P95_MS = 10;

/**
 * The first page of a category as a shopper narrows it: days in the season, anywhere or at a place, two facets, a sort.
 */
const question = (index: number, season: { from: string }) => ({
  categoryId: FIRST_CATEGORY + (index % CATEGORIES),
  dateFrom: addDays(season.from, index % 20),
  dateTo: addDays(season.from, (index % 20) + 2 + (index % 5)),
  place: [undefined, "mesto-2", "psc-11000"][index % 3],
  attributes: {
    brand: [0, 5, 10].map((shift) => `brand-${1 + ((index + shift) % 20)}`),
    size: [0, 3, 6].map((shift) => `size-${1 + ((index + shift) % 10)}`),
  },
  sort: (["price:asc", "name:asc", "bestsellers:desc", "updated_at:desc"] as const)[index % 4] ?? "price:asc",
  size: 50,
  start: 0,
});

export const listing: Row = {
  name: "listing",
  title: "filtered, faceted, sorted first page of 50 free products among 50,000 variants and a million reservations",
  async run(bench) {
    const pool = createPool(await (await bench.databases()).large(), { max: 1 });
    try {
      return await measure(pool);
    } finally {
      await pool.end();
    }
  },
};

async function measure(pool: Pool): Promise<Figure[]> {
  const now = new Date();
  const season = seasonOf(shopDay(now));
  const call = { ...makeCall({ storeView: getStoreView("main"), now, client: "bench" }), pool };
  let found = 0;
  const figures = await inDatabase(pool, {
    row: "listing",
    atMost: P95_MS,
    questions: QUESTIONS,
    // Each listing asks for the catalogue's version as well; only the large question counts.
    counts: ({ text }) => text.includes("stock_day"),
    async ask(index) {
      const result = await listProducts(call, question(index, season));
      if (!result.ok) throw new Error(`refused: ${result.error.message}`);
      if (result.value.items.length === 0) throw new Error("a question found nothing, so it shows nothing");
      found = Math.max(found, result.value.total);
    },
  });
  return figures.map((figure, at) =>
    at === 0 ? { ...figure, what: `${figure.what} (largest answer: ${found} products)` } : figure,
  );
}
