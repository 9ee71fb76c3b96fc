import type { Pool } from "pg";
import { type Figure, format, quantile } from "../lib/figure";
import { type Asked, explain, scannedTables, spyOn } from "../lib/spy";

const WARM_UPS = 40;
/** Of so many questions, unless a row says otherwise, the plans are looked at. */
const EXPLAINED = 50;
/** A prime, so that no count of questions below it is met twice before all are. */
const STEP = 1_009;
const NEVER_SCANNED = ["claim", "stock_day"];

interface Measured {
  row: string;
  /** Milliseconds in the database that 95 of 100 questions may take. */
  atMost: number;
  questions: number;
  /** Which of the statements behind a question are judged: small ones would make the others look fast. */
  counts: (asked: Asked) => boolean;
  explained?: number;
  ask: (index: number) => Promise<void>;
}

/** Puts many questions to the large shop: how long the database takes, how long the asker waits, what is read whole. */
export async function inDatabase(
  pool: Pool,
  { row, atMost, questions, counts, explained = EXPLAINED, ask }: Measured,
): Promise<Figure[]> {
  const asked: Asked[] = [];
  spyOn(pool, (query) => asked.push(query));
  const waits: number[] = [];
  for (let index = 0; index < WARM_UPS + questions; index += 1) {
    if (index === WARM_UPS) asked.length = 0;
    const startedAt = performance.now();
    await ask(index);
    if (index >= WARM_UPS) waits.push(performance.now() - startedAt);
  }
  const judged = asked.filter(counts);
  if (judged.length === 0) throw new Error("no statement was judged, so nothing is shown");
  // By steps that share no rhythm with the questions: each sort and place is among them.
  const sample = Array.from(
    { length: Math.min(explained, judged.length) },
    (_, index) => judged[(index * STEP) % judged.length],
  );
  const inside = await explain(
    pool,
    sample.filter((asked) => asked !== undefined),
  );
  const times = inside.map(({ milliseconds }) => milliseconds);
  const scans = scannedTables(inside.map(({ plan }) => plan)).filter((name) => NEVER_SCANNED.includes(name));
  const both = (values: readonly number[]) =>
    `${format(quantile(values, 0.5))} / ${format(quantile(values, 0.95), "ms")}`;
  return [
    {
      row,
      what: "p50 / p95 in the database",
      shop: both(times),
      floor: "–",
      target: `p95 ≤ ${atMost} ms`,
      isMet: quantile(times, 0.95) <= atMost,
    },
    {
      row,
      what: "p50 / p95 until the service has answered",
      shop: both(waits),
      floor: "–",
      target: "hint",
      isMet: null,
    },
    {
      row,
      what: "sequential scans of reservations and their days",
      shop: scans.length === 0 ? "none" : scans.join(", "),
      floor: "–",
      target: "none",
      isMet: scans.length === 0,
    },
  ];
}
