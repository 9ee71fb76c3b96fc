import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { daySchema, orderStatusSchema } from "@/lib/contract";
import { findStoreView } from "@/lib/store-views";
import { createPool, databaseUrl } from "@/server/db/client";
import { asCsv } from "@/server/services/order/csv";
import {
  exportOrders,
  type ExportedOrder,
  lineRows,
  orderDays,
  orderRecord,
  orderRow,
} from "@/server/services/order/export";

const USAGE = `Usage: npm run -s orders:export -- [options] > orders.csv
  --format csv|json          csv by default
  --rows orders|lines        of a csv: one row for each order (by default), or for each thing in it
  --from DAY --to DAY        as 2027-02-28, both inclusive
  --day placed|pick-up|return  which day of an order that means: placed by default
  --store CODE --state STATE   each may stand there several times
`;

const options = {
  format: { type: "string", default: "csv" },
  rows: { type: "string", default: "orders" },
  from: { type: "string" },
  to: { type: "string" },
  day: { type: "string", default: "placed" },
  store: { type: "string", multiple: true },
  state: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

/** What was asked for. @throws with the option that says nothing we know. */
function wish() {
  const { values } = parseArgs({ options });
  const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T => {
    const found = known.find((candidate) => candidate === value);
    if (found === undefined) throw new Error(`--${name} ${value}: one of ${known.join(", ")}`);
    return found;
  };
  const day = (name: "from" | "to") => {
    const given = values[name];
    if (given !== undefined && !daySchema.safeParse(given).success)
      throw new Error(`--${name} ${given}: a day such as 2027-02-28`);
    return given ?? null;
  };
  for (const code of values.store ?? []) if (!findStoreView(code)) throw new Error(`--store ${code}: no such view`);
  return {
    format: oneOf("format", values.format, ["csv", "json"]),
    rows: oneOf("rows", values.rows, ["orders", "lines"]),
    filter: {
      day: oneOf("day", values.day, orderDays),
      from: day("from"),
      to: day("to"),
      storeCodes: values.store ?? null,
      statuses: values.state?.map((state) => oneOf("state", state, orderStatusSchema.options)) ?? null,
    },
  };
}

async function* asJson(orders: AsyncIterable<ExportedOrder>): AsyncGenerator<string> {
  let lead = "[\n";
  for await (const order of orders) {
    yield lead + JSON.stringify(orderRecord(order));
    lead = ",\n";
  }
  yield lead === "[\n" ? "[]\n" : "\n]\n";
}

async function* asRows(orders: AsyncIterable<ExportedOrder>, rows: "orders" | "lines") {
  for await (const order of orders) yield* rows === "orders" ? [orderRow(order)] : lineRows(order);
}

async function run(): Promise<void> {
  if (parseArgs({ options }).values.help) return void process.stdout.write(USAGE);
  const { format, rows, filter } = wish();
  const pool = createPool(databaseUrl(), { max: 1, patience: "tool" });
  try {
    const orders = exportOrders(pool, filter);
    if (format === "json") await pipeline(Readable.from(asJson(orders)), process.stdout, { end: false });
    else await pipeline(Readable.from(asRows(orders, rows)), asCsv(), process.stdout, { end: false });
  } finally {
    await pool.end();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 2;
}
