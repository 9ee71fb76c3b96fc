import type { Money, PaymentMethod, ShippingMethod } from "@/lib/contract";
import type { AwaitedMoney } from "@/lib/domain/payment-status";
import { wordsOf } from "@/lib/i18n/words";
import type { Language } from "@/lib/store-views";
import type { SourceRow } from "@/server/repositories/reference";
import { carriers, paymentMethods as configured } from "@/shop.config";

/* Ways to get the things, to give them back, and to pay: the branches of the cart and what the owner configured. */

/** Configured in crowns. */
const fromCrowns = (crowns: number): Money => Math.round(crowns * 100);

export const PICK_UP_CARRIER = "pickup";
const FLAT_CARRIER = "flatrate";

/** Pick-up at the cart's source is free and comes first; other sources of its partner follow. */
export function shippingMethods(
  source: SourceRow | null,
  sources: readonly SourceRow[],
  language: Language,
): ShippingMethod[] {
  const points = source
    ? [
        source,
        ...sources.filter(
          (other) => other.id !== source.id && source.partner_id !== null && other.partner_id === source.partner_id,
        ),
      ]
    : sources;
  const pickUps = points.map((point, index) => ({
    method_title: wordsOf(language)("commerce.pickUp", { place: point.name }),
    method_code: point.id,
    carrier_code: PICK_UP_CARRIER,
    amount: 0,
    price_incl_tax: 0,
    default: index === 0,
    offline: false,
    source_id: point.id,
  }));
  const delivered = carriers.map((carrier) => ({
    method_title: carrier.title[language],
    method_code: carrier.code,
    carrier_code: FLAT_CARRIER,
    amount: fromCrowns(carrier.price),
    price_incl_tax: fromCrowns(carrier.price),
    default: false,
    offline: false,
    source_id: null,
  }));
  return [...pickUps, ...delivered];
}

/** Of a cart where everything is virtual nothing is received, so nothing can be paid on receipt. */
export const paymentMethods = (virtual: boolean, language: Language): PaymentMethod[] =>
  configured
    .filter(({ carts }) => carts === "any" || carts === (virtual ? "virtual" : "goods"))
    .map((method, index) => ({
      title: method.title[language],
      code: method.code,
      cost: fromCrowns(method.cost),
      cost_incl_tax: fromCrowns(method.cost),
      default: index === 0,
      offline: method.offline,
      is_server_method: false,
    }));

/** How the money comes that an order waits for; null where it is paid on receipt. */
export function awaitedMoney({ code, is_server_method }: PaymentMethod): AwaitedMoney | null {
  if (is_server_method) return "gateway";
  return configured.some((method) => method.code === code && method.account !== undefined) ? "transfer" : null;
}

export const findShipping = (
  methods: readonly ShippingMethod[],
  methodCode: string | undefined,
  carrierCode?: string,
): ShippingMethod | undefined =>
  methods.find(
    (method) => method.method_code === methodCode && (carrierCode === undefined || method.carrier_code === carrierCode),
  );
