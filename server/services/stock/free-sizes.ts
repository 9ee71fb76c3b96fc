import type { Period } from "@/lib/contract";
import { isOffered } from "@/lib/domain/offer";
import type { SourceRow } from "@/server/repositories/reference";
import { readRentalsOfProduct } from "@/server/repositories/rentals";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";
import { freeUnits } from "./free-units";
import { wishRefusal } from "./rules";

/** Units of each size of a product that can be had at the branch in the days; sizes without any are left out. */
export async function freeSizes(
  call: Call,
  data: ReferenceData,
  sku: string,
  source: SourceRow,
  period: Period,
): Promise<Record<string, number>> {
  const rentals = (await readRentalsOfProduct(call.pool, sku, call.storeCode)).filter(isOffered);
  const [first] = rentals;
  if (!first || wishRefusal(call, data, first, source, period)) return {};
  const free = await freeUnits(call.pool, rentals, [source.id], period);
  return Object.fromEntries(
    rentals.map((rental) => [rental.sku, free(rental.id, source.id)] as const).filter(([, units]) => units > 0),
  );
}
