import fc from "fast-check";
import { encode, orderBodySchema } from "@/lib/contract";
import { addLine, emptyCart } from "@/lib/domain/cart";
import { emptyAddress, type CheckoutForm } from "@/lib/domain/checkout";
import { newLine } from "@/lib/domain/test-support";
import { screens, screenSchema } from "./form-schema";
import { orderWithPersons } from "@/lib/domain/order-persons";

/** SEZONA_ENDURANCE=1 gives the whole proof. */
const RUNS = process.env.SEZONA_ENDURANCE === "1" ? 20_000 : 60;

const now = new Date("2027-01-10T10:00:00.000Z");
const cart = addLine(emptyCart, newLine(), now).state;

/** Texts as people and their keyboards make them: mostly right, and at times anything at all. */
const text = (...likely: string[]) =>
  fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...likely) },
    fc.string({ unit: "binary", maxLength: 220, size: "max" }),
  );
const email = fc.oneof(
  fc.emailAddress(),
  text("jana@seznam.cz", "jana&petr@seznam.cz", "jana.@seznam.cz", ".jana@seznam.cz", "jana@-seznam.cz"),
);
const address = fc.record({
  ...Object.fromEntries(Object.keys(emptyAddress).map((key) => [key, fc.constant("")])),
  place: text("Luční bouda"),
  room: fc.constantFrom("", "212"),
  streetAddress: text("Lesní 1", "L"),
  apartmentNumber: text("", "2. patro"),
  city: text("Liberec"),
  zipCode: text("460 01", "46001"),
  country: fc.constantFrom("CZ", "SK"),
}) as fc.Arbitrary<typeof emptyAddress>;
const pickUp = { carrier_code: "pickup", method_code: "praha", source_id: "praha" };
const courier = { carrier_code: "flatrate", method_code: "courier", source_id: null };
const hotel = { ...courier, method_code: "hotel", handover: "lodging" as const };
const parcel = { ...courier, method_code: "parcel_point", handover: "pickup_point" as const };
const point = { street: "Nádražní 1", city: "Liberec", postcode: "460 01", opening_hours: [], closed_days: [] };
const way = fc
  .tuple(address, fc.constantFrom(pickUp, courier, hotel, parcel), fc.constantFrom("", "morning"), fc.boolean())
  .map(([details, shippingMethod, window, isChosen]) => ({
    ...details,
    shippingMethod,
    window,
    times: Object.fromEntries(isChosen ? [["2027-02-13", "09:30"] as const, ["2027-02-14", ""] as const] : []),
    pickupPoint: isChosen ? { ...point, id: "cz-1", name: "Trafika U Nádraží" } : null,
  }));

const form: fc.Arbitrary<CheckoutForm> = fc.record({
  personalDetails: fc.record({
    firstName: text("Jana", "J", "😀", "Ť"),
    lastName: text("Nová", "🧗🏽"),
    emailAddress: email,
    phoneNumber: text("777 123 456", "+49 151 23456789"),
  }),
  shippingDetails: way,
  returnShippingDetails: fc
    .tuple(way, fc.boolean())
    .map(([details, sameAsShipping]) => ({ ...details, sameAsShipping })),
  paymentDetails: fc
    .tuple(address, fc.boolean(), fc.boolean(), text("Lezci s. r. o."), text("68407700"), text("", "CZ68407700"))
    .map(([place, sameAsShipping, isCompany, company, companyId, taxId]) => ({
      ...place,
      sameAsShipping,
      isCompany,
      company,
      companyId,
      taxId,
      paymentMethod: "cashondelivery",
    })),
  userNote: text("", "Přijedeme v 8."),
  termsAccepted: fc.constant(true),
});

const there = { ...emptyAddress, streetAddress: "Lesní 1", city: "Liberec", zipCode: "460 01", country: "CZ" };
const onTheWay = { ...there, shippingMethod: courier, window: "", times: {}, pickupPoint: null };
const filled = (): CheckoutForm =>
  structuredClone({
    personalDetails: {
      ...{ firstName: "Jana", lastName: "Nová" },
      ...{ emailAddress: "jana@seznam.cz", phoneNumber: "777 123 456" },
    },
    shippingDetails: onTheWay,
    returnShippingDetails: { ...onTheWay, sameAsShipping: true },
    paymentDetails: {
      ...there,
      ...{ sameAsShipping: true, isCompany: true, company: "Lezci s. r. o.", companyId: "68407700", taxId: "" },
      paymentMethod: "cashondelivery",
    },
    userNote: "",
    termsAccepted: true,
  });

const passes = (values: CheckoutForm): boolean =>
  screens.every((screen) => screenSchema(screen).safeParse(values).success);

const isTaken = (values: CheckoutForm, person = "Eva"): boolean => {
  const body = orderWithPersons({
    form: values,
    cart,
    persons: { [cart.lines[0]!.key]: person },
    measures: {},
    orderId: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11",
    storeCode: "main",
    expectedTotal: 126_000,
    now,
    personNote: (line, name) => `${line.name}: ${name}`,
  });
  return encode(orderBodySchema, body).ok;
};

test("what the form takes, the shop's contract takes", () => {
  fc.assert(
    fc.property(form, text("Eva", "Krýštof"), (values, person) => {
      // Forms that are sent back to the shopper prove nothing here; too many of them fail the run.
      fc.pre(passes(values));
      expect(isTaken(values, person)).toBe(true);
    }),
    { numRuns: RUNS, maxSkipsPerRun: 100 },
  );
});

test.each([
  [
    "a surname of a letter and a sign that nobody types",
    (form: CheckoutForm) => (form.personalDetails.lastName = "\u000e!"),
  ],
  ["a city of such a sign", (form: CheckoutForm) => (form.shippingDetails.city = "\u000e")],
  ["a street of it and a letter", (form: CheckoutForm) => (form.shippingDetails.streetAddress = "\u000eP")],
  ["a company of it", (form: CheckoutForm) => (form.paymentDetails.company = "\u000e")],
])("%s is sent back by the form", (_, spoil) => {
  const values = filled();
  expect(passes(values)).toBe(true);
  spoil(values);
  expect(passes(values)).toBe(false);
});
