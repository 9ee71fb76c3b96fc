import { ofLine, type ShopError } from "@/lib/contract/errors";
import type { PaymentMethod, PickupPoint, ShippingMethod, Way, WayProblem } from "@/lib/contract";
import type { Destination } from "@/lib/domain/ways";
import { isVirtual } from "@/lib/domain/kind-of-thing";
import { inLanguage } from "@/server/repositories/sql";
import type { RentalRow } from "@/server/repositories/rentals";
import type { SourceRow } from "@/server/repositories/reference";
import type { Call } from "../call";
import { type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { paymentMethods, PICK_UP_CARRIER, returnMethods, shippingMethods } from "../rental-methods";
import { branchRefusal, type CarriedLine, carrierRefusal, pointRefusal, type Refused } from "../stock/rules";
import { turnsAt } from "./turn-times";

/** Nothing of it is handed over. Something without lines is not virtual: it may become anything. */
const allVirtual = (lines: readonly { rental: RentalRow }[]): boolean =>
  lines.length > 0 && lines.every(({ rental }) => isVirtual(rental));

/** Ways to get, give back and pay that there are for these lines, possible or not. */
export const methodsFor = (
  call: Call,
  data: ReferenceData,
  lines: readonly { rental: RentalRow }[],
  source: SourceRow | null,
): { shipping: ShippingMethod[]; back: ShippingMethod[]; payment: PaymentMethod[] } => {
  const virtual = allVirtual(lines);
  const sources = sourcesOf(data, call.storeCode);
  const there = shippingMethods(source, sources, call.language);
  // A voucher is not driven to anybody, and a lesson is not brought back.
  const inPerson = there.filter(({ carrier_code: carrier }) => carrier === PICK_UP_CARRIER);
  return {
    shipping: virtual ? inPerson : there,
    back: virtual ? inPerson : returnMethods(source, sources, call.language),
    payment: paymentMethods(virtual, call.language),
  };
};

interface WayWish {
  way: Way;
  method: Pick<ShippingMethod, "method_code" | "source_id">;
  /** Where a carrier is to go; null while nobody knows. */
  to: Destination | null;
  /** Code of the hours in which it is awaited; null for any. */
  window?: string | null;
  point?: PickupPoint | null;
}

/** The first line that can't go that way, and why: the branch is closed or it is too late, or the carrier's rules. */
export function wayRefusal(
  call: Call,
  data: ReferenceData,
  lines: readonly CarriedLine[],
  { way, method, to, window = null, point = null }: WayWish,
): Refused {
  const branch = data.sourceById.get(method.source_id ?? "");
  for (const [index, line] of lines.entries()) {
    if (isVirtual(line.rental)) continue;
    const refused = branch
      ? branchRefusal(call, line, branch, way)
      : ((point && pointRefusal(line, point, way)) ??
        carrierRefusal(call, line, { code: method.method_code, way, to, window }));
    if (refused) return ofLine(refused.error, index);
  }
  return null;
}

/** The same, said of each method before it is chosen. */
export const withProblems = (
  call: Call,
  data: ReferenceData,
  lines: readonly CarriedLine[],
  wish: Omit<WayWish, "method">,
  methods: readonly ShippingMethod[],
): ShippingMethod[] =>
  methods.map((method) => {
    const problemIn = (window: string | null) => {
      const refused = wayRefusal(call, data, lines, { ...wish, method, window });
      return refused && { problem: problemOf(call, lines, refused.error) };
    };
    const windows = method.windows?.map((window) => ({ ...window, ...problemIn(window.code) }));
    const branch = data.sourceById.get(method.source_id ?? "");
    const turns = branch ? turnsAt(call, lines, branch, wish.way) : [];
    return { ...method, ...(windows && { windows }), ...(turns.length > 0 && { turns }), ...problemIn(null) };
  });

function problemOf(call: Call, lines: readonly CarriedLine[], error: ShopError): WayProblem {
  switch (error.code) {
    case "carrier_refuses": {
      const rental = lines[error.details?.line ?? -1]?.rental;
      return { code: error.code, name: rental && inLanguage(rental.name, call.language) };
    }
    case "too_late":
      return { code: error.code, day: error.details?.day, next: error.details?.next };
    case "closed_day":
      return { code: error.code, day: error.details?.day };
    case "outside_zone":
      return { code: error.code, postcode: error.details?.postcode };
    default:
      throw new Error(`a way is refused by ${error.code}, which no method has words for`);
  }
}
