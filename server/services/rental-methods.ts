import type { Money, PaymentMethod, ShippingMethod, Way } from "@/lib/contract";
import { toHalere } from "@/lib/contract/rounding";
import type { AwaitedMoney } from "@/lib/domain/payment-status";
import { returnFee } from "@/lib/domain/way-back";
import { wordsOf } from "@/lib/i18n/words";
import type { Language } from "@/lib/store-views";
import type { SourceRow } from "@/server/repositories/reference";
import { isGatewayOpen } from "@/server/payments";
import { carriers, paymentMethods as configured } from "@/shop.config";

/* Ways to get the things, to give them back, and to pay: the branches of the cart and what the owner configured. */

export const PICK_UP_CARRIER = "pickup";
const FLAT_CARRIER = "flatrate";

/** In person at a branch; what it costs where that is not free. */
const atBranch = (branch: SourceRow, language: Language, price: Money, isDefault: boolean): ShippingMethod => ({
  method_title: wordsOf(language)("commerce.pickUp", { place: branch.name }),
  method_code: branch.id,
  carrier_code: PICK_UP_CARRIER,
  amount: price,
  price_incl_tax: price,
  default: isDefault,
  offline: false,
  source_id: branch.id,
});

/** A carrier asks the same for each way; what fetches may be called otherwise than what brings. */
const byCarriers = (language: Language, way: Way): ShippingMethod[] =>
  carriers.map((carrier) => ({
    method_title: ((way === "return" && carrier.returnTitle) || carrier.title)[language],
    method_code: carrier.code,
    carrier_code: FLAT_CARRIER,
    amount: toHalere(carrier.price),
    price_incl_tax: toHalere(carrier.price),
    default: false,
    offline: false,
    source_id: null,
    handover: carrier.handover,
    ...(carrier.windows && { windows: carrier.windows.map(({ code, from, to }) => ({ code, from, to })) }),
    ...(carrier.zones && { zones: carrier.zones }),
  }));

/**
 * The branch that hands over is the cart's source, where its units are kept: to pick up at another one, the cart moves
 * there (`moveCart`), and each line is checked anew. Without a cart every branch is named.
 */
export const shippingMethods = (
  source: SourceRow | null,
  sources: readonly SourceRow[],
  language: Language,
): ShippingMethod[] => [
  ...(source ? [source] : sources).map((point, index) => atBranch(point, language, 0, index === 0)),
  ...byCarriers(language, "shipping"),
];

/** The way back: the cart's source first, then every branch that takes back what others handed out, for its fee. */
export function returnMethods(
  source: SourceRow | null,
  sources: readonly SourceRow[],
  language: Language,
): ShippingMethod[] {
  if (!source) return shippingMethods(source, sources, language);
  const branches = [source, ...sources.filter(({ id }) => id !== source.id)].flatMap((branch) => {
    const fee = returnFee(branch, source);
    return fee === null ? [] : [atBranch(branch, language, fee, branch.id === source.id)];
  });
  return [...branches, ...byCarriers(language, "return")];
}

/** Of a cart where everything is virtual nothing is received, so nothing can be paid on receipt. */
export const paymentMethods = (virtual: boolean, language: Language): PaymentMethod[] =>
  configured
    .filter(({ carts }) => carts === "any" || carts === (virtual ? "virtual" : "goods"))
    .filter(({ gateway }) => gateway === undefined || isGatewayOpen(gateway))
    .map((method, index) => ({
      title: method.title[language],
      code: method.code,
      cost: toHalere(method.cost),
      cost_incl_tax: toHalere(method.cost),
      default: index === 0,
      offline: method.offline,
      is_server_method: method.gateway !== undefined,
    }));

/** The gateway through which a way to pay goes; null for those that need none. */
export const gatewayOf = (paymentCode: string): string | null =>
  configured.find(({ code }) => code === paymentCode)?.gateway ?? null;

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
