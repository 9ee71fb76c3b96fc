import type { ApiClient } from "@/lib/api";
import type { Customer } from "@/lib/contract";
import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { createCheckoutStore } from "./checkout";
import { fillKnownRenter } from "./fill-known-renter";

const customer: Customer = {
  ...{ id: 7, email: "jana@example.com", firstname: "Jana", lastname: "Nová", created_at: "" },
  ...{ telephone: "", company: "", company_id: "", vat_id: "" },
  ...{ street: [], city: "", postcode: "", country_id: "" },
};
/** All that waits for an answer that is there already has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const answering = (answer: unknown) => () => Promise.resolve({ call: async () => answer } as unknown as ApiClient);
const opened = () => {
  const store = createCheckoutStore(() => new Date(1000));
  store.setState({ ready: true, orderId: "one" });
  return store;
};
const named = (firstName: string) => ({
  ...emptyCheckoutForm,
  personalDetails: { ...emptyCheckoutForm.personalDetails, firstName },
});

test("whoever is logged in finds what the account knows, and what they type stands", async () => {
  const store = opened();
  fillKnownRenter(store, answering({ ok: true, value: customer }));
  await settled();
  expect(store.getState().form.personalDetails).toMatchObject({ firstName: "Jana", lastName: "Nová" });
  store.setState({ form: named("") });
  expect(store.getState().form.personalDetails.firstName).toBe("");
});

test("what was typed while the shop was asked stands", async () => {
  const store = opened();
  fillKnownRenter(store, answering({ ok: true, value: customer }));
  store.setState({ form: named("Petr") });
  await settled();
  expect(store.getState().form.personalDetails).toMatchObject({ firstName: "Petr", emailAddress: customer.email });
});

test("an order that was placed leaves nothing behind, nor does a checkout that was left", async () => {
  const store = opened();
  const stop = fillKnownRenter(store, answering({ ok: true, value: customer }));
  await settled();
  const before = { form: emptyCheckoutForm, typedAt: {} };
  store.setState({ ...before, orderId: null });
  expect(store.getState().form).toEqual(emptyCheckoutForm);
  stop();
  store.setState({ ...before, orderId: "two" });
  expect(store.getState().form).toEqual(emptyCheckoutForm);
});

test.each([
  ["refused", answering({ ok: false, error: { code: "login_required" } })],
  ["unreachable", () => Promise.reject(new Error("no network"))],
])("a shop that is %s changes nothing", async (_, api) => {
  const store = opened();
  fillKnownRenter(store, api);
  await settled();
  expect(store.getState().form).toEqual(emptyCheckoutForm);
});
