import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore, startView } from "@/stores/cart";
import { rememberOrder } from "@/stores/last-order";
import { EmptyCheckout } from "./empty-checkout";

jest.mock("@/stores/cart-actions", () => ({}));
jest.mock("@/stores/api", () => ({}));

const show = () =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <EmptyCheckout storeView={getStoreView("main")} />
    </NextIntlClientProvider>,
  );
const ORDER_ID = "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";
beforeEach(() => {
  sessionStorage.clear();
  cartStore.setState(startView);
});

test("after an order the empty checkout leads to it", () => {
  rememberOrder({ id: ORDER_ID, decided: true });
  cartStore.setState({ placedOrders: [{ orderId: ORDER_ID, number: "S1" }] });
  show();
  expect(screen.getByRole("link", { name: "Objednávku máte, tady je" })).toHaveAttribute(
    "href",
    `/checkout?step=done&id=${ORDER_ID}`,
  );
});

test("an order that was tried, and of which nothing is known, is not claimed to stand", () => {
  rememberOrder({ id: ORDER_ID, decided: false });
  show();
  expect(screen.getByText("Košík je prázdný")).toBeInTheDocument();
});

test("before any order it invites to choose", () => {
  show();
  expect(screen.getByText("Košík je prázdný")).toBeInTheDocument();
});
