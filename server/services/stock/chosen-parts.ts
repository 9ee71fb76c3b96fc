import { ok, refuse, type Result } from "@/lib/contract/errors";
import { isOffered } from "@/lib/domain/offer";
import { isSet, type PartRow, readPartsOf, type RentalRow } from "@/server/repositories/rentals";
import type { Call } from "../call";

/** What all of them take from the stock; two things may need the same part. */
export function partsOf(things: readonly { row: Pick<RentalRow, "parts">; units: number }[]): PartRow[] {
  const parts = new Map<number, PartRow>();
  for (const { row, units } of things) {
    for (const part of row.parts) {
      const known = parts.get(part.variant_id)?.units ?? 0;
      parts.set(part.variant_id, { ...part, units: known + part.units * units });
    }
  }
  return [...parts.values()];
}

export interface Chosen {
  rental: RentalRow;
  /** Whose holds are the caller's own for it: of a group each part is a line of its own. */
  held: RentalRow[];
}

/** A set as it was put together, counted by what was chosen for it; any other thing, and without a choice, itself. */
export async function asChosen(
  call: Call,
  rental: RentalRow,
  parts: readonly { sku: string; units: number }[] | undefined,
): Promise<Result<Chosen>> {
  if (!parts) return ok({ rental, held: [rental] });
  const offered = isSet(rental) ? (await readPartsOf(call.pool, rental.product_id)).filter(isOffered) : [];
  const things = [];
  for (const { sku, units } of parts) {
    const row = offered.find((part) => part.sku === sku);
    if (!row)
      return refuse("invalid_option", `${rental.sku} offers no such part: ${sku}`, {
        details: { sku: rental.sku, option: sku },
      });
    things.push({ row, units });
  }
  return ok({
    rental: { ...rental, parts: partsOf(things) },
    held: rental.type_id === "grouped" ? things.map(({ row }) => row) : [rental],
  });
}
