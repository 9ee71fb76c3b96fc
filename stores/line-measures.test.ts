import { addLine, emptyCart, type CartState } from "@/lib/domain/cart";
import { newLine } from "@/lib/domain/test-support";
import { cartStore } from "./cart";
import { changeLinePeriod, removeLine, replaceLine, setQuantity } from "./cart-actions";
import { checkoutStore, clearCheckout, setMeasures } from "./checkout";

/* What a thing is set by follows its line, and goes with it. */

const mockSend = jest.fn();
jest.mock("./runtime", () => ({ sendCommand: (command: unknown) => mockSend(command), ensureCart: jest.fn() }));

const now = new Date("2027-02-01T10:00:00Z");
const cart = ["A", "B"].reduce<CartState>((state, sku) => addLine(state, newLine({ sku }), now).state, emptyCart);
const [a, b] = [cart.lines[0]!, cart.lines[1]!];
const said = { height: 128 };
const measures = () => checkoutStore.getState().measures;

/** The cart's answer to a command, and the lines that are there then. */
const answers = (lines: CartState["lines"], key: string | null = null) =>
  mockSend.mockImplementation(async () => {
    cartStore.setState({ cart: { ...cart, lines } });
    return { outcome: "changed", key, dropped: false };
  });

beforeEach(() => {
  clearCheckout();
  cartStore.setState({ cart });
  setMeasures(a.key, said);
  setMeasures(b.key, "counter");
});

test.each([
  ["taken out", () => removeLine(a.key)],
  ["counted down to none", () => setQuantity(a.key, 0)],
])("a line %s takes its measures along", async (_how, run) => {
  answers([b]);
  await run();
  expect(measures()).toEqual({ [b.key]: "counter" });
});

test("a line of more pieces keeps them for when it is one again", async () => {
  answers([{ ...a, qty: 2 }, b]);
  await setQuantity(a.key, 2);
  expect(measures()).toEqual({ [a.key]: said, [b.key]: "counter" });
});

test("other days take them along", async () => {
  answers([{ ...a, key: "moved" }, b], "moved");
  await changeLinePeriod(a.key, { from: "2027-02-20", to: "2027-02-21" });
  expect(measures()).toEqual({ moved: said, [b.key]: "counter" });
});

test("another size has them too, and as long as the line may be given back so does that", async () => {
  const larger = { ...a, key: "larger", replaces: { line: a, source: null } };
  answers([larger, b], "larger");
  await replaceLine(a.key, newLine({ sku: "A-180" }));
  expect(measures()).toEqual({ [a.key]: said, larger: said, [b.key]: "counter" });
  answers([larger]);
  await removeLine(b.key);
  expect(measures()).toEqual({ [a.key]: said, larger: said });
  answers([{ ...larger, replaces: undefined }]);
  await removeLine("another");
  expect(measures()).toEqual({ larger: said });
});
