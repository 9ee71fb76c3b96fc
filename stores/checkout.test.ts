import { emptyCheckoutForm } from "@/lib/domain/checkout";
import type { Draft } from "@/lib/offline";
import {
  checkoutStore,
  clearCheckout,
  copyRenter,
  currentOrderId,
  draftOf,
  inCheckout,
  keepMeasures,
  moveRenter,
  restoreCheckout,
  saveCheckout,
  setMeasures,
  setPerson,
  type CheckoutDraft,
} from "./checkout";

const NOW = new Date("2027-01-10T10:00:00.000Z");
const named = (firstName: string) => ({
  ...emptyCheckoutForm,
  personalDetails: { ...emptyCheckoutForm.personalDetails, firstName },
});

const draftLike = (draft: Partial<CheckoutDraft>): Draft => ({ orderId: null, revision: 1, ...draft });

beforeEach(() => {
  clearCheckout();
  checkoutStore.setState({ ready: false });
});

test("a draft comes back as it was left", () => {
  saveCheckout({ form: named("Jana"), step: "payment" }, NOW);
  const orderId = currentOrderId();
  const kept = structuredClone(draftOf(checkoutStore.getState()));
  clearCheckout();
  restoreCheckout(kept);
  expect(checkoutStore.getState()).toMatchObject({
    ready: true,
    step: "payment",
    orderId,
    form: { personalDetails: { firstName: "Jana" } },
  });
});

test("what was typed while storage was being read is newer", () => {
  saveCheckout({ form: named("Nová") }, NOW);
  restoreCheckout(draftLike({ form: named("Stará"), modifiedAt: 1 }));
  expect(checkoutStore.getState()).toMatchObject({ ready: true, form: { personalDetails: { firstName: "Nová" } } });
});

test("nothing kept: an empty form that is ready", () => {
  restoreCheckout(null);
  expect(checkoutStore.getState()).toMatchObject({ ready: true, step: "personal", orderId: null });
});

test("one order keeps its id until it is closed", () => {
  const first = currentOrderId();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(currentOrderId()).toBe(first);
  clearCheckout();
  expect(currentOrderId()).not.toBe(first);
});

test("half an hour after the last change the shopper is no longer in checkout", () => {
  expect(inCheckout(NOW)).toBe(false);
  saveCheckout({ step: "shipping" }, NOW);
  expect(inCheckout(new Date(NOW.getTime() + 30 * 60_000))).toBe(true);
  expect(inCheckout(new Date(NOW.getTime() + 30 * 60_000 + 1))).toBe(false);
});

test("names follow their lines", () => {
  setPerson("a", "Ema");
  moveRenter("a", "b");
  expect(checkoutStore.getState().persons).toEqual({ b: "Ema" });
  setPerson("b", "");
  expect(checkoutStore.getState().persons).toEqual({});
});

test("measures follow their lines with the name, and are gone with the draft", () => {
  const said = { height: 128, weight: 26 };
  setPerson("a", "Ema");
  setMeasures("a", said);
  setMeasures("x", "counter");
  moveRenter("a", "b");
  expect(checkoutStore.getState()).toMatchObject({ persons: { b: "Ema" }, measures: { b: said, x: "counter" } });
  copyRenter("b", "c");
  moveRenter("c", "c");
  expect(checkoutStore.getState().measures).toEqual({ b: said, c: said, x: "counter" });
  setMeasures("x", null);
  keepMeasures(["c", "other"]);
  expect(checkoutStore.getState().measures).toEqual({ c: said });
  const kept = structuredClone(draftOf(checkoutStore.getState()));
  clearCheckout();
  expect(checkoutStore.getState().measures).toEqual({});
  setMeasures("d", "counter");
  restoreCheckout(kept);
  expect(checkoutStore.getState().measures).toEqual({ c: said, d: "counter" });
});

test("a draft of before measures were asked for is read", () => {
  restoreCheckout(draftLike({ persons: { a: "Ema" } }));
  expect(checkoutStore.getState()).toMatchObject({ persons: { a: "Ema" }, measures: {} });
});
