import type { PoolClient } from "pg";
import type { Cart, HoldLimit, Period } from "@/lib/contract";
import { choicesOf, mergeChoices } from "@/lib/domain/additional-services";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { MAX_QTY } from "@/lib/contract/limits";
import { lineKey } from "@/lib/domain/cart-line";
import { limitOf, nextHold } from "@/lib/domain/holds";
import { rentalDays } from "@/lib/domain/rental-period";
import {
  type CartItemRow,
  type CartRow,
  deleteItems,
  readItems,
  readKept,
  saveItem,
  writeHoldLimit,
} from "@/server/repositories/carts";
import { type NewClaim, readClaimsOfItems } from "@/server/repositories/claims";
import type { Call } from "../call";
import { referenceData, type ReferenceData } from "../catalogue/reference-data";
import { type LineWish, type ResolvedLine, resolveLines } from "../quote/resolve-line";
import { changeClaims, claimsFor } from "../stock/claims";
import { periodRefusal } from "../stock/opening";
import { lineRefusal } from "../stock/rules";
import { pullCart, withCart } from "./cart";
import { renewAll } from "./keep-units";
import { visitorOf } from "./own-cart";

/**
 * Takes all lines of a cart to other days in one step, each checked and priced anew. A line that can't be had then
 * stays on its own days and is kept there as before; lines that become the same are one.
 */
export async function moveDays(call: Call, period: Period): Promise<Result<Cart>> {
  const refused = periodRefusal(period, call.today);
  if (refused) return refused;
  const data = await referenceData(call.pool);
  const staying = new Set<string>();
  for (;;) {
    const missing = new Set<string>();
    const moved = await withCart(call, (tx, cart) => move(tx, { call, data, cart, period }, staying, missing));
    if (moved.ok) return pullCart(call);
    if (missing.size === 0) return moved;
    for (const id of missing) staying.add(id);
  }
}

interface Move {
  call: Call;
  data: ReferenceData;
  cart: CartRow;
  period: Period;
}

/** Lines that are one on the new days: the one whose place it is, and those that come to it. */
interface Group {
  target: CartItemRow;
  movers: CartItemRow[];
  wish: LineWish;
}

const wishOf = (item: CartItemRow, { from, to }: Period, qty = item.qty): LineWish => ({
  sku: item.sku,
  product_option: item.product_option,
  source: item.source_id,
  from,
  to,
  qty,
});

/** @returns groups in which something moves, one for each line of the new days */
function groupsOf(items: readonly CartItemRow[], period: Period): Group[] {
  const byKey = new Map<string, CartItemRow[]>();
  for (const item of items) {
    const key = lineKey(wishOf(item, period));
    byKey.set(key, [...(byKey.get(key) ?? []), item]);
  }
  return [...byKey.values()].flatMap((together) => {
    const isThere = (item: CartItemRow) => item.period_from === period.from && item.period_to === period.to;
    const movers = together.filter((item) => !isThere(item));
    const target = together.find(isThere) ?? together[0];
    const qty = together.reduce((sum, item) => sum + item.qty, 0);
    if (!target || movers.length === 0) return [];
    const additional_services = mergeChoices([target, ...movers].map(({ services }) => services));
    return [{ target, movers, wish: { ...wishOf(target, period, qty), additional_services } }];
  });
}

/** One attempt, all or nothing. @param missing gets the lines that can't be had on the new days */
async function move(
  tx: PoolClient,
  { call, data, cart, period }: Move,
  staying: ReadonlySet<string>,
  missing: Set<string>,
): Promise<Result<void>> {
  const items = await readItems(tx, cart.id);
  const groups = groupsOf(
    items.filter(({ id }) => !staying.has(id)),
    period,
  );
  // The latest comer gives way: what stood there first may still fit.
  const giveUp = ({ movers }: Group) => void missing.add(movers.at(-1)?.id ?? "");
  const lines = await resolveLines(
    tx,
    call,
    data,
    groups.map(({ wish }) => wish),
  );
  const good = groups.flatMap((group, index) => {
    const line = lines[index];
    const fits = line?.ok && group.wish.qty <= MAX_QTY && lineRefusal(call, data, line.value) === null;
    if (!fits) giveUp(group);
    return fits ? [{ ...group, line: line.value }] : [];
  });
  if (missing.size > 0) return notThen();

  const hold = nextHold({ since: cart.kept_since, until: cart.kept_until }, call.now);
  const itemIds = good.flatMap(({ target, movers }) => [target.id, ...movers.map(({ id }) => id)]);
  const release = await readClaimsOfItems(tx, itemIds);
  const kept = hold ? await withinBounds(tx, call, cart, itemIds, good, hold.endsAt) : [];
  for (const { target, line } of good) await saveItem(tx, rowOf(target, line, call.now));
  const claimed = await changeClaims(tx, { take: kept.flatMap(({ take }) => take), release }, call.now);
  if (!claimed.ok) {
    const short = new Set(claimed.shortages.map(({ claim }) => claim.owner.cartItemId));
    for (const group of good) if (short.has(group.target.id)) giveUp(group);
    return notThen();
  }
  await deleteItems(
    tx,
    good.flatMap(({ target, movers }) => movers.filter((mover) => mover !== target).map(({ id }) => id)),
  );
  for (const { itemId, limit } of kept) await writeHoldLimit(tx, itemId, limit);
  if (hold) await renewAll(tx, call, cart, hold);
  return ok(undefined);
}

/** Never leaves this service: the attempt is rolled back, and made again without what is missing. */
const notThen = () => refuse("item_not_found", "not all lines can be had then");

const rowOf = (target: CartItemRow, { key, from, to, qty, services }: ResolvedLine, now: Date) => ({
  id: target.id,
  cartId: target.cart_id,
  lineKey: key,
  variantId: target.variant_id,
  sourceId: target.source_id,
  from,
  to,
  qty,
  productOption: target.product_option,
  services: choicesOf(services),
  now,
});

interface Keeping {
  itemId: string;
  take: NewClaim[];
  limit: HoldLimit | null;
}

/** What of the moved lines is kept, within the owner's bounds on keeping without an order. */
async function withinBounds(
  tx: PoolClient,
  call: Call,
  cart: CartRow,
  itemIds: readonly string[],
  moved: readonly { target: CartItemRow; line: ResolvedLine }[],
  endsAt: Date,
): Promise<Keeping[]> {
  const others = await readKept(tx, { id: cart.id, visitor: visitorOf(call) }, itemIds, call.now);
  const sum = {
    lines: others?.lines ?? 0,
    unitDays: others?.unit_days ?? 0,
    visitorUnitDays: others?.visitor_unit_days ?? 0,
  };
  return moved.map(({ target, line }) => {
    const { from, to, qty, source } = line;
    const owner = { cartItemId: target.id };
    const take = claimsFor(line.parts, { from, to, qty, source: source.id, owner, endsAt });
    const unitDays = take.reduce((days, { units }) => days + units, 0) * rentalDays({ from, to });
    const wanted = {
      lines: sum.lines + (take.length > 0 ? 1 : 0),
      unitDays: sum.unitDays + unitDays,
      visitorUnitDays: sum.visitorUnitDays + unitDays,
    };
    const limit = limitOf(wanted);
    if (limit === null) Object.assign(sum, wanted);
    return { itemId: target.id, take: limit === null ? take : [], limit };
  });
}
