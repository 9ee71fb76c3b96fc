/** Things to test with; only what a test says matters. */
import type { CartItem, ConfigurableChild, PriceBand, Product, ProductOption } from "@/lib/contract";
import type { NewLine } from "./cart";
import { rentPrice } from "./pricing";
import { rentalDays } from "./rental-period";
import { type CheckoutForm, emptyCheckoutForm, type MethodChoice } from "./checkout";

export const bands: PriceBand[] = [
  { days_from: 1, days_to: 1, price_per_day: 49_000 },
  { days_from: 2, days_to: 3, price_per_day: 42_000 },
  { days_from: 4, days_to: null, price_per_day: 30_000 },
];

export const noOptions: ProductOption = {
  extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
};

/** Hours of a branch, Monday first. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "08:00", closes: "18:00" }));

export const newLine = (more: Partial<NewLine> = {}): NewLine => ({
  sku: "SKI-170",
  parentSku: "SKI",
  name: "Sjezdové lyže",
  slug: "sjezdove-lyze",
  product_option: noOptions,
  from: "2027-02-13",
  to: "2027-02-15",
  source: "praha",
  sourceName: "Praha",
  priceList: bands,
  deposit: 300_000,
  ...more,
});

/** The server's copy of a line, as the contract gives it. */
export const cartItem = (more: Partial<CartItem> = {}): CartItem => {
  const { from, to } = { from: "2027-02-13", to: "2027-02-15", ...more };
  return {
    item_id: "i1",
    quote_id: "q",
    sku: "SKI-170",
    parent_sku: "SKI",
    qty: 1,
    name: "Sjezdové lyže",
    product_type: "configurable",
    product_option: noOptions,
    from,
    to,
    source: "praha",
    charged_by: "day",
    problem: null,
    price_incl_tax: rentPrice(bands, rentalDays({ from, to })) ?? 0,
    price_per_day: 42_000,
    deposit: 300_000,
    additional_services: [],
    image: null,
    options: [{ label: "Délka", value: "170 cm" }],
    url_path: null,
    slug: "sjezdove-lyze",
    hold_expires_at: "2027-02-01T12:30:00Z",
    ...more,
  };
};

export const child = (length: string, more: Partial<ConfigurableChild> = {}): ConfigurableChild => ({
  sku: `SKI-${length}`,
  name: `Lyže ${length}`,
  status: 1,
  options: { ski_length: length },
  price: 49_000,
  original_price: 49_000,
  price_list: bands,
  deposit: 300_000,
  image: null,
  ...more,
});

export const product = (more: Partial<Product> = {}): Product => ({
  id: 1,
  sku: "SKI",
  parentSku: "SKI",
  name: "Sjezdové lyže",
  slug: "sjezdove-lyze",
  url_path: null,
  type_id: "configurable",
  status: 1,
  visibility: 4,
  short_description: "",
  description: "",
  charged_by: "day",
  custom_options: [],
  price: 49_000,
  price_tax: 8_504,
  original_price: 49_000,
  special_price: null,
  special_from_date: null,
  special_to_date: null,
  price_list: bands,
  deposit: 300_000,
  tax_class_id: 2,
  turnaround_days: 0,
  category_ids: [],
  image: null,
  media_gallery: [],
  attributes: [],
  product_links: [],
  bundle_options: [],
  additional_services: [],
  source_ids: ["praha"],
  partner: null,
  review_count: 0,
  review_average: null,
  created_at: "2027-01-01",
  updated_at: "2027-01-01",
  configurable_options: [
    {
      attribute_code: "ski_length",
      attribute_id: 93,
      label: "Délka",
      values: ["160", "170", "180"].map((value) => ({ label: `${value} cm`, value_index: value })),
    },
  ],
  configurable_children: [child("160"), child("170"), child("180")],
  ...more,
});

/** Ways of handing over: a carrier to an address, and a branch. */
export const delivery: MethodChoice = { carrier_code: "courier", method_code: "home", source_id: null };
export const pickUp: MethodChoice = { carrier_code: "pickup", method_code: "praha", source_id: "praha" };

export const dlouha = {
  streetAddress: "Dlouhá 1",
  apartmentNumber: "",
  city: "Praha",
  zipCode: "11000",
  country: "CZ",
};

/** A form that can be sent: brought to an address and fetched there, paid on receipt. */
export const filledForm: CheckoutForm = {
  ...emptyCheckoutForm,
  personalDetails: {
    ...{ firstName: "Jana", lastName: "Nová" },
    ...{ emailAddress: "jana@example.cz", phoneNumber: "603 123 456" },
  },
  shippingDetails: { ...emptyCheckoutForm.shippingDetails, ...dlouha, shippingMethod: delivery },
  returnShippingDetails: { ...emptyCheckoutForm.returnShippingDetails, shippingMethod: delivery },
  paymentDetails: { ...emptyCheckoutForm.paymentDetails, paymentMethod: "cashondelivery" },
  termsAccepted: true,
};
