import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import type { Language } from "@/lib/store-views";
import type { SourceRow } from "@/server/repositories/reference";

/*
 * Ways to get the things, to give them back, and to pay. The carriers' prices are for one way, including
 * tax, in haléře; a shop with other contracts edits this file.
 */

type Words = Record<Language, string>;

const carriers: { code: string; title: Words; price: number }[] = [
  {
    code: "parcel_point",
    price: 129_00,
    title: { cs: "Výdejní místo", en: "Parcel point", de: "Paketshop", it: "Punto di ritiro" },
  },
  {
    code: "courier",
    price: 159_00,
    title: {
      cs: "Kurýr na adresu",
      en: "Courier to your door",
      de: "Kurier an die Haustür",
      it: "Corriere a domicilio",
    },
  },
  {
    code: "hotel",
    price: 199_00,
    title: {
      cs: "Doručení do hotelu nebo chaty",
      en: "Delivery to a hotel or cabin",
      de: "Lieferung ins Hotel oder zur Hütte",
      it: "Consegna in hotel o baita",
    },
  },
];
const pickUpWords: Words = { cs: "Osobně", en: "In person", de: "Persönlich", it: "Di persona" };

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
    method_title: `${pickUpWords[language]}: ${point.name}`,
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
    amount: carrier.price,
    price_incl_tax: carrier.price,
    default: false,
    offline: false,
    source_id: null,
  }));
  return [...pickUps, ...delivered];
}

const cashOnDelivery: Words = {
  cs: "Platba při převzetí",
  en: "Payment on receipt",
  de: "Zahlung bei der Übernahme",
  it: "Pagamento al ritiro",
};

/** Cash on delivery has no delivery to be paid at when everything in the cart is virtual. */
export const paymentMethods = (virtual: boolean, language: Language): PaymentMethod[] =>
  virtual
    ? []
    : [
        {
          title: cashOnDelivery[language],
          code: "cashondelivery",
          cost: 0,
          cost_incl_tax: 0,
          default: true,
          offline: true,
          is_server_method: false,
        },
      ];

export const findShipping = (
  methods: readonly ShippingMethod[],
  methodCode: string | undefined,
  carrierCode?: string,
): ShippingMethod | undefined =>
  methods.find(
    (method) => method.method_code === methodCode && (carrierCode === undefined || method.carrier_code === carrierCode),
  );
