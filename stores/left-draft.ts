import type { Draft } from "@/lib/offline";
import { readStored, writeStored } from "./browser-storage";

/* What was typed in the checkout and not stored yet when the page went: for this tab only, until its next page. */

const KEY = "sezona.draft";

const isDraft = (stored: Partial<Draft> | null): stored is Draft =>
  typeof stored === "object" && typeof stored?.revision === "number" && stored.orderId !== undefined;

export const leaveDraft = (draft: Draft | null): void => void writeStored(KEY, draft, "session");

export function takeLeftDraft(): Draft | null {
  const left = readStored(KEY, "session") as Partial<Draft> | null;
  leaveDraft(null);
  return isDraft(left) ? left : null;
}
