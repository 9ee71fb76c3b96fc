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
  act(async () => {
    render(
      <NextIntlClientProvider locale="cs-CZ" messages={messages}>
        <CheckoutView storeCode="main" sources={[]} />
      </NextIntlClientProvider>,
    );
  });

afterEach(() => forgetLogin());

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
