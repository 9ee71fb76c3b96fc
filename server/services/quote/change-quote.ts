import { ofLine, ok, refuse, type Result } from "@/lib/contract/errors";
import { MAX_ORDER_LINES } from "@/lib/contract/limits";
import type { OrderChange, ProductOption, ShippingMethod, TurnTime, Way } from "@/lib/contract";
import { sumMoney } from "@/lib/domain/money";
import { chargedServices } from "@/lib/domain/additional-services";
import { cartTotals, type TotalsLine } from "@/lib/domain/totals";
import { isTurnTime, movedTimes } from "@/lib/domain/turn-times";
import type { Queryable } from "@/server/db/client";
import type { OrderLineRow, OrderRow } from "@/server/repositories/orders";
import { readRentalsBySku, type RentalRow } from "@/server/repositories/rentals";
import type { Call } from "../call";
import { taxRate } from "../catalogue/prices";
import type { ReferenceData } from "../catalogue/reference-data";
import { findShipping } from "../rental-methods";
import { lineRefusal, noticeRefusal } from "../stock/rules";
import { nothingUnder } from "./find-rental";
import { serviceRefusal } from "./order-quote";
import { type ResolvedLine, resolveLines } from "./resolve-line";
import { sumRefusal, totalsLine } from "./totals";
import { daysOfTurns, hoursAt } from "./turn-times";
import { methodsFor, wayRefusal } from "./ways";

export interface StandingOrder {
  order: OrderRow;
  lines: readonly OrderLineRow[];
}

interface IndexedLine {
  index: number;
  line: ResolvedLine;
}

/** Only what the change makes different: all else was agreed to, and keeps its price. */
export interface ChangeQuote {
  changed: IndexedLine[];
  /** What comes to it, after the lines that it has. */
  added: IndexedLine[];
  subtotal: number;
  services: number;
  tax: number;
  grand_total: number;
  deposit: number;
  /** At what times the renter comes, as far as they hold on the other days. */
  times: Record<Way, TurnTime[]>;
  /** The way back, which decides how long units are away. */
  back: ShippingMethod;
}

/** Everything that can be wrong with a change but the stock. Judged is what changes, as if it were ordered now. */
export async function quoteChange(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  standing: StandingOrder,
  change: OrderChange,
): Promise<Result<ChangeQuote>> {
  const { order, lines } = standing;
  const resolved = await changedLines(db, call, data, lines, change);
  if (!resolved.ok) return resolved;
  const changed = resolved.value;
  const more = await addedLines(db, call, data, standing, change);
  if (!more.ok) return more;
  const added = more.value;
  const judged = [...changed, ...added];
  if (judged.length === 0 && change.lines.length === 0) return refuse("invalid_input", "the change changes nothing");
  const kept = await readRentalsBySku(
    db,
    lines.map(({ sku }) => sku),
    null,
  );
  const rentals: RentalRow[] = [];
  const sums: TotalsLine[] = [];
  for (const [index, row] of lines.entries()) {
    const anew = changed.find((candidate) => candidate.index === index)?.line;
    const rental = anew?.rental ?? kept.find(({ sku }) => sku === row.sku);
    if (!rental) return ofLine(nothingUnder(row.sku).error, index);
    rentals.push(rental);
    const agreed = { price: { unit: row.price_incl_tax }, qty: row.qty, deposit: row.deposit, rental };
    // Services depend on no days: they stay as they were agreed to.
    sums.push(totalsLine({ ...(anew ?? agreed), services: row.services }, data, call));
  }
  for (const { line } of added) {
    rentals.push(line.rental);
    sums.push(totalsLine({ ...line, services: chargedServices(line.services) }, data, call));
  }
  const methods = standingMethods(call, data, order, rentals);
  if (!methods.ok) return methods;
  const refused = waysRefused(call, data, order, judged, methods.value) ?? tooMany(call, standing, judged, rentals);
  if (refused) return refused;
  const { shipping, payment } = order;
  // What was taken off stays taken off, up to what the rent comes to now.
  const discount = Math.min(order.discount, sumMoney(sums.map((line) => line.unit * line.qty)));
  const totals = cartTotals({
    lines: sums,
    shipping,
    payment,
    discount,
    taxRate: taxRate(data, undefined, call.group),
  });
  const { subtotal_incl_tax: subtotal, services, tax, grand_total, deposit } = totals;
  const come = { subtotal, services, tax, grand_total, deposit };
  const times = timesAfter(call, data, standing, judged, rentals, methods.value);
  return sumRefusal(totals) ?? ok({ changed, added, ...come, times, back: methods.value.return });
}

/** Times that were chosen go along to the other days, where the branch awaits somebody then. */
function timesAfter(
  call: Call,
  data: ReferenceData,
  { order, lines }: StandingOrder,
  judged: readonly IndexedLine[],
  rentals: readonly RentalRow[],
  methods: Record<Way, ShippingMethod>,
): ChangeQuote["times"] {
  const before = lines.map(({ period_from: from, period_to: to }, index) => ({ from, to, rental: rentals[index]! }));
  const after = rentals.map((rental, index) => {
    const { from, to } = judged.find((line) => line.index === index)?.line ?? before[index]!;
    return { from, to, rental };
  });
  const of = (way: Way): TurnTime[] => {
    const branch = data.sourceById.get(methods[way].source_id ?? "");
    if (!branch) return [];
    const times = order.addresses[`${way}_times`] ?? [];
    return movedTimes(times, daysOfTurns(before, way), daysOfTurns(after, way), ({ day, time }) => {
      const hours = hoursAt(call, branch, way, day);
      return hours !== null && isTurnTime(hours, time);
    });
  };
  return { shipping: of("shipping"), return: of("return") };
}

/** What comes to an order comes from its branch, as if it were ordered there now. */
async function addedLines(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  { order, lines }: StandingOrder,
  { add = [] }: OrderChange,
): Promise<Result<IndexedLine[]>> {
  if (lines.length + add.length > MAX_ORDER_LINES)
    return refuse("invalid_input", `an order has at most ${MAX_ORDER_LINES} lines`, {
      errors: [{ path: "add", message: "too many lines" }],
    });
  const found = await resolveLines(
    db,
    call,
    data,
    add.map((wish) => ({ ...wish, source: order.source_id })),
  );
  const added: IndexedLine[] = [];
  for (const [at, line] of found.entries()) {
    const index = lines.length + at;
    if (!line.ok) return ofLine(line.error, index);
    const refused = lineRefusal(call, data, line.value) ?? serviceRefusal(line.value);
    if (refused) return ofLine(refused.error, index);
    added.push({ index, line: line.value });
  }
  return ok(added);
}

async function changedLines(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  lines: readonly OrderLineRow[],
  change: OrderChange,
): Promise<Result<ChangeQuote["changed"]>> {
  const wishes: { index: number; row: OrderLineRow; sku: string; from: string; to: string }[] = [];
  for (const { line: index, from, to, sku: wished } of change.lines) {
    const row = lines[index];
    if (!row || wishes.some((wish) => wish.index === index))
      return refuse("invalid_input", `the order has no line ${index}, or it is named twice`);
    const sku = wished ?? row.sku;
    if (sku !== row.sku || from !== row.period_from || to !== row.period_to) wishes.push({ index, row, sku, from, to });
  }
  const found = await resolveLines(
    db,
    call,
    data,
    wishes.map(({ row, sku, from, to }) => {
      const product_option = sku === row.sku ? (row.product_option ?? undefined) : writtenWith(row);
      return { sku, from, to, qty: row.qty, source: row.source_id, product_option };
    }),
  );
  const changed: ChangeQuote["changed"] = [];
  for (const [at, { index, row }] of wishes.entries()) {
    const line = found[at] ?? nothingUnder(row.sku);
    if (!line.ok) return ofLine(line.error, index);
    const refused = notTheSame(row, line.value) ?? lineRefusal(call, data, line.value);
    if (refused) return ofLine(refused.error, index);
    changed.push({ index, line: line.value });
  }
  return ok(changed);
}

/** Another size keeps what was written with the old one, and its place in a set. */
function writtenWith({ product_option }: OrderLineRow): ProductOption | undefined {
  const { custom_options = [], set, copy } = product_option?.extension_attributes ?? {};
  if (custom_options.length === 0 && !set && !copy) return undefined;
  const kept = { custom_options, ...(set && { set }), ...(copy && { copy }) };
  return { extension_attributes: { ...kept, configurable_item_options: [], bundle_options: [] } };
}

/** A size is one of the same product; and of a set it has to be known what was chosen. */
function notTheSame(row: OrderLineRow, { rental }: ResolvedLine) {
  if (rental.parent_sku !== row.parent_sku)
    return refuse("invalid_option", `${rental.sku} is no size of ${row.parent_sku}`, {
      details: { sku: row.sku, option: "sku" },
    });
  return rental.bundle_options.length > 0 && row.product_option === null
    ? refuse("variant_required", `what was chosen in ${row.sku} is not known`, { details: { sku: row.sku } })
    : null;
}

/** The ways that were agreed to, as they are offered now; what they cost was agreed to as well. */
function standingMethods(
  call: Call,
  data: ReferenceData,
  order: OrderRow,
  rentals: readonly RentalRow[],
): Result<Record<Way, ShippingMethod>> {
  const source = data.sourceById.get(order.source_id) ?? null;
  const lines = rentals.map((rental) => ({ rental }));
  const offered = methodsFor(call, data, lines, source);
  const shipping = findShipping(offered.shipping, order.shipping_code);
  const back = findShipping(offered.back, order.return_code);
  if (shipping && back) return ok({ shipping, return: back });
  const method = shipping ? "return" : "shipping";
  return refuse("method_unavailable", `the order's ${method} method is offered no more`, { details: { method } });
}

function waysRefused(
  call: Call,
  data: ReferenceData,
  { addresses }: OrderRow,
  judged: readonly IndexedLine[],
  methods: Record<Way, ShippingMethod>,
) {
  for (const { index, line } of judged)
    for (const way of ["shipping", "return"] as const) {
      const address = addresses[way];
      const refused = wayRefusal(call, data, [line], {
        way,
        method: methods[way],
        to: address && { postcode: address.postcode, country: address.country_id },
        window: addresses[`${way}_window`]?.code,
        point: addresses[`${way}_point`],
      });
      if (refused) return ofLine(refused.error, index);
    }
  return null;
}

function tooMany(call: Call, { lines }: StandingOrder, judged: readonly IndexedLine[], rentals: readonly RentalRow[]) {
  if (judged.length === 0) return null;
  const standing = rentals.flatMap((rental, index) => {
    const [row, line] = [lines[index], judged.find((candidate) => candidate.index === index)?.line];
    const from = line?.from ?? row?.period_from;
    return from === undefined ? [] : [{ rental, qty: line?.qty ?? row?.qty ?? 0, from }];
  });
  return noticeRefusal(call, standing);
}
