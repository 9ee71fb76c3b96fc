import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { OutputOf } from "@/lib/contract";
import { netOfGross } from "@/lib/domain/tax";
import { roundHalfUp } from "@/lib/contract/rounding";
import { isOffered } from "@/lib/domain/offer";
import { priceLine } from "@/lib/domain/pricing";
import { readRentalsBySku, readRentalsOfProduct } from "@/server/repositories/rentals";
import type { Call } from "../call";
import { referenceData } from "../catalogue/reference-data";
import { periodRefusal } from "../stock/opening";
import { taxRate } from "./totals";

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
    isOffered,
  );
  if (rentals.length === 0)
    return refuse("product_not_found", `nothing to rent under ${input.sku}`, { details: { sku: input.sku } });
  const priced = rentals
    .map((rental) => ({
      rental,
      price: priceLine({ priceList: rental.price_list, period: input, qty: input.qty, deposit: rental.deposit }),
    }))
    .flatMap(({ rental, price }) => (price ? [{ rental, price }] : []))
    .sort((a, b) => a.price.total - b.price.total);
  const [cheapest] = priced;
  if (!cheapest)
    return refuse("price_unknown", `${input.sku} has no price for these days`, { details: { sku: input.sku } });
  const { price, rental } = cheapest;
  return ok({
    days: price.days,
    price_per_day: price.perDay,
    price: roundHalfUp(netOfGross(price.total, taxRate(data, rental.tax_class_id) / 100)),
    price_incl_tax: price.total,
    deposit: price.deposit,
  });
}
