import { EVERY_PAGE } from "@/lib/page-tags";
import type { Queryable } from "@/server/db/client";
import { execute } from "./sql";

/** Processes of the shop listen here for what has changed on their pages. */
export const CHANGES_CHANNEL = "sezona_page_changes";

/** PostgreSQL takes 8,000 bytes. */
const MAX_BYTES = 7_900;

/** Tells every process of the shop, on whatever machine, when this transaction commits; and nobody when it does not. */
export async function announceChanges(db: Queryable, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const all = JSON.stringify(tags);
  const payload = Buffer.byteLength(all) <= MAX_BYTES ? all : JSON.stringify([EVERY_PAGE]);
  await execute(db, "SELECT pg_notify($1, $2)", [CHANGES_CHANNEL, payload]);
}
