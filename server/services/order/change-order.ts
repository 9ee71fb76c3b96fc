import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { ConfirmedChange, Order, OrderChange } from "@/lib/contract";
import { groupById } from "@/lib/domain/customer-group";
import { changeProblem, dueAfter } from "@/lib/domain/order-terms";
import { cancellationDeadline, promisedDeadline } from "@/lib/domain/order-times";
import { hasDays } from "@/lib/domain/line-days";
import { turnDays } from "@/lib/domain/turn-times";
import { findStoreView, languageOf } from "@/lib/store-views";
import type { Queryable } from "@/server/db/client";
import { deleteItems } from "@/server/repositories/carts";
import { readClaimsOfItems, readClaimsOfOrder } from "@/server/repositories/claims";
import { insertFittings } from "@/server/repositories/fittings";
import {
  insertRevision,
  readChange,
  updateFreeUntil,
  updateOrderLines,
  updateTurnTimes,
} from "@/server/repositories/order-changes";
import {
  insertOrderLines,
  type KeptLineRow,
  lockOrder,
  type OrderLineRow,
  readOrder,
  readOrderLines,
} from "@/server/repositories/orders";
import { lockPaymentsOf } from "@/server/repositories/payments";
import { type Call, isOfShop } from "../call";
import { referenceData, type ReferenceData } from "../catalogue/reference-data";
import { type ChangeQuote, quoteChange, type StandingOrder } from "../quote/change-quote";
import { shownOptions } from "../quote/shown-options";
import { changeClaims } from "../stock/claims";
import { inTransaction, rehearse } from "../transaction";
import { hashOf } from "./body-hash";
import { claimsOfLine, itemsInCart, shortageRefusal } from "./claim-units";
import { fittingOf, lineRow } from "./line-row";
import { viewOrder } from "./read-order";
import { reviseOrder } from "./transition";

/** What an order would be after a change. It is made and taken back, so that what is promised is what is done. */
export async function quoteOrderChange(call: Call, change: OrderChange): Promise<Result<Order>> {
  const data = await referenceData(call.pool);
  return rehearse(call.pool, (tx) => makeChange(tx, call, data, change, null));
}

/**
 * Changes an order in one transaction, in which its units pass over: new ones are claimed while the old are still kept,
 * or nothing is changed at all. A change sent again under its key is answered with the order as it is.
 */
export async function changeOrder(call: Call, { key, expected_total, ...change }: ConfirmedChange) {
  const data = await referenceData(call.pool);
  // Measures are left out, as of an order's own hash.
  const add = change.add?.map(({ biometric_data: _said, ...line }) => line);
  const body_hash = hashOf({ ...change, ...(add && { add }), expected_total });
  return inTransaction(call.pool, (tx) => makeChange(tx, call, data, change, { key, expected_total, body_hash }));
}

interface Agreed {
  key: string;
  expected_total: number;
  body_hash: string;
}

async function makeChange(
  tx: Queryable,
  call: Call,
  data: ReferenceData,
  change: OrderChange,
  agreed: Agreed | null,
): Promise<Result<Order>> {
  // What is held of its deposit may have to be let go.
  await lockPaymentsOf(tx, change.id);
  const order = await lockOrder(tx, change.id);
  if (!order) return refuse("order_not_found", "no such order");
  const lines = await readOrderLines(tx, order.id);
  const made = agreed && (await readChange(tx, order.id, agreed.key));
  if (made)
    return made.body_hash === agreed.body_hash
      ? ok(viewOrder(order, lines))
      : refuse("order_conflict", "this key came with another change before");
  const standing = { order, lines };
  const refused = notChangeable(call, standing, change);
  if (refused) return refused;
  // Whatever group its renter is in today: what changes costs what all of it was agreed to at.
  const quote = await quoteChange(tx, { ...call, group: groupById(order.customer_group) }, data, standing, change);
  if (!quote.ok) return quote;
  if (agreed && agreed.expected_total !== quote.value.grand_total)
    return refuse("price_changed", "the price differs from what was agreed to", {
      details: { expected: agreed.expected_total, actual: quote.value.grand_total },
    });
  if (quote.value.changed.length + quote.value.added.length === 0) return ok(viewOrder(order, lines));
  if (agreed) await insertRevision(tx, standing, { ...agreed, at: call.now });
  await writeChange(tx, call, data, standing, change, quote.value);
  // Last, since whoever wants the same units waits from here to the end of the transaction.
  const claimed = await moveUnits(tx, call, standing, quote.value);
  if (!claimed.ok) return claimed;
  const after = await readOrder(tx, order.id);
  if (!after) throw new Error(`order ${order.id} is gone`);
  return ok(viewOrder(after, await readOrderLines(tx, order.id)));
}

function notChangeable(call: Call, { order, lines }: StandingOrder, change: OrderChange) {
  const { status, payment_status, store_code, revision } = order;
  if (!isOfShop(store_code, call))
    return refuse("other_store", `an order of ${store_code} can't be changed in ${call.storeCode}`, {
      details: { store_code },
    });
  const periods = lines.map(({ period_from: from, period_to: to }) => ({ from, to }));
  const termed = { status, payment_status, revision, lines: periods, free_until: order.free_until?.toISOString() };
  const problem = changeProblem(termed, call.now);
  if (problem)
    return refuse("order_not_changeable", `an order that is ${status} can't be changed now`, {
      details: { status, ...(problem === "late" && { until: promisedDeadline(termed)?.toISOString() }) },
    });
  return revision === change.revision
    ? null
    : refuse("order_changed", "the order was changed since", { details: { revision } });
}

async function writeChange(
  tx: Queryable,
  call: Call,
  data: ReferenceData,
  { order, lines }: StandingOrder,
  { add = [] }: OrderChange,
  { changed, added, times, subtotal, services, tax, grand_total, deposit }: ChangeQuote,
): Promise<void> {
  // The order goes on in the language in which it was placed.
  const language = languageOf(findStoreView(order.store_code) ?? call.storeView);
  await updateOrderLines(
    tx,
    order.id,
    changed.map(({ index, line }) => ({
      position: index + 1,
      sku: line.rental.sku,
      options: shownOptions(line.rental, line.chosen, line.productOption, data, language),
      image: line.rental.image?.image ?? null,
      period_from: line.from,
      period_to: line.to,
      price_incl_tax: line.price.unit,
      deposit: line.deposit,
      product_option: line.productOption,
    })),
  );
  await insertOrderLines(
    tx,
    order.id,
    added.map(({ line }, index) => lineRow(line, add[index]?.person, data, language)),
    lines.length,
  );
  await insertFittings(
    tx,
    order.id,
    added.flatMap(({ index, line }, at) => fittingOf(line, index, add[at]?.biometric_data)),
  );
  await updateTurnTimes(tx, order.id, { shipping_times: times.shipping, return_times: times.return });
  await updateFreeUntil(tx, order.id, freeUntilAfter(data, { order, lines }, await readOrderLines(tx, order.id)));
  const sums = { subtotal, services, tax, grand_total, deposit, due: dueAfter(order, grand_total) };
  await reviseOrder(tx, order.id, sums, { actor: "renter", now: call.now });
}

/** What was promised of a first day holds as long as that day does. */
function freeUntilAfter(data: ReferenceData, { order, lines }: StandingOrder, after: readonly KeptLineRow[]) {
  const periods = (rows: readonly OrderLineRow[]) =>
    rows
      .filter((row) => hasDays({ kind: row.kind ?? undefined }))
      .map(({ period_from: from, period_to: to }) => ({ from, to }));
  const [before] = turnDays(periods(lines), "from");
  const now = periods(after);
  return turnDays(now, "from")[0] === before
    ? order.free_until
    : cancellationDeadline(now, data.sourceById.get(order.source_id) ?? null);
}

async function moveUnits(
  tx: Queryable,
  call: Call,
  { order }: StandingOrder,
  { changed, added, back }: ChangeQuote,
): Promise<Result<void>> {
  const moved = [...changed, ...added];
  const elsewhere = back.source_id !== null && back.source_id !== order.source_id;
  const positions = new Set<number | null>(changed.map(({ index }) => index + 1));
  const { itemIds } = await itemsInCart(
    tx,
    call,
    call.session.cartToken,
    added.map(({ line }) => line),
  );
  const own = (await readClaimsOfOrder(tx, order.id)).filter(({ order_line }) => positions.has(order_line));
  const claimed = await changeClaims(
    tx,
    {
      take: moved.flatMap(({ index, line }) => claimsOfLine({ id: order.id, endsAt: null, elsewhere }, index, line)),
      release: [...own, ...(await readClaimsOfItems(tx, itemIds))],
    },
    call.now,
  );
  if (claimed.ok) {
    await deleteItems(tx, itemIds);
    return ok(undefined);
  }
  const lineAt = new Map(moved.map(({ index, line }) => [index, line]));
  return shortageRefusal(claimed.shortages, elsewhere, (index) => lineAt.get(index));
}
