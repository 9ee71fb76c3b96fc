import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { createPool, databaseUrl } from "@/server/db/client";
import { giveCards } from "@/server/services/account/loyalty-card";

const USAGE = `Usage: npm run loyalty-cards -- FILE.csv
  The file has the columns email and number. Each account gets that number; an empty one takes the card back.
  Rows that no account answers to are named, and the others are done.
`;
const WANTED =
  "v záhlaví se čekají sloupce email a number, např. „email;number“ a pod ním „jana@example.cz;1234 5678“ / " +
  "the header has to have the columns email and number: “email;number”, and below “jane@example.com;1234 5678”";
const rowsSchema = z.array(z.object({ email: z.string(), number: z.string() }));

/** @returns the exit code: 0 all done, 1 some rows are not, 2 not understood. */
async function run([file]: string[]): Promise<number> {
  if (file === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const options = { columns: true, bom: true, trim: true, skip_empty_lines: true, delimiter: [",", ";", "\t"] };
  const rows = rowsSchema.safeParse(parse(readFileSync(file, "utf8"), options));
  if (!rows.success) {
    process.stderr.write(`${file}: ${WANTED}\n${USAGE}`);
    return 2;
  }
  const pool = createPool(databaseUrl(), { max: 1, patience: "tool" });
  try {
    const { given, problems } = await giveCards(pool, rows.data);
    process.stdout.write(`${given} of ${rows.data.length} cards are given\n`);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
  }
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  return 2;
});
