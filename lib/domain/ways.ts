import type { ShippingMethod, Way, WayProblem } from "@/lib/contract";
import { goesTo } from "./carrier-rules";

/** A postal address as far as it is known. */
export interface Destination {
  postcode: string;
  country: string;
}

/** Methods that the shop has named for each way, with what each costs there; empty while they are not known. */
export type Offered = Record<Way, readonly ShippingMethod[]>;
export const nothingOffered: Offered = { shipping: [], return: [] };

/** Why a method can't be taken: what the shop says of the cart, else that the carrier does not go there. */
export function wayProblem(method: ShippingMethod, to: Destination | null): WayProblem | null {
  if (method.problem) return method.problem;
  return !to || goesTo(method, to.postcode, to.country) ? null : { code: "outside_zone", postcode: to.postcode };
}
