import type { Product } from "@/lib/contract";

/*
 * What has to be said of a thing in words of its own: a lesson is not handed over, a voucher has no days. Screens ask
 * here and take the words of that kind.
 */

/** `piece`: paid once, whatever the days (a voucher, the service of one's own skis). */
export type ThingKind = "rent" | "set" | "lesson" | "piece" | "download";

type Typed = Pick<Product, "type_id" | "charged_by">;

export function thingKind({ type_id: type, charged_by: by }: Typed): ThingKind {
  if (type === "bundle" || type === "grouped") return "set";
  if (type === "downloadable") return "download";
  if (by === "piece") return "piece";
  return by === "time" || type === "virtual" ? "lesson" : "rent";
}

/** What its price is for. */
export type PriceUnit = "day" | "lesson" | "piece" | "download";

export function priceUnit(thing: Typed): PriceUnit {
  if (thing.charged_by === "piece") return thingKind(thing) === "download" ? "download" : "piece";
  return thing.charged_by === "time" ? "lesson" : "day";
}

/** Something of a list is paid by the day; lessons and vouchers alone are no things to rent. An empty list may be. */
export const isForRent = (things: readonly Typed[]): boolean =>
  things.length === 0 || things.some((thing) => priceUnit(thing) === "day");

/** Nothing of it is handed over or comes back. */
export const isVirtual = ({ type_id: type }: Pick<Product, "type_id">): boolean =>
  type === "virtual" || type === "downloadable";

/** A voucher or a guide never runs out; of a lesson there are as many places as its time has. */
export const isEndless = (thing: Typed): boolean => isVirtual(thing) && thing.charged_by !== "time";

/** Bought rather than rented: paid once, and nobody hands it over on a day. */
export const isWithoutDays = (thing: Typed): boolean => isVirtual(thing) && thing.charged_by === "piece";
