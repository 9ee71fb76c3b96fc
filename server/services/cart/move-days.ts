import type { PoolClient } from "pg";
import type { Cart, HoldLimit, Period } from "@/lib/contract";
import { choicesOf } from "@/lib/domain/additional-services";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { lineKey } from "@/lib/domain/cart-line";
import { limitOf, nextHold } from "@/lib/domain/holds";
import { rentalDays } from "@/lib/domain/rental-period";
import {
  type CartItemRow,
  type CartRow,
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
import { renewAll, shortagesOf } from "./keep-units";
import { visitorOf } from "./own-cart";

/**
 * Takes all lines of a cart to other days in one step, each checked and priced anew. A line that can't be had then
 * stays on its own days and is kept there as before. So does one that would become the same as another: added up here,
 * it would be added once more by a browser that has lost the answer.
 */
export async function moveDays(call: Call, period: Period): Promise<Result<Cart>> {
  const refused = periodRefusal(period, call.today);
  if (refused) return refused;
  const data = await referenceData(call.pool);
  const staying = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = new Set<string>();
    const moved = await withCart(call, (tx, cart) => move(tx, { call, data, cart, period }, staying, missing));
    if (moved.ok) return pullCart(call);
    if (missing.size === 0) return moved;
    for (const id of missing) staying.add(id);
  }
  // Nothing has moved: whoever asked sees the lines on their own days, and can ask for each by itself.
  return pullCart(call);
}

/**
 * What the rules refuse, what nobody keeps and what is short come to light one after the other; each time a line stays,
 * the units that it keeps may be missing to another.
 */
const MOST_ROUNDS = 6;

interface Move {
  call: Call;
  data: ReferenceData;
  cart: CartRow;
  period: Period;
}

const wishOf = (item: CartItemRow, { from, to }: Period): LineWish => ({
  sku: item.sku,
  product_option: item.product_option,
  source: item.source_id,
  from,
  to,
  qty: item.qty,
  additional_services: item.services,
});

const keyThen = (item: CartItemRow, period: Period): string => lineKey(wishOf(item, period));

/** @returns lines that are on other days, each of which becomes a line of its own */
function moversOf(items: readonly CartItemRow[], period: Period): CartItemRow[] {
  const isThere = (item: CartItemRow) => item.period_from === period.from && item.period_to === period.to;
  const taken = new Set(items.filter(isThere).map((item) => keyThen(item, period)));
  return items.filter((item) => {
    const key = keyThen(item, period);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
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
  const movers = moversOf(
    items.filter(({ id }) => !staying.has(id)),
    period,
  );
  /** What would become the same stays as well: it would only be tried next, and one by one. */
  const stay = (ids: readonly (string | undefined)[]) => {
    const keys = new Set(items.filter(({ id }) => ids.includes(id)).map((item) => keyThen(item, period)));
    for (const item of items) if (keys.has(keyThen(item, period))) missing.add(item.id);
    return notThen();
  };
  const lines = await resolveLines(
    tx,
    call,
    data,
    movers.map((item) => wishOf(item, period)),
  );
  const moved = movers.flatMap((item, index) => {
    const line = lines[index];
    return line?.ok && lineRefusal(call, data, line.value) === null ? [{ item, line: line.value }] : [];
  });
  const fitting = new Set(moved.map(({ item }) => item.id));
  const unfit = movers.filter(({ id }) => !fitting.has(id)).map(({ id }) => id);
  if (unfit.length > 0) return stay(unfit);

  const hold = nextHold({ since: cart.kept_since, until: cart.kept_until }, call.now);
  const itemIds = movers.map(({ id }) => id);
  const release = await readClaimsOfItems(tx, itemIds);
  const wanted = await withinBounds(tx, call, cart, itemIds, moved, hold?.endsAt ?? null);
  // What nobody keeps has to be free all the same.
  const unkept = wanted.filter(({ limit }) => limit !== null).flatMap(({ take }) => take);
  const short = unkept.length > 0 ? await shortagesOf(tx, unkept, release) : [];
  if (short.length > 0) return stay(short.map(({ claim }) => claim.owner.cartItemId));
  for (const { item, line } of moved) await saveItem(tx, rowOf(item, line, call.now));
  const take = wanted.filter(({ limit }) => limit === null).flatMap((line) => line.take);
  const claimed = await changeClaims(tx, { take, release }, call.now);
  if (!claimed.ok) return stay(claimed.shortages.map(({ claim }) => claim.owner.cartItemId));
  for (const { itemId, limit } of wanted) await writeHoldLimit(tx, itemId, limit === "time" ? null : limit);
  if (hold) await renewAll(tx, call, cart, hold);
  return ok(undefined);
}

/** Never leaves this service: the attempt is rolled back, and made again without what is missing. */
const notThen = () => refuse("item_not_found", "not all lines can be had then");

const rowOf = (item: CartItemRow, { key, from, to, qty, services }: ResolvedLine, now: Date) => ({
  id: item.id,
  cartId: item.cart_id,
  lineKey: key,
  variantId: item.variant_id,
  sourceId: item.source_id,
  from,
  to,
  qty,
  productOption: item.product_option,
  services: choicesOf(services),
  now,
});

interface Keeping {
  itemId: string;
  take: NewClaim[];
  /** Why it isn't kept. */
  limit: HoldLimit | null;
}

/** What of the moved lines is kept, within the owner's bounds on keeping without an order, and until when at all. */
async function withinBounds(
  tx: PoolClient,
  call: Call,
  cart: CartRow,
  itemIds: readonly string[],
  moved: readonly { item: CartItemRow; line: ResolvedLine }[],
  endsAt: Date | null,
): Promise<Keeping[]> {
  const others = await readKept(tx, { id: cart.id, visitor: visitorOf(call) }, itemIds, call.now);
  const sum = {
    lines: others?.lines ?? 0,
    unitDays: others?.unit_days ?? 0,
    visitorUnitDays: others?.visitor_unit_days ?? 0,
  };
  return moved.map(({ item, line }) => {
    const { from, to, qty, source } = line;
    const owner = { cartItemId: item.id };
    const take = claimsFor(line.parts, { from, to, qty, source: source.id, owner, endsAt: endsAt ?? call.now });
    const unitDays = take.reduce((days, { units }) => days + units, 0) * rentalDays({ from, to });
    const wanted = {
      lines: sum.lines + (take.length > 0 ? 1 : 0),
      unitDays: sum.unitDays + unitDays,
      visitorUnitDays: sum.visitorUnitDays + unitDays,
    };
    const limit = take.length === 0 ? null : endsAt === null ? "time" : limitOf(wanted);
    if (limit === null) Object.assign(sum, wanted);
    return { itemId: item.id, take, limit };
  });
}
