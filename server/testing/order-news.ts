import type { Order, Source } from "@/lib/contract";
import type { OrderMail } from "@/lib/domain/order-mails";
import { wordsOf } from "@/lib/i18n/words";
import { getStoreView, languageOf, type StoreView } from "@/lib/store-views";
import type { OrderNews } from "@/server/mails/order-content";

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "08:00", closes: "18:00" }));
export const branch = (id: string, name: string): Source => ({
  id,
  name,
  partner_id: null,
  street: "Údolní 5",
  city: "Brno",
  postcode: "60200",
  phone: "+420 777 123 456",
  email: `${id}@shop.example`,
  opening_hours: hours,
  closed_days: [],
  store_codes: ["main"],
});
export const order: Order = {
  order_id: "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d",
  increment_id: "2027-000042",
  status: "confirmed",
  payment_status: "open",
  pay_until: null,
  refund: null,
  revision: 1,
  due: 0,
  grand_total: 119_000,
  deposit: 300_000,
  created_at: "2027-01-05T10:00:00Z",
  lines: [
    {
      sku: "SKI-170",
      parent_sku: "SKI",
      name: "Lyže Redster",
      options: [{ label: "Délka", value: "170 cm" }],
      image: null,
      qty: 1,
      from: "2027-02-13",
      to: "2027-02-15",
      source: "brno",
      price_incl_tax: 119_000,
      deposit: 300_000,
      additional_services: [],
      person: "Ema",
    },
  ],
  subtotal_incl_tax: 119_000,
  services: 0,
  shipping: 0,
  shipping_amount: 0,
  return_amount: 0,
  payment: 0,
  shipping_title: "Osobně: Brno",
  return_title: "Osobně: Olomouc",
  shipping_address: null,
  return_address: null,
  payment_method_code: "cashondelivery",
  payment_title: "Platba při převzetí",
  payment_gateway: null,
  source_id: "brno",
  email: "jana@example.com",
  firstname: "Jana",
  lastname: "Nováková",
  company: "",
  company_id: "",
  vat_id: "",
  user_note: "Přijdu <b>později</b>",
};
export const address = {
  ...{ firstname: "Jana", lastname: "Nováková" },
  ...{ street: ["Nádražní 1"], city: "Olomouc", postcode: "77900" },
};

export function news(
  more: Partial<OrderNews> & { order?: Order } = {},
  storeView: StoreView = getStoreView("main"),
): OrderNews {
  return {
    order,
    source: branch("brno", "Sezóna Brno"),
    returnSource: { ...branch("olomouc", "Sezóna Olomouc"), street: "Horní 1", city: "Olomouc", postcode: "77900" },
    locale: storeView.locale,
    words: wordsOf(languageOf(storeView)),
    now: new Date("2027-01-05T10:00:00Z"),
    storeView,
    siteUrl: "https://shop.example",
    event: { actor: "renter", event: "place", amount: null },
    renter: { lastname: "Nováková", telephone: "+420777000111" },
    wasAwaited: false,
    ...more,
  };
}
export const withOrder = (more: Partial<Order>): { order: Order } => ({ order: { ...order, ...more } });

export const unpaid = { status: "pending_payment", pay_until: "2027-01-06T10:00:00Z" } as const;
const point = {
  ...{ id: "z1", name: "Trafika U Nádraží", street: "Úzká 1", city: "Brno", postcode: "60200" },
  ...{ opening_hours: hours, closed_days: [] },
};
const gone = { status: "cancelled", payment_status: "paid", refund: 119_000 } as const;

/** An order in the state of each mail that is written of orders. */
export const mailStates: [OrderMail, Partial<Order>, Partial<OrderNews>?][] = [
  ["confirmed", {}],
  ["confirmed", { shipping_address: address, return_address: address, shipping: 31_800 }],
  ["transfer", { ...unpaid, payment_method_code: "banktransfer" }],
  ["paid", { payment_status: "paid" }, { wasAwaited: true }],
  ["paid", { payment_status: "paid" }],
  ["paid", { payment_status: "paid", status: "cancelled" }],
  ["failed", { ...unpaid, payment_status: "failed" }],
  ["refunded", { status: "cancelled" }],
  ["cancelled", { status: "cancelled" }],
  ["cancelled", gone, { event: { actor: "renter", event: "cancel", amount: null } }],
  ["changed", {}],
  ["pickUpTomorrow", {}],
  ["pickUpTomorrow", { shipping_address: address }],
  ["pickUpTomorrow", { shipping_address: address, shipping_pickup_point: point }],
  ["returnTomorrow", { status: "handed_over" }],
  ["returnTomorrow", { status: "handed_over", return_address: address }],
  ["shopPlaced", { company: "Horal s.r.o.", company_id: "27082440" }],
  ["shopAwaiting", { ...unpaid, payment_method_code: "banktransfer" }],
  ["shopCancelled", gone, { event: { actor: "renter", event: "cancel", amount: null } }],
  ["shopChanged", {}],
  ["shopDepositLapsed", {}],
];
