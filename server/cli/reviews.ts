import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { MAX_INT } from "@/lib/contract/limits";
import { type ReviewState, reviewStateSchema } from "@/lib/contract";
import { createPool, databaseUrl } from "@/server/db/client";
import { listReviewsIn, moderate, type ModeratedRow } from "@/server/services/review/moderation";

const USAGE = `Usage: npm run reviews -- <command> [--by NAME] [--note TEXT]
  list               reviews that wait, the oldest first; "list published" and "list rejected" show the others
  publish 12         shows a review, and counts its stars
  reject 12          shows it to nobody (any more); say why in --note. What visitors wrote is deleted after a while
`;

/** At a time: more is not read in one sitting. */
const LISTED = 50;

/** A review as it is read before it is decided on. */
function sheet({ id, sku, rating, nickname, created_at: day, used, level, title, detail }: ModeratedRow): string {
  const writer = [nickname, day, used, level].filter(Boolean).join(", ");
  const text = detail.split("\n").map((line) => `  | ${line}\n`);
  return `${id}  ${"*".repeat(rating)}  ${sku}  ${writer}\n  ${title}\n${text.join("")}\n`;
}

/** @returns the exit code: 0 done, 1 nothing to be done, 2 not understood. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: "string" }, note: { type: "string" } },
  });
  const [command = "", word = ""] = positionals;
  const state = command === "list" ? reviewStateSchema.safeParse(word || "waiting").data : undefined;
  const act = command === "publish" || command === "reject" ? command : null;
  const id = /^\d{1,10}$/u.test(word) && Number(word) <= MAX_INT ? Number(word) : null;
  if (state === undefined && (act === null || id === null)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const pool = createPool(databaseUrl(), { max: 1, patience: "tool" });
  try {
    if (state !== undefined) return await list(pool, state);
    const step = { by: values.by ?? userInfo().username, note: values.note, now: new Date() };
    const review = act && id !== null && (await moderate(pool, id, act, step));
    if (!review) {
      process.stderr.write(`${word}: there is no such review\n`);
      return 1;
    }
    process.stdout.write(`${id}: ${review.state}${review.moved ? "" : " (nothing changed)"}\n`);
    for (const { at, by_whom, act: was, note } of review.log)
      process.stdout.write(`  ${at.toISOString()} ${was} by ${by_whom}${note ? `: ${note}` : ""}\n`);
    return review.moved ? 0 : 1;
  } finally {
    await pool.end();
  }
}

async function list(pool: Parameters<typeof listReviewsIn>[0], state: ReviewState): Promise<number> {
  const found = await listReviewsIn(pool, state, LISTED);
  process.stdout.write(found.length === 0 ? `nothing is ${state}\n` : found.map(sheet).join(""));
  return 0;
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  return 2;
});
