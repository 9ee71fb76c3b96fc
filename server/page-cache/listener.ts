import { Client } from "pg";
import { EVERY_PAGE, isTag } from "@/lib/page-tags";
import { CHANGES_CHANNEL } from "@/server/repositories/page-changes";

const RETRY_MS = 1_000;
/** A connection that died without a word is found out within this and the time for an answer. */
const HEARTBEAT_MS = 20_000;
const ANSWER_MS = 5_000;

/** Tags that a message names; one that can't be read may have named anything. */
export function tagsOf(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? "");
    if (Array.isArray(tags) && tags.every((tag): tag is string => typeof tag === "string" && isTag(tag))) return tags;
  } catch {
    // Told below.
  }
  return [EVERY_PAGE];
}

/**
 * Hears what imports change, on a connection of its own. While it was away, anything may have changed.
 * @returns ends the listening
 */
export function listenForChanges(url: string, note: (tags: string[]) => Promise<void>): () => Promise<void> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasListened = false;

  async function open(): Promise<void> {
    const opened = new Client({ connectionString: url, query_timeout: ANSWER_MS, connectionTimeoutMillis: ANSWER_MS });
    client = opened;
    const ended = new Promise<void>((resolve) => opened.once("end", resolve));
    opened.on("error", () => undefined);
    opened.on("notification", ({ payload }) => void note(tagsOf(payload)));
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await opened.connect();
      await opened.query(`LISTEN ${CHANGES_CHANNEL}`);
      if (hasListened) await note([EVERY_PAGE]);
      hasListened = true;
      heartbeat = setInterval(() => {
        opened.query("SELECT 1").catch(() => void opened.end().catch(() => undefined));
      }, HEARTBEAT_MS).unref();
      await ended;
    } catch {
      // The database is away; the next attempt may find it.
      await opened.end().catch(() => undefined);
    } finally {
      clearInterval(heartbeat);
      if (!isStopped) retry = setTimeout(() => void open(), RETRY_MS).unref();
    }
  }
  void open();

  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
