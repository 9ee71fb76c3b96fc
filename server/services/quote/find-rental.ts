import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { ProductOption } from "@/lib/contract";
import { productProblems } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { readRentalsBySku, readRentalsOfProduct, type RentalRow } from "@/server/repositories/rentals";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";

export interface RentalWish {
  sku: string;
  product_option?: ProductOption;
}

export const nothingUnder = (sku: string) =>
  refuse("product_not_found", `nothing to rent under ${sku}`, { details: { sku } });

/** Whether it may be rented by itself. */
export const isRentable = (rental: RentalRow): boolean =>
  productProblems({ ...rental, variants: [rental] }).length === 0;

/** What each wish names: by the thing's own sku, or by its parent's and the chosen options. */
export async function findRentals(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  wishes: readonly RentalWish[],
): Promise<Result<RentalRow>[]> {
  const skus = [...new Set(wishes.map(({ sku }) => sku))];
  const own = new Map((await readRentalsBySku(db, skus, call.storeCode)).map((row) => [row.sku, row]));
  const found: Result<RentalRow>[] = [];
  for (const wish of wishes) {
    const rental = own.get(wish.sku);
    if (rental) found.push(isRentable(rental) ? ok(rental) : nothingUnder(wish.sku));
    else found.push(chosenChild(wish, await readRentalsOfProduct(db, wish.sku, call.storeCode), data));
  }
  return found;
}

function chosenChild(wish: RentalWish, children: readonly RentalRow[], data: ReferenceData): Result<RentalRow> {
  const offered = children.filter(isRentable);
  if (offered.length === 0) return nothingUnder(wish.sku);
  const chosen = wish.product_option?.extension_attributes.configurable_item_options ?? [];
  const codeOf = (id: string): string | undefined =>
    data.attributes.find(({ code, id: number }) => code === id || String(number) === id)?.code;
  const fitting = offered.filter((child) =>
    chosen.every(({ option_id, option_value }) => {
      const code = codeOf(option_id);
      return code !== undefined && child.options[code] === option_value;
    }),
  );
  const [only] = fitting;
  return only && fitting.length === 1 && chosen.length > 0
    ? ok(only)
    : refuse("variant_required", `${wish.sku} needs a choice that names one child`, { details: { sku: wish.sku } });
}
