import { carriers, countries, tax } from "@/shop.config";
import type { CarrierTimes } from "./service-times";

/** Where a carrier goes and what it takes, as the owner says. */
export interface Carrier extends CarrierTimes {
  code: string;
  handover: (typeof carriers)[number]["handover"];
  /** First digits of postcodes of the shop's own country; everywhere without them. */
  zones?: readonly string[];
  /** Slugs of categories. */
  takesNo: readonly string[];
  windows?: readonly { code: string; orderUntil?: string }[];
}

/** Until when a carrier is ordered for one of its windows, or for any of them. */
export const timesFor = (carrier: Carrier, window: string | null): CarrierTimes => {
  const { orderUntil, workingDaysBefore } = carrier;
  const own = carrier.windows?.find(({ code }) => code === window)?.orderUntil;
  return { orderUntil: own ?? orderUntil, workingDaysBefore };
};

export const findCarrier = (code: string): Carrier | undefined => carriers.find((carrier) => carrier.code === code);

/** Countries that it goes to. */
export const countriesOf = ({ zones }: Pick<Carrier, "zones">): string[] =>
  zones ? [tax.defaultCountry] : countries.map(({ code }) => code);

export function goesTo(
  { zones }: Pick<Carrier, "zones">,
  postcode: string,
  country: string = tax.defaultCountry,
): boolean {
  if (!zones) return true;
  const digits = postcode.replace(/\D/gu, "");
  return countriesOf({ zones }).includes(country) && zones.some((prefix) => digits.startsWith(prefix));
}

/** Whether it takes a thing that lies in these categories, those above them among them. */
export const takes = ({ takesNo }: Carrier, categorySlugs: readonly string[]): boolean =>
  !categorySlugs.some((slug) => takesNo.includes(slug));

/**
 * Who brings things to a home there. Who goes to hotels or to points of its own alone does not: neither is told by a
 * postcode.
 */
export const carriersTo = (postcode: string) =>
  carriers.filter((carrier) => carrier.handover === "address" && goesTo(carrier, postcode));

/** Carriers that go there, but not to a home: to a hotel or cabin, or to a point of their own. */
export const otherWaysTo = (postcode: string) =>
  carriers.filter((carrier) => carrier.handover !== "address" && goesTo(carrier, postcode));
