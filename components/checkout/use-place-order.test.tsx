import { act, renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { PaymentMethod } from "@/lib/contract";
import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { usePlaceOrder } from "./use-place-order";

const id = "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";
const order = { order_id: id, payment_gateway: "sandbox", status: "pending_payment", payment_status: "open" };
const mockPage = jest.fn();
jest.mock("@/stores/order-actions", () => ({
  placeOrder: async () => ({ kind: "placed", order }),
  paymentPage: (...call: unknown[]) => mockPage(...call) as unknown,
}));
jest.mock("@/lib/routes", () => ({
  ...jest.requireActual<object>("@/lib/routes"),
  orderPath: (_store: unknown, placed: string) => `#${placed}`,
}));
jest.mock("@/lib/domain/order-persons", () => ({ orderWithPersons: () => ({}), thingOf: () => "" }));

const place = async (shown?: PaymentMethod) => {
  const { result } = renderHook(() => usePlaceOrder(getStoreView("main")), {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        {children}
      </NextIntlClientProvider>
    ),
  });
  await act(() => result.current.place(emptyCheckoutForm, 100, shown));
  return result;
};

test("the way to the gateway keeps the screen busy; who comes Back from there finds it at rest", async () => {
  mockPage.mockResolvedValue("#gateway");
  const result = await place();
  expect([window.location.hash, result.current.busy]).toEqual(["#gateway", true]);
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await waitFor(() => expect(result.current.busy).toBe(false));
});

test("an order that stands leads to its own page where that of its payment can't be asked for", async () => {
  mockPage.mockRejectedValue(new Error("no network"));
  const result = await place();
  expect([result.current.refusal, window.location.hash]).toEqual([null, `#${id}`]);
});

test("a method that was shown otherwise than it is paid is reported, and the order goes on by it", async () => {
  mockPage.mockResolvedValue("#gateway");
  const reported = (globalThis.reportError = jest.fn());
  const shown = { code: "card", is_server_method: true } as PaymentMethod;
  await place(shown);
  expect(reported).not.toHaveBeenCalled();
  window.location.hash = "";
  await place({ ...shown, is_server_method: false });
  expect(reported).toHaveBeenCalledTimes(1);
  expect(String(reported.mock.calls[0])).toContain("payment methods conflict: card");
  expect(window.location.hash).toBe("#gateway");
});
