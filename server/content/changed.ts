import { remoteApi } from "@/lib/env";
import { EVERY_PAGE } from "@/lib/page-tags";
import { getPool } from "@/server/db/client";
import { pageChanges } from "@/server/page-cache/changes";
import { announceChanges } from "@/server/repositories/page-changes";
import { contentModel } from "./model";
import { tagsOfContent } from "./page-tags";

/** Drafts are no part of what visitors read: who saves one changes nothing. */
const ENTRY = /^entry\.(?:publish|unpublish|delete)$/u;

/** Tags of the pages that show what a content backend says has changed. */
export function tagsOfChange({ event, model = "" }: { event: string; model?: string }): string[] {
  if (event.startsWith("media.")) return [EVERY_PAGE];
  return ENTRY.test(event) && contentModel.types.some(({ name }) => name === model) ? tagsOfContent(model) : [];
}

/** Tells this process at once, and by the database those beside it. */
export async function announceContent(change: { event: string; model?: string }): Promise<void> {
  const tags = tagsOfChange(change);
  await pageChanges().note(tags);
  if (!remoteApi()) await announceChanges(getPool(), tags);
}
