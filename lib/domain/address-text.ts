import type { OrderAddress, Source } from "@/lib/contract";

/** Addresses and numbers as people write them; whatever has another shape stays as it is. */

/** "602 00", however it was written. */
export const spacedPostcode = (postcode: string): string =>
  postcode.trim().replace(/^(\d{3})\s*(\d{2})$/u, "$1\u00a0$2");

/** "+420 777 123 456", as Czechs and Slovaks read a number. */
export const spokenPhone = (phone: string): string =>
  phone.replace(/^(\+42[01])(\d{3})(\d{3})(\d{3})$/u, "$1\u00a0$2\u00a0$3\u00a0$4");

type PostalAddress = Pick<OrderAddress, "street" | "postcode" | "city">;

/** "Údolní 5, 602 00 Brno" */
export const postalLine = ({ street, postcode, city }: PostalAddress): string =>
  [...street, `${spacedPostcode(postcode)} ${city}`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");

/** "Hotel Horal (212)"; empty for an address that is no hotel, cabin or parcel point. */
export const placeLine = ({ place = "", room = "" }: Pick<OrderAddress, "place" | "room">): string =>
  room === "" ? place : `${place} (${room})`;

/** "Jana Nováková, Hotel Horal (212), Údolní 5, 602 00 Brno": where a carrier goes. */
export const carrierAddress = (address: OrderAddress): string =>
  [`${address.firstname} ${address.lastname}`.trim(), placeLine(address), postalLine(address)]
    .filter(Boolean)
    .join(", ");

/** Address that dials a number, however it is written. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/gu, "")}`;

/** Address of a map that shows the way; `template` holds `{address}`. */
export const directionsTo = (template: string, address: string): string =>
  template.replace("{address}", encodeURIComponent(address.replaceAll("\u00a0", " ")));

/** "Údolní 5, 602 00 Brno": where a shop is. */
export const sourceAddress = ({ street, ...place }: Pick<Source, "street" | "postcode" | "city">): string =>
  postalLine({ street: [street], ...place });
