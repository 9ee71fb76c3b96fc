import { readStored, writeStored } from "./browser-storage";

/* What somebody has written of a thing, on this device until the shop has it: neither reload nor refusal costs it. */

const KEY = "sezona.reviews";
/** Things of which something half written is kept. */
const MOST = 5;

/** Names and values of the form's fields. */
export type ReviewFields = Readonly<Record<string, string>>;
type Kept = { sku: string; fields: ReviewFields }[];

function kept(): Kept {
  const stored = readStored(KEY);
  return Array.isArray(stored)
    ? (stored as (Kept[number] | null)[]).filter(
        (entry): entry is Kept[number] =>
          typeof entry?.sku === "string" && typeof entry.fields === "object" && entry.fields !== null,
      )
    : [];
}

export const readReview = (sku: string): ReviewFields => kept().find((entry) => entry.sku === sku)?.fields ?? {};

export function keepReview(sku: string, fields: ReviewFields): void {
  const others = kept().filter((entry) => entry.sku !== sku);
  writeStored(KEY, [{ sku, fields }, ...others].slice(0, MOST));
}

export function forgetReview(sku: string): void {
  const others = kept().filter((entry) => entry.sku !== sku);
  writeStored(KEY, others.length > 0 ? others : null);
}
