import type { Queryable } from "@/server/db/client";
import { addDays } from "@/lib/domain/days";
import { ofLine, ok, refuse, type Result } from "@/lib/contract/errors";
import { deleteItems, readItems, writeKeeping } from "@/server/repositories/carts";
import { readClaimsOfItems } from "@/server/repositories/claims";
import { rental } from "@/shop.config";
import type { Call } from "../call";
import { lockOwnCart } from "../cart/own-cart";
import { outOfStock } from "../quote/out-of-stock";
import type { ResolvedLine } from "../quote/resolve-line";
import { changeClaims, claimsFor, type Shortage } from "../stock/claims";

/**
 * Claims the units of an order that stands. What the cart kept for these lines passes to the order, live or not;
 * the rest is claimed anew, or the order is refused when units are gone.
 * @param order.endsAt until when the units wait for money; null: for good
 * @param order.elsewhere they come back to another branch, so their own has to do without them a while longer
 */
export async function claimUnits(
  tx: Queryable,
  call: Call,
  order: { id: string; cartToken: string | undefined; endsAt: Date | null; elsewhere: boolean },
  lines: readonly ResolvedLine[],
): Promise<Result<void>> {
  const { cart, itemIds } = await itemsInCart(tx, call, order.cartToken, lines);
  const claimed = await changeClaims(
    tx,
    {
      take: lines.flatMap((line, index) => claimsOfLine(order, index, line)),
      release: await readClaimsOfItems(tx, itemIds),
    },
    call.now,
  );
  if (claimed.ok) {
    await deleteItems(tx, itemIds);
    // Who orders what was kept may keep anew.
    if (cart) await writeKeeping(tx, cart.id, null, null);
    return ok(undefined);
  }
  return shortageRefusal(claimed.shortages, order.elsewhere, (index) => lines[index]);
}

/** The lines of the caller's cart that are the same as these; nobody else writes to the cart meanwhile. */
export async function itemsInCart(
  tx: Queryable,
  call: Call,
  cartToken: string | undefined,
  lines: readonly ResolvedLine[],
) {
  const cart = await lockOwnCart(tx, call, cartToken);
  const keys = new Set(lines.map((line) => line.key));
  const items = cart ? (await readItems(tx, cart.id)).filter((item) => keys.has(item.line_key)) : [];
  return { cart, itemIds: items.map(({ id }) => id) };
}

/** What a line of an order needs; lines count from 0, and claims name them from 1. */
export const claimsOfLine = (
  { id, endsAt, elsewhere }: { id: string; endsAt: Date | null; elsewhere: boolean },
  index: number,
  { parts, from, to, qty, source }: ResolvedLine,
) =>
  claimsFor(parts, {
    from,
    to,
    qty,
    source: source.id,
    owner: { orderId: id, orderLine: index + 1 },
    endsAt,
    elsewhere,
  });

/** What was short for an order, in words of its lines. */
export function shortageRefusal(
  shortages: readonly Shortage[],
  elsewhere: boolean,
  lineAt: (index: number) => ResolvedLine | undefined,
): Result<never> {
  if (elsewhere && shortages.every(isOnTheWay))
    return refuse("method_unavailable", "the things are needed at their own branch too soon", {
      details: { method: "return" },
    });
  const index = (shortages[0]?.claim.owner.orderLine ?? 1) - 1;
  const line = lineAt(index);
  const refusal = outOfStock(
    line?.rental.sku ?? "",
    line?.source.id ?? "",
    shortages.filter(({ claim }) => claim.owner.orderLine === index + 1),
    line?.parts ?? [],
  );
  return ofLine(refusal.error, index);
}

/** Free for the rent itself, but not while they are brought to their own branch. */
const isOnTheWay = ({ claim, day }: Shortage): boolean => day > addDays(claim.to, -rental.returnElsewhere.transferDays);
