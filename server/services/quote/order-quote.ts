import { ofLine, ok, refuse, type Result } from "@/lib/contract/errors";
import type { Address, Money, OrderBody, PaymentMethod, ShippingMethod, Totals, TurnTime, Way } from "@/lib/contract";
import { chargedServices, unavailableService } from "@/lib/domain/additional-services";
import type { Coupon } from "@/lib/domain/coupon";
import { isRentAlone, keptKind } from "@/lib/domain/line-days";
import type { Queryable } from "@/server/db/client";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";
import { findShipping } from "../rental-methods";
import { lineRefusal, noticeRefusal } from "../stock/rules";
import { type Destined, destinedFor } from "./destinations";
import { type ResolvedLine, resolveLines } from "./resolve-line";
import { sumRefusal, totalsLine, totalsOf } from "./totals";
import { agreedTimes } from "./turn-times";
import { methodsFor, wayRefusal } from "./ways";

interface Methods {
  shipping: ShippingMethod;
  back: ShippingMethod;
  payment: PaymentMethod;
}

/** What an order costs and how it is carried out; whether its units are still there, only taking them can tell. */
export interface OrderQuote {
  lines: readonly ResolvedLine[];
  methods: Methods;
  billing: Address;
  ways: Record<Way, Destined & { times: TurnTime[] }>;
  totals: Totals;
}

/** Everything that can be wrong with an order but its stock. */
export async function quoteOrder(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  body: OrderBody,
  coupon: Coupon | null,
): Promise<Result<OrderQuote>> {
  const resolved = await linesOf(db, call, data, body.products);
  if (!resolved.ok) return resolved;
  const lines = resolved.value;
  const chosen = chooseMethods(call, data, lines, body.addressInformation);
  if (!chosen.ok) return chosen;
  const methods = chosen.value;
  const wish = body.addressInformation;
  const there = await destinedFor(db, wish, "shipping", methods.shipping);
  if (!there.ok) return there;
  const back = await destinedFor(db, wish, "return", methods.back);
  if (!back.ok) return back;
  const goes = (way: Way, method: ShippingMethod, { address, window, point }: Destined) => {
    const to = address && { postcode: address.postcode, country: address.country_id };
    return wayRefusal(call, data, lines, { way, method, to, window: window?.code, point });
  };
  const refused =
    goes("shipping", methods.shipping, there.value) ??
    goes("return", methods.back, back.value) ??
    noticeRefusal(call, lines);
  if (refused) return refused;
  const timesThere = timesFor(call, data, lines, wish, "shipping", methods.shipping);
  if (!timesThere.ok) return timesThere;
  const timesBack = timesFor(call, data, lines, wish, "return", methods.back);
  if (!timesBack.ok) return timesBack;
  const counted = lines.map((line) => totalsLine({ ...line, services: chargedServices(line.services) }, data, call));
  const isRent = isRentAlone(lines.map(({ rental }) => ({ kind: keptKind(rental) })));
  const totals = totalsOf({ lines: counted, isRent, ...methods, coupon }, data, call);
  const ways = {
    shipping: { ...there.value, times: timesThere.value },
    return: { ...back.value, times: timesBack.value },
  };
  return (
    sumRefusal(totals) ??
    notAgreed(body, lines, totals) ??
    ok({ lines, methods, billing: wish.billingAddress, ways, totals })
  );
}

async function linesOf(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  products: OrderBody["products"],
): Promise<Result<ResolvedLine[]>> {
  const lines: ResolvedLine[] = [];
  for (const [index, line] of (await resolveLines(db, call, data, products)).entries()) {
    if (!line.ok) return ofLine(line.error, index);
    const refused = lineRefusal(call, data, line.value) ?? serviceRefusal(line.value);
    if (refused) return ofLine(refused.error, index);
    lines.push(line.value);
  }
  const [first] = lines;
  const foreign = lines.find((line) => line.source.id !== first?.source.id);
  return foreign
    ? refuse("other_source", "an order comes from one source", { details: { source: foreign.source.id } })
    : ok(lines);
}

/** Nobody orders less than they chose without being told. */
export function serviceRefusal({ rental: { sku }, services }: ResolvedLine) {
  const service = unavailableService(services)?.code;
  return service === undefined
    ? null
    : refuse("service_unavailable", `${sku} can't be had with ${service}`, { details: { sku, service } });
}

function chooseMethods(
  call: Call,
  data: ReferenceData,
  lines: readonly ResolvedLine[],
  wish: OrderBody["addressInformation"],
): Result<Methods> {
  const offered = methodsFor(call, data, lines, lines[0]?.source ?? null);
  const shipping = findShipping(offered.shipping, wish.shipping_method_code, wish.shipping_carrier_code);
  const back = wish.return_method_code
    ? findShipping(offered.back, wish.return_method_code, wish.return_carrier_code)
    : findShipping(offered.back, wish.shipping_method_code, wish.shipping_carrier_code);
  const payment = offered.payment.find((method) => method.code === wish.payment_method_code);
  if (shipping && back && payment) return ok({ shipping, back, payment });
  const method = shipping ? (back ? "payment" : "return") : "shipping";
  return refuse("method_unavailable", `${method} method is not offered for this order`, { details: { method } });
}

/** At what times the renter comes to a branch; a carrier is told none. */
function timesFor(
  call: Call,
  data: ReferenceData,
  lines: readonly ResolvedLine[],
  wish: OrderBody["addressInformation"],
  way: Way,
  { source_id }: ShippingMethod,
): Result<TurnTime[]> {
  const branch = data.sourceById.get(source_id ?? "");
  return branch ? agreedTimes(call, lines, branch, way, wish[`${way}_times`]) : ok([]);
}

/** What the shopper saw is what they agreed to: the whole sum where it is given, else each line's rent and services. */
function notAgreed(body: OrderBody, lines: readonly ResolvedLine[], totals: Totals) {
  const told = (expected: Money, actual: Money, line?: number) =>
    refuse("price_changed", "the price differs from what was agreed to", { details: { expected, actual, line } });
  if (body.expected_total !== undefined)
    return body.expected_total === totals.grand_total ? null : told(body.expected_total, totals.grand_total);
  for (const [index, { price_incl_tax: rent, additional_services: services = [] }] of body.products.entries()) {
    const line = lines[index];
    const charged = new Map(chargedServices(line?.services).map(({ code, price }) => [code, price]));
    const seen = [[rent, line?.price.unit], ...services.map(({ code, price }) => [price, charged.get(code)])] as const;
    for (const [expected, actual] of seen)
      if (expected !== undefined && actual !== undefined && expected !== actual) return told(expected, actual, index);
  }
  return null;
}
