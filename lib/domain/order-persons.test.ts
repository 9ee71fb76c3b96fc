import { addLine, emptyCart } from "./cart";
import { orderWithPersons } from "./order-persons";
import { filledForm, newLine } from "./test-support";

const now = new Date("2027-02-01T10:00:00Z");
const said = { height: 128, weight: 26, foot: 210, level: "moderate" } as const;
const things = [
  newLine({ sku: "SKI", fittings: ["bindings"] }),
  newLine({ sku: "BIKE", fittings: ["saddle"] }),
  newLine({ sku: "TENT", fittings: [] }),
  newLine({ sku: "SKIS", fittings: ["bindings"], qty: 2 }),
  newLine({ sku: "BOARD", fittings: ["bindings"] }),
];
const cart = things.reduce((state, line) => addLine(state, line, now).state, emptyCart);
const keyOf = (sku: string) => cart.lines.find((line) => line.sku === sku)!.key;

test("each product carries whom it is for and what it needs of what was said; notes carry the name alone", () => {
  const body = orderWithPersons({
    form: filledForm,
    cart,
    persons: { [keyOf("SKI")]: " Ema " },
    measures: {
      ...Object.fromEntries(["SKI", "BIKE", "TENT", "SKIS"].map((sku) => [keyOf(sku), said])),
      [keyOf("BOARD")]: "counter",
      gone: said,
    },
    orderId: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11",
    storeCode: "main",
    expectedTotal: 126_000,
    now,
    personNote: (line, name) => `${line.sku}: ${name}`,
  });
  expect(body.products.map(({ sku, person, biometric_data }) => ({ sku, person, biometric_data }))).toEqual([
    { sku: "SKI", person: "Ema", biometric_data: said },
    { sku: "BIKE", person: undefined, biometric_data: { height: 128 } },
    { sku: "TENT", person: undefined, biometric_data: undefined },
    { sku: "SKIS", person: undefined, biometric_data: undefined },
    { sku: "BOARD", person: undefined, biometric_data: undefined },
  ]);
  expect(body.user_note).toContain("SKI: Ema");
  expect(body.user_note).not.toMatch(/128|26|210|moderate/u);
});
