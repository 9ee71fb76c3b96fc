"use client";

import { useQuery } from "@tanstack/react-query";
import type { PaymentMethod, ShippingMethod, Totals } from "@/lib/contract";
import { isBlocking, linesTotal, lineTotal, servicesTotal, type CartLine, unitServices } from "@/lib/domain/cart";
import { cartTotals } from "@/lib/domain/totals";
import { totals } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { useCart, useOnline, useSyncing } from "@/stores/cart";

export interface ChosenForTotals {
  shipping?: ShippingMethod | null;
  back?: ShippingMethod | null;
  payment?: PaymentMethod | null;
}

const ASK_AGAIN_MS = 1_000;
/** After so many answers the difference is real; placing the order tells the shopper. */
const MAX_ASKED = 5;

/**
 * `incomplete`: a line has no price, so nobody can say what it all comes to. `without`: so many lines can't be had, and
 * are not in the sums.
 */
export type Sums = Omit<Totals, "total_segments"> & { incomplete?: true; without?: number };

/** What the cart holds, so that an answer about another content is never taken for one about this. */
export const contentOf = (lines: readonly CartLine[]): string =>
  lines.map((line) => `${line.key}×${line.qty}@${line.unitPrice}+${unitServices(line)}`).join("|");

/**
 * The server's totals, and until they are here (or offline) the same sums by the same pure rules.
 * Tax is the server's to say, so an own sum carries none.
 */
export function useCartTotals({ shipping, back, payment }: ChosenForTotals = {}): { sums: Sums; confirmed: boolean } {
  const cart = useCart();
  const online = useOnline();
  const syncing = useSyncing();
  // What the shop has not heard of yet, its totals do not speak of.
  const pending =
    syncing ||
    cart.lines.some((line) => line.status === "pending" || line.status === "volatile" || line.itemId === null);
  const lines = cart.lines.filter((line) => !isBlocking(line) || lineTotal(line) === null);
  const without = cart.lines.length - lines.length;
  const own = linesTotal({ lines });
  const ownServices = servicesTotal({ lines });
  const isOfThis = (answer: Totals) => answer.subtotal_incl_tax === own && answer.services === ownServices;
  const query = useQuery({
    ...totals(
      loadCartApi,
      cart.token ?? "",
      { shipping: shipping?.method_code, return: back?.method_code, payment: payment?.code },
      contentOf(cart.lines),
    ),
    // The shop's totals are of all that it has, also of what can't be had.
    enabled: online && cart.token !== null && lines.length > 0 && without === 0 && !pending && own !== null,
    // An answer that was on its way before the last change arrived there is about another cart.
    refetchInterval: ({ state }) =>
      state.data && !isOfThis(state.data) && state.dataUpdateCount < MAX_ASKED ? ASK_AGAIN_MS : false,
  });
  if (query.data && isOfThis(query.data) && without === 0 && !pending) return { sums: query.data, confirmed: true };
  const parts = lines.map((line) => ({
    unit: lineTotal(line) === null ? 0 : line.unitPrice,
    qty: line.qty,
    deposit: line.deposit,
    taxRate: 0,
    services: unitServices(line),
  }));
  const bothWays = (shipping?.price_incl_tax ?? 0) + (back?.price_incl_tax ?? 0);
  const sums = cartTotals({ lines: parts, shipping: bothWays, payment: payment?.cost_incl_tax ?? 0 });
  return {
    sums: { ...sums, ...(own === null && { incomplete: true }), ...(without > 0 && { without }) },
    confirmed: false,
  };
}
