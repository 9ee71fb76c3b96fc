import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { EmptyCheckout } from "./empty-checkout";
import { rememberOrder } from "./last-order";

jest.mock("@/stores/cart-actions", () => ({}));
jest.mock("@/stores/api", () => ({}));

const show = () =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <EmptyCheckout storeView={getStoreView("main")} />
    </NextIntlClientProvider>,
  );
beforeEach(() => sessionStorage.clear());

test("after an order the empty checkout leads to it", () => {
  rememberOrder("3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d");
  show();
  expect(screen.getByRole("link", { name: "Objednávku máte, tady je" })).toHaveAttribute(
    "href",
    "/checkout?step=done&id=3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d",
  );
});

test("before any order it invites to choose", () => {
  show();
  expect(screen.getByText("Košík je prázdný")).toBeInTheDocument();
});
