import type { ListingInput, Period, ProductListing } from "@/lib/contract";
import { ANYWHERE, formatPlace } from "@/lib/domain/place";

/** How much there would be without filters, days, place or partner: each alone, where it was asked for. */
export async function relaxedCounts(
  input: ListingInput,
  period: Period | null,
  countOf: (other: ListingInput, days: Period | null) => Promise<number>,
): Promise<NonNullable<ProductListing["relaxed"]>> {
  const { attributes = {}, price = [], special, partner, place, ...others } = input;
  const isFiltered = Object.keys(attributes).length + price.length > 0 || special != null;
  const unfiltered = { ...others, partner, place };
  return {
    ...(isFiltered && { filters: await countOf(unfiltered, period) }),
    ...(period && { days: await countOf(input, null) }),
    ...(place !== undefined &&
      place !== formatPlace(ANYWHERE) && { place: await countOf({ ...input, place: undefined }, period) }),
    ...(partner !== undefined && { partner: await countOf({ ...input, partner: undefined }, period) }),
  };
}
