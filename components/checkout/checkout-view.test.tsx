import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { forgetLogin, noteLogin } from "@/stores/account-hint";
import CheckoutView from "./checkout-view";

jest.mock("@/stores/cart-actions", () => ({ openCart: async () => undefined, openCheckout: async () => undefined }));
const mockStop = jest.fn();
jest.mock("@/stores/fill-known-renter", () => ({ fillKnownRenter: () => mockStop }));

/** Its words come on need, so it waits for them. */
const show = () =>
  act(async () =>
    render(
      <NextIntlClientProvider locale="cs-CZ" messages={messages}>
        <CheckoutView storeCode="main" sources={[]} />
      </NextIntlClientProvider>,
    ),
  );

afterEach(() => act(() => forgetLogin()));

test("a guest orders without registering", async () => {
  await show();
  expect(await screen.findByText("Objednáte bez registrace.")).toBeInTheDocument();
});

test("whoever is logged in is not told to order without registering", async () => {
  noteLogin("customer-1", Date.now());
  await show();
  expect(await screen.findByText("Objednáváte ze svého účtu.")).toBeInTheDocument();
  expect(screen.queryByText("Objednáte bez registrace.")).not.toBeInTheDocument();
});

test("whose login ends meanwhile, here or in another tab, goes on as a guest and is told so", async () => {
  const endings = [forgetLogin, () => (localStorage.clear(), window.dispatchEvent(new StorageEvent("storage")))];
  for (const end of endings) {
    noteLogin("customer-1", Date.now());
    const { unmount } = await show();
    expect(await screen.findByText("Objednáváte ze svého účtu.")).toBeInTheDocument();
    mockStop.mockClear();
    await act(async () => void end());
    expect(screen.getByText("Objednáte bez registrace.")).toBeInTheDocument();
    expect(mockStop).toHaveBeenCalledTimes(1);
    unmount();
  }
});

test("an order may open an account on its way, and stays a guest's", async () => {
  await show();
  await act(async () => noteLogin("customer-1", Date.now()));
  expect(screen.getByText("Objednáte bez registrace.")).toBeInTheDocument();
});
