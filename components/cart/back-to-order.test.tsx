import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { addingTo, addTo, addToNone } from "@/stores/adding-to-order";
import { BackToOrder } from "./back-to-order";

const order = { id: "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d", number: "2027-000042" };
const show = () =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <BackToOrder storeView={getStoreView("main")} />
    </NextIntlClientProvider>,
  );
beforeEach(() => addToNone());

test("a cart that nobody fills for an order says nothing of one", () => {
  expect(show().container).toBeEmptyDOMElement();
});

test("who chooses more for an order is led back to its change, or orders it separately", async () => {
  addTo(order);
  show();
  expect(screen.getByText(/Vybíráte k.objednávce 2027-000042/u)).toBeInTheDocument();
  const back = screen.getByRole("link", { name: /Zpátky k.objednávce/u });
  expect(back).toHaveAttribute("href", `/order?id=${order.id}#order-change`);
  await userEvent.click(screen.getByRole("button", { name: "Objednat zvlášť" }));
  expect(back).not.toBeInTheDocument();
  expect(addingTo()).toBeNull();
});
