import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { OutputOf } from "@/lib/contract";
import { priceLine } from "@/lib/domain/pricing";
import { taxContained } from "@/lib/domain/tax";
import { readRentalsBySku, readRentalsOfProduct } from "@/server/repositories/rentals";
import type { Call } from "../call";
import { taxRate } from "../catalogue/prices";
import { referenceData } from "../catalogue/reference-data";
import { periodRefusal } from "../stock/opening";
import { rentRefusal } from "../stock/rules";
import { isRentable, nothingUnder } from "./find-rental";
import { unitsOf } from "./unit";

/** Price of a rent of `qty` units; for a configurable product that of its cheapest child. */
export async function getReservationPrice(
  call: Call,
  input: { from: string; to: string; sku: string; qty: number },
): Promise<Result<OutputOf<"getReservationPrice">>> {
  const refusal = periodRefusal(input, call.today);
  if (refusal) return refusal;
  const data = await referenceData(call.pool);
  const own = await readRentalsBySku(call.pool, [input.sku], call.storeCode);
  const rentals = (own.length > 0 ? own : await readRentalsOfProduct(call.pool, input.sku, call.storeCode)).filter(
    isRentable,
  );
  if (rentals.length === 0) return nothingUnder(input.sku);
  const refused = rentals[0] && rentRefusal(data, rentals[0], input);
  if (refused) return refused;
  const units = await unitsOf(
    call.pool,
    call,
    data,
    // Nothing is written with it yet.
    rentals.map((rental) => ({ rental: { ...rental, custom_options: [] }, option: undefined })),
  );
  const priced = rentals.flatMap((rental, index) => {
    const unit = units[index];
    const price = unit?.ok ? priceLine({ ...unit.value, period: input, qty: input.qty }) : null;
    return price ? [{ rental, price }] : [];
  });
  const [cheapest] = priced.sort((a, b) => a.price.total - b.price.total);
  if (!cheapest)
    return refuse("price_unknown", `${input.sku} has no price for these days`, { details: { sku: input.sku } });
  const { price, rental } = cheapest;
  return ok({
    days: price.days,
    price_per_day: price.perDay,
    price: price.total - taxContained(price.total, taxRate(data, rental.tax_class_id, call.group)),
    price_incl_tax: price.total,
    deposit: price.deposit,
  });
}
