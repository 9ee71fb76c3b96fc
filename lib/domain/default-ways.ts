import type { ShippingMethod } from "@/lib/contract";
import { isSameMethod, type MethodChoice } from "./checkout";
import { findMethod, possibleMethod } from "./method-choice";
import { type Destination, type Offered, wayProblem } from "./ways";

/* Which ways are selected until the shopper chooses otherwise: things go back as they come. */

export interface DefaultWays {
  there: ShippingMethod | null;
  back: ShippingMethod | null;
  /** They are brought to where the visitor wished before an address was typed. */
  isWished: boolean;
}

/**
 * What was chosen stays as long as it is offered; in the place of what is not comes what was wished, or what most
 * people want. What was to go back the way it came goes back the new way with it.
 */
export function defaultWays(
  chosen: { shipping: MethodChoice | null; return: MethodChoice | null },
  offered: Offered,
  { online, wished }: { online: boolean; wished: Destination | null },
): DefaultWays {
  const brought = offered.shipping.find(
    (method) => wished && method.handover === "address" && !wayProblem(method, wished),
  );
  const kept = findMethod(offered.shipping, chosen.shipping);
  const there = kept ?? possibleMethod(offered.shipping, online, brought);
  const follows = !kept && isSameMethod(chosen.return, chosen.shipping);
  const back =
    (follows ? null : findMethod(offered.return, chosen.return)) ??
    possibleMethod(offered.return, online, findMethod(offered.return, there));
  return { there, back, isWished: there !== null && there === brought };
}

/**
 * The way back after another way there was picked: the same, if things can go it; null where the shopper has chosen a
 * way back of their own.
 */
export function followingReturn(
  picked: ShippingMethod,
  before: MethodChoice | null,
  back: MethodChoice | null,
  offered: readonly ShippingMethod[],
  online: boolean,
): ShippingMethod | null {
  return isSameMethod(back, before) ? possibleMethod(offered, online, findMethod(offered, picked)) : null;
}
