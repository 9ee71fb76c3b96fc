import { shopDay } from "@/lib/domain/days";
import { createPool, databaseUrl } from "@/server/db/client";
import { migrate } from "@/server/db/migrate";
import { seedLargeShop } from "./bench-seed/large-shop";

/*
 * Fills an empty database with a large made-up shop: node scripts/run-ts.mjs server/cli/bench-seed.ts [products]
 * [reservations]
 */
const [products = 10_000, reservations = 1_000_000] = process.argv.slice(2).map(Number);
const url = databaseUrl();
await migrate(url);
const pool = createPool(url, { max: 1, patience: "tool" });
try {
  const { rows } = await pool.query("SELECT 1 FROM product LIMIT 1");
  if (rows.length > 0)
    throw new Error("There are products in this database already: the large shop needs an empty one of its own.");
  await seedLargeShop(pool, {
    products,
    reservations,
    today: shopDay(new Date()),
    log: (line) => process.stdout.write(`${line}\n`),
  });
} finally {
  await pool.end();
}
