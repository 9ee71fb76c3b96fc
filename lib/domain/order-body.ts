import { tax } from "@/shop.config";
import type { Address, Money, OrderBody, Period, Way } from "@/lib/contract";
import { oneLine } from "@/lib/contract/storable";
import { agreedServices, choicesOf } from "./additional-services";
import type { CartLine, CartState } from "./cart";
import {
  billingPlace,
  type CheckoutAddress,
  type CheckoutForm,
  type CheckoutWay,
  handoverOf,
  needsAddress,
  returnPlace,
} from "./checkout";
import { normaliseCompanyId, normalisePhone, normalisePostcode, normaliseVatId } from "./contact";
import { turnDays } from "./turn-times";

function toAddress(form: CheckoutForm, address: CheckoutAddress): Address {
  const person = form.personalDetails;
  const country = address.country || tax.defaultCountry;
  return {
    firstname: oneLine(address.firstName || person.firstName),
    lastname: oneLine(address.lastName || person.lastName),
    email: person.emailAddress.trim(),
    telephone: normalisePhone(address.phoneNumber) ?? normalisePhone(person.phoneNumber) ?? person.phoneNumber.trim(),
    country_id: country,
    street: [address.streetAddress, address.apartmentNumber].map(oneLine).filter(Boolean),
    city: oneLine(address.city),
    postcode: normalisePostcode(address.zipCode, country) ?? oneLine(address.zipCode),
    region: "",
    region_id: 0,
    region_code: "",
    company: "",
    company_id: "",
    vat_id: "",
  };
}

/** Where a carrier goes; a hotel or cabin is named where the method hands over in one. */
const toPlace = (form: CheckoutForm, address: CheckoutAddress, { shippingMethod }: CheckoutWay): Address => ({
  ...toAddress(form, address),
  ...(handoverOf(shippingMethod) === "lodging" && { place: oneLine(address.place), room: oneLine(address.room) }),
});

const pointOf = ({ shippingMethod, pickupPoint }: CheckoutWay): string | undefined =>
  handoverOf(shippingMethod) === "pickup_point" ? pickupPoint?.id : undefined;

/** Times at a branch, of the days on which something changes hands there. */
function timesOf(way: Way, { shippingMethod, times }: CheckoutWay, lines: readonly Period[]) {
  if (handoverOf(shippingMethod) !== "branch") return {};
  const chosen = turnDays(lines, way === "shipping" ? "from" : "to").flatMap((day) =>
    times[day] ? { day, time: times[day] } : [],
  );
  return chosen.length > 0 ? { [`${way}_times`]: chosen } : {};
}

const toOrderProduct = (line: CartLine): OrderBody["products"][number] => ({
  sku: line.sku,
  parent_sku: line.parentSku,
  qty: line.qty,
  name: line.name,
  product_option: line.product_option,
  from: line.from,
  to: line.to,
  source: line.source,
  price_incl_tax: line.unitPrice,
  ...(choicesOf(line.services).length > 0 && { additional_services: agreedServices(line.services) }),
});

export interface OrderInput {
  form: CheckoutForm;
  cart: CartState;
  /** Client-made UUID: the idempotency key. */
  orderId: string;
  storeCode: string;
  userId?: string;
  /** Grand total that the shopper saw. */
  expectedTotal?: Money;
  now: Date;
}

/** The order as it travels. @throws when a method is missing: callers validate every step first. */
export function buildOrderBody({
  form,
  cart,
  orderId,
  storeCode,
  userId = "",
  expectedTotal,
  now,
}: OrderInput): OrderBody {
  const { shippingDetails, returnShippingDetails, paymentDetails } = form;
  const [shipping, back, payment] = [
    shippingDetails.shippingMethod,
    returnShippingDetails.shippingMethod,
    paymentDetails.paymentMethod,
  ];
  if (!shipping || !back || !payment) throw new Error("an order needs its shipping, return and payment methods");

  const there = shippingDetails;
  const from = returnPlace(form);
  const [point, pointBack] = [pointOf(there), pointOf({ ...from, shippingMethod: back })];
  const company = paymentDetails.isCompany
    ? {
        company: oneLine(paymentDetails.company),
        company_id:
          normaliseCompanyId(paymentDetails.companyId, paymentDetails.country) ?? oneLine(paymentDetails.companyId),
        vat_id: normaliseVatId(paymentDetails.taxId) ?? "",
      }
    : {};
  const stamp = now.toISOString();
  return {
    order_id: orderId,
    user_id: userId,
    cart_id: cart.token ?? "",
    store_code: storeCode,
    products: cart.lines.map(toOrderProduct),
    addressInformation: {
      billingAddress: { ...toAddress(form, billingPlace(form)), ...company },
      ...(needsAddress(shipping) && { shippingAddress: toPlace(form, there, there) }),
      ...(needsAddress(back) && { returnAddress: toPlace(form, from, returnShippingDetails) }),
      shipping_carrier_code: shipping.carrier_code,
      shipping_method_code: shipping.method_code,
      return_carrier_code: back.carrier_code,
      return_method_code: back.method_code,
      ...(point !== undefined && { shipping_pickup_point: point }),
      ...(pointBack !== undefined && { return_pickup_point: pointBack }),
      ...(there.window !== "" && { shipping_window: there.window }),
      ...(returnShippingDetails.window !== "" && { return_window: returnShippingDetails.window }),
      ...timesOf("shipping", there, cart.lines),
      ...timesOf("return", returnShippingDetails, cart.lines),
      payment_method_code: payment,
      payment_method_additional: {},
    },
    ...(expectedTotal === undefined ? {} : { expected_total: expectedTotal }),
    user_note: form.userNote.trim(),
    created_at: stamp,
    updated_at: stamp,
  };
}
