import type { Pool } from "pg";
import { formatInTimeZone } from "date-fns-tz";
import type { Money, OrderAddress, OrderWindow, Period, PickupPoint, TurnTime } from "@/lib/contract";
import {
  type CounterLineRow,
  type CounterOrderRow,
  type OrderCursor,
  type OrderFilter,
  readCounterLines,
  readOrdersAfter,
} from "@/server/repositories/counter-orders";
import { serviceTitle } from "@/lib/domain/additional-services";
import { carrierAddress, spacedPostcode } from "@/lib/domain/address-text";
import { hasDays } from "@/lib/domain/line-days";
import { timeZone } from "@/shop.config";

export { orderDays, type OrderFilter } from "@/server/repositories/counter-orders";

/** Orders in memory at one time, however many are exported. */
const PAGE = 200;

export interface ExportedOrder extends CounterOrderRow {
  lines: CounterLineRow[];
}

/** All orders of a filter, in the order in which they were placed, read page by page as they are taken. */
export async function* exportOrders(pool: Pool, filter: OrderFilter): AsyncGenerator<ExportedOrder> {
  let after: OrderCursor | null = null;
  for (;;) {
    const orders: CounterOrderRow[] = await readOrdersAfter(pool, filter, { after, limit: PAGE, zone: timeZone });
    const lines = await readCounterLines(
      pool,
      orders.map(({ id }) => id),
    );
    for (const order of orders) yield { ...order, lines: lines.filter(({ order_id }) => order_id === order.id) };
    after = orders.at(-1) ?? null;
    if (orders.length < PAGE) return;
  }
}

/** Null of what has none: those that a voucher's line carries say nothing. */
const daysOf = ({ kind, period_from: from, period_to: to }: CounterLineRow): Period | null =>
  hasDays({ kind: kind ?? undefined }) ? { from, to } : null;

/** The set that a thing belongs to, and which of several same ones, counted from 1; null of what is in none. */
export function setOf({ product_option: option }: Pick<CounterLineRow, "product_option">) {
  const { set, copy = 1 } = option?.extension_attributes ?? {};
  return set ? { name: set.name, copy } : null;
}

/** Money as everywhere outside: in crowns. */
const crowns = (amount: Money): number => amount / 100;

/** When a carrier is awaited. */
const hoursOf = (window: OrderWindow | null | undefined): string | null =>
  window ? `${window.from}–${window.to}` : null;

const timesText = (times: readonly TurnTime[]): string => times.map(({ day, time }) => `${day} ${time}`).join("; ");

/** Which one a carrier uses; when it is open, its own pages say. */
const pointOf = (point: PickupPoint | null | undefined) =>
  point ? { id: point.id, name: point.name, street: point.street, city: point.city, postcode: point.postcode } : null;

/** An order as other programs read it. */
export function orderRecord({ lines, addresses, ...order }: ExportedOrder) {
  const periods = lines.flatMap((line) => daysOf(line) ?? []);
  return {
    number: order.increment_id,
    order_id: order.id,
    placed_at: order.created_at.toISOString(),
    store: order.store_code,
    partner_code: order.partner_code,
    branch: order.source_id,
    status: order.status,
    payment_status: order.payment_status,
    deposit_status: order.deposit_status,
    first_day: periods.map(({ from }) => from).sort()[0] ?? null,
    last_day:
      periods
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    email: order.email,
    billing: addresses.billing,
    shipping_address: addresses.shipping,
    return_address: addresses.return,
    shipping_point: pointOf(addresses.shipping_point),
    return_point: pointOf(addresses.return_point),
    shipping_method: order.shipping_title,
    return_method: order.return_title,
    shipping_times: addresses.shipping_times ?? [],
    return_times: addresses.return_times ?? [],
    shipping_window: hoursOf(addresses.shipping_window),
    return_window: hoursOf(addresses.return_window),
    payment_method: order.payment_title,
    subtotal: crowns(order.subtotal),
    services: crowns(order.services),
    shipping: crowns(order.shipping),
    payment: crowns(order.payment),
    discount: crowns(order.discount),
    coupon: order.coupon,
    tax_included: crowns(order.tax),
    grand_total: crowns(order.grand_total),
    refund: order.refund === null ? null : crowns(order.refund),
    due: crowns(order.due),
    deposit: crowns(order.deposit),
    deposit_kept: crowns(order.deposit_kept),
    note: order.user_note,
    lines: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      options: Object.fromEntries(line.options.map(({ label, value }) => [label, value])),
      qty: line.qty,
      kind: line.kind ?? "rent",
      from: daysOf(line)?.from ?? null,
      to: daysOf(line)?.to ?? null,
      branch: line.source_id,
      unit_price: crowns(line.price_incl_tax),
      deposit: crowns(line.deposit),
      services: line.services.map((service) => ({
        code: service.code,
        kind: service.selected_option,
        name: serviceTitle(service),
        unit_price: crowns(service.price),
      })),
      person: line.person,
      set: setOf(line)?.name ?? null,
      set_copy: setOf(line)?.copy ?? null,
    })),
  };
}

const told = ({ name }: { name: string }): string => name;

type Row = Record<string, string | number | null>;

/** Where a carrier goes, in one cell; null of what is fetched or brought back at a branch. */
const addressText = (address: OrderAddress | null): string | null => address && plain(carrierAddress(address));

/** No-break spaces are for readers: a table program would not find "602 00" by them. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

/** The same as a row of a table: one for each order. */
export function orderRow(exported: ExportedOrder): Row {
  const { lines, billing, ...record } = orderRecord(exported);
  return {
    ...record,
    shipping_address: addressText(record.shipping_address),
    return_address: addressText(record.return_address),
    shipping_point: record.shipping_point?.id ?? null,
    return_point: record.return_point?.id ?? null,
    shipping_times: timesText(record.shipping_times),
    return_times: timesText(record.return_times),
    placed_at: formatInTimeZone(exported.created_at, timeZone, "HH:mm d-M-yyyy"),
    firstname: billing.firstname,
    lastname: billing.lastname,
    telephone: billing.telephone,
    company: billing.company,
    company_id: billing.company_id,
    vat_id: billing.vat_id,
    street: billing.street.filter(Boolean).join(", "),
    city: billing.city,
    postcode: plain(spacedPostcode(billing.postcode)),
    country: billing.country_id,
    things: lines
      .map(({ qty, name, options, services, from, to, set, set_copy: copy }) => {
        const what = [name, ...Object.values(options), ...services.map(told), ...(set ? [`${set} #${copy}`] : [])].join(
          ", ",
        );
        return [`${qty}× ${what}`, ...(from ? [`${from}/${to}`] : [])].join(" ");
      })
      .join("; "),
  };
}

/** One row for each line of an order: what to prepare, for which days and for whom. */
export const lineRows = (exported: ExportedOrder): Row[] => {
  const { number, status, store, lines, shipping_address: there, return_address: back } = orderRecord(exported);
  return lines.map(({ options, services, ...line }) => ({
    number,
    status,
    store,
    ...line,
    shipping_address: addressText(there),
    return_address: addressText(back),
    options: Object.entries(options)
      .map(([label, value]) => `${label}: ${value}`)
      .join(", "),
    services: services.map(told).join(", "),
    services_price: services.reduce((sum, { unit_price }) => sum + unit_price, 0),
  }));
};
