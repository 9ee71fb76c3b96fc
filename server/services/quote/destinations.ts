import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Address, OrderBody, OrderWindow, PickupPoint, ShippingMethod, Way } from "@/lib/contract";
import { neededFields, postalProblem } from "@/lib/domain/contact";
import { isUnattended } from "@/lib/domain/opening";
import type { Queryable } from "@/server/db/client";
import { readPickupPoint } from "@/server/repositories/pickup-points";
import { tax } from "@/shop.config";

/** Where a carrier goes and when; nothing of it where the renter comes to a branch. */
export interface Destined {
  address: Address | null;
  point: PickupPoint | null;
  window: OrderWindow | null;
}

type Wish = OrderBody["addressInformation"];

/** A carrier must find the place, know its point, and come in the hours that were chosen. */
export async function destinedFor(
  db: Queryable,
  wish: Wish,
  way: Way,
  method: ShippingMethod,
): Promise<Result<Destined>> {
  if (method.source_id !== null) return ok({ address: null, point: null, window: null });
  const window = windowOf(wish, way, method);
  if (!window.ok) return window;
  if (method.handover === "pickup_point") {
    const point = await pointOf(db, wish, way, method);
    if (!point.ok) return point;
    return ok({ address: atPoint(wish.billingAddress, point.value), point: point.value, window: window.value });
  }
  const address = addressOf(wish, way);
  const given = {
    place: address.place ?? "",
    street: address.street[0] ?? "",
    city: address.city,
    postcode: address.postcode,
    country: address.country_id,
  };
  const field = neededFields(method.handover).find((needed) => postalProblem(needed, given) !== null);
  return field
    ? refuse("address_incomplete", `the ${way} address lacks its ${field}`, { details: { way, field } })
    : ok({ address, point: null, window: window.value });
}

/** The address given for the way, else the one before it. */
function addressOf({ billingAddress, shippingAddress, returnAddress }: Wish, way: Way): Address {
  const there = shippingAddress ?? billingAddress;
  return way === "return" ? (returnAddress ?? there) : there;
}

function windowOf(wish: Wish, way: Way, { windows = [], method_code }: ShippingMethod): Result<OrderWindow | null> {
  const code = wish[`${way}_window`];
  if (code === undefined) return ok(null);
  const window = windows.find((candidate) => candidate.code === code);
  return window
    ? ok({ code, from: window.from, to: window.to })
    : refuse("window_unknown", `${method_code} has no window ${code}`, { details: { way, window: code } });
}

async function pointOf(db: Queryable, wish: Wish, way: Way, method: ShippingMethod): Promise<Result<PickupPoint>> {
  const id = wish[`${way}_pickup_point`] ?? wish.shipping_pickup_point;
  const point = id === undefined ? null : await readPickupPoint(db, method.method_code, id);
  if (!point)
    return refuse("pickup_point_unknown", `no such point of ${method.method_code}`, { details: { way, point: id } });
  return way === "shipping" && isUnattended(point)
    ? refuse("pickup_point_unattended", `nobody hands over at ${point.name}`, { details: { way, point: point.id } })
    : ok(point);
}

/** The parcel lies there in the renter's name. */
const atPoint = (
  { firstname, lastname, email, telephone, region, region_id, region_code }: Address,
  { name, street, city, postcode }: PickupPoint,
): Address => ({
  ...{ firstname, lastname, email, telephone, region, region_id, region_code },
  country_id: tax.defaultCountry,
  place: name,
  street: [street],
  city,
  postcode,
  company: "",
  company_id: "",
  vat_id: "",
});
