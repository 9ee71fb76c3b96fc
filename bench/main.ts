import { Bench, type Row } from "./lib/bench";
import { type Figure, skipped, table } from "./lib/figure";
import { parseArguments } from "./lib/arguments";
import { rows } from "./rows";

const { only, json, list, ...options } = parseArguments(process.argv.slice(2), rows);
if (list) {
  for (const row of rows)
    process.stdout.write(`${row.name.padEnd(12)} ${row.title}${row.isOptional ? " (only when named)" : ""}\n`);
} else {
  const bench = new Bench(process.cwd(), options);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void bench.close().then(() => process.exit(130)));
  const figures: Figure[] = [];
  try {
    for (const row of only ?? rows.filter((candidate) => !candidate.isOptional))
      figures.push(...(await measure(row, bench)));
  } finally {
    await bench.close();
  }
  process.stdout.write(`\n${table(figures)}\n`);
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode = figures.some((figure) => figure.isMet === false) ? 1 : 0;
}

/** A row that breaks is told in the table; the others go on. */
async function measure(row: Row, bench: Bench): Promise<Figure[]> {
  const startedAt = performance.now();
  process.stderr.write(`${row.name}: ${row.title} …\n`);
  try {
    return await row.run(bench);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ ...skipped(row.name, row.title, "it broke, see above"), isMet: false }];
  } finally {
    process.stderr.write(`${row.name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  }
}
