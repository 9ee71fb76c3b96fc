import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Address, Order, OrderAddress } from "@/lib/contract";
import { groupById } from "@/lib/domain/customer-group";
import { isSettled } from "@/lib/domain/order-money";
import { type KeptLineRow, type OrderRow, readOrder, readOrderLines } from "@/server/repositories/orders";
import type { Call } from "../call";
import { gatewayOf } from "../rental-methods";
import { passOf } from "./pickup-pass";

function placeOf(address: Address): OrderAddress;
function placeOf(address: Address | null): OrderAddress | null;
function placeOf(address: Address | null): OrderAddress | null {
  return (
    address && {
      firstname: address.firstname,
      lastname: address.lastname,
      street: address.street.filter(Boolean),
      city: address.city,
      postcode: address.postcode,
      ...(address.place && { place: address.place }),
      ...(address.room && { room: address.room }),
    }
  );
}

/** Who comes to a branch is asked for none. */
const isAddress = ({ street, city }: Address): boolean => city !== "" || street.some(Boolean);

/**
 * @param isAwaited its things have not been handed over: what was not said of them is still to be said
 * @param isSettled what was bought with it can be taken
 */
function viewLine(
  { product_option: chosen, is_fitted, fittings, kind, downloads, ...row }: KeptLineRow,
  { isAwaited, isSettled }: { isAwaited: boolean; isSettled: boolean },
): Order["lines"][number] {
  const { period_from: from, period_to: to, source_id: source, person, services, ...line } = row;
  const { set, copy } = chosen?.extension_attributes ?? {};
  return {
    ...{ ...line, from, to, source, additional_services: services },
    ...(person ? { person } : {}),
    ...(set && { set, ...(copy && { set_copy: copy }) }),
    ...(kind && { kind }),
    ...(downloads.length > 0 && { downloads: isSettled ? downloads.map(({ name }) => name) : [] }),
    ...(is_fitted
      ? { biometric_data: "given" as const }
      : isAwaited && fittings.length > 0
        ? { biometric_data: "awaited" as const }
        : {}),
  };
}

const isAwaited = (status: OrderRow["status"]): boolean => status === "pending_payment" || status === "confirmed";

/** The id is a secret that only the renter has; anything else is not found. */
export async function getOrder(call: Call, input: { id: string }): Promise<Result<Order>> {
  const [order, lines] = await Promise.all([readOrder(call.pool, input.id), readOrderLines(call.pool, input.id)]);
  return order ? ok(viewOrder(order, lines)) : refuse("order_not_found", "no such order");
}

/** An order as its renter sees it. */
export function viewOrder(order: OrderRow, lines: readonly KeptLineRow[]): Order {
  const state = { isAwaited: isAwaited(order.status), isSettled: isSettled(order) };
  return {
    order_id: order.id,
    in_account: order.customer_id !== null,
    increment_id: order.increment_id,
    status: order.status,
    payment_status: order.payment_status,
    revision: order.revision,
    due: order.due,
    pay_until: order.status === "pending_payment" ? (order.pay_until?.toISOString() ?? null) : null,
    free_until: order.free_until?.toISOString() ?? null,
    refund: order.refund,
    paid_late: order.paid_late,
    grand_total: order.grand_total,
    deposit: order.deposit,
    deposit_status: order.deposit_status,
    deposit_kept: order.deposit_kept,
    deposit_on_card: order.deposit_on_card,
    created_at: order.created_at.toISOString(),
    lines: lines.map((line) => viewLine(line, state)),
    subtotal_incl_tax: order.subtotal,
    ...(groupById(order.customer_group)?.net && { net_total: order.grand_total - order.tax, tax: order.tax }),
    services: order.services,
    shipping: order.shipping,
    shipping_amount: order.shipping - order.return_amount,
    return_amount: order.return_amount,
    payment: order.payment,
    ...(order.coupon !== null && { discount: order.discount, coupon_code: order.coupon }),
    shipping_title: order.shipping_title,
    return_title: order.return_title,
    shipping_address: placeOf(order.addresses.shipping),
    return_address: placeOf(order.addresses.return),
    shipping_pickup_point: order.addresses.shipping_point ?? undefined,
    return_pickup_point: order.addresses.return_point ?? undefined,
    shipping_window: order.addresses.shipping_window ?? undefined,
    return_window: order.addresses.return_window ?? undefined,
    shipping_times: order.addresses.shipping_times,
    return_times: order.addresses.return_times,
    payment_method_code: order.payment_code,
    payment_title: order.payment_title,
    payment_gateway: gatewayOf(order.payment_code),
    source_id: order.source_id,
    return_source_id: order.addresses.return ? undefined : order.return_code,
    email: order.email,
    firstname: order.firstname,
    lastname: order.addresses.billing.lastname,
    company: order.addresses.billing.company,
    company_id: order.addresses.billing.company_id,
    vat_id: order.addresses.billing.vat_id,
    billing_address: isAddress(order.addresses.billing) ? placeOf(order.addresses.billing) : undefined,
    user_note: order.user_note,
    pass: passOf(order),
  };
}
