import { addDays, shopDay } from "@/lib/domain/days";
import { getStoreView } from "@/lib/store-views";
import { seasonOf } from "@/server/cli/bench-seed/season";
import { createPool, patientPool } from "@/server/db/client";
import { makeCall } from "@/server/call";
import { renewSearch } from "@/server/services/catalogue/search-index";
import { suggest } from "@/server/services/catalogue/suggest";
import { getSizeGrid } from "@/server/services/stock/stock";
import type { Bench, Row } from "../lib/bench";
import type { Figure } from "../lib/figure";
import { inDatabase } from "./in-database";

const QUESTIONS = 100;
const P95_MS = 15;
/** What is on a screen at once, and the longest rent that begins at its end. */
const GRID_DAYS = 28 + 90;

/** As it is typed: the start of a word, all of it, inflected, with a slip, with a brand; many things and few. */
const TYPED = ["spo", "sportov", "sportovni", "sportovnich", "sportvni vec", "sportovní věc 3f", "věc a1", "brand 5"];
const SOURCES = 4;
/** A large branch and a small one. */
const PLACES = ["mesto-2", "mesto-5"];

async function onLargeShop(
  bench: Bench,
  measure: (
    pool: ReturnType<typeof createPool>,
    call: Parameters<typeof suggest>[0],
    season: ReturnType<typeof seasonOf>,
  ) => Promise<Figure[]>,
): Promise<Figure[]> {
  const pool = createPool(await (await bench.databases()).large(), { max: 1 });
  try {
    const now = new Date();
    const call = { ...makeCall({ storeView: getStoreView("main"), now, client: "bench" }), pool };
    return await measure(pool, call, seasonOf(shopDay(now)));
  } finally {
    await pool.end();
  }
}

export const suggestions: Row = {
  name: "suggestions",
  title: "what is suggested while a search is typed, for days and a place, among 10,000 products",
  isOptional: true,
  run: (bench) =>
    onLargeShop(bench, async (pool, call, season) => {
      const patient = patientPool(pool);
      await renewSearch(patient).finally(() => patient.end());
      // As the database does by itself some minutes after an import.
      await pool.query("VACUUM (ANALYZE)");
      let named = 0;
      const figures = await inDatabase(pool, {
        row: "suggestions",
        atMost: P95_MS,
        questions: QUESTIONS,
        // What is found for days and without asks the listing; a slip, the words that are like it.
        counts: ({ text }) => text.includes("scope AS") || text.includes("levenshtein"),
        async ask(index) {
          const from = addDays(season.from, index % 20);
          const answer = await suggest(call, {
            search: TYPED[index % TYPED.length] ?? "",
            ...(index % 2 === 0 && { dateFrom: from, dateTo: addDays(from, 2 + 4 * (index % 6)) }),
            ...(index % 3 === 1 && { place: PLACES[index % PLACES.length] }),
            size: 6,
          });
          if (!answer.ok) throw new Error(`refused: ${answer.error.message}`);
          named += answer.value.products.length;
        },
      });
      if (named === 0) throw new Error("nothing was suggested, so nothing is shown");
      return figures;
    }),
};

export const grid: Row = {
  name: "grid",
  title: "free units of all sizes of a product, day by day for four weeks and the longest rent after them",
  run: (bench) =>
    onLargeShop(bench, async (pool, call, season) => {
      let taken = 0;
      const figures = await inDatabase(pool, {
        row: "grid",
        atMost: P95_MS,
        questions: QUESTIONS,
        counts: ({ text }) => text.includes("stock_day"),
        async ask(index) {
          const from = addDays(season.from, index % 20);
          const answer = await getSizeGrid(call, {
            sku: `P-${(index * 37) % 1_000}`,
            source: `mesto-${1 + (index % SOURCES)}`,
            ...{ from, to: addDays(from, GRID_DAYS - 1) },
          });
          if (!answer.ok) throw new Error(`refused: ${answer.error.message}`);
          if (answer.value.variants.some(({ free }) => new Set(free).size > 1)) taken += 1;
        },
      });
      if (taken < QUESTIONS / 4) throw new Error("hardly anything was taken, so nothing is shown");
      return figures;
    }),
};
