import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { addDays, shopDay } from "@/lib/domain/days";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore, startView } from "@/stores/cart";
import { PlacedOrders } from "./placed-orders";

const mockForget = jest.fn(async (_id: string) => undefined);
jest.mock("@/stores/order-actions", () => ({ forgetOrder: (id: string) => mockForget(id) }));

const mockKeptPasses = new Set<string>();
jest.mock("@/stores/kept-passes", () => ({
  isPassKept: async (path: string) => mockKeptPasses.has(path),
  forgetPass: async (path: string) => void mockKeptPasses.delete(path),
}));

const today = shopDay(new Date());
const ID = "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";

function show(placedOrders: typeof startView.placedOrders) {
  cartStore.setState({ ...startView, placedOrders });
  return render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <PlacedOrders storeView={getStoreView("main")} />
    </NextIntlClientProvider>,
  );
}

test("an order leads back to itself until its last day, and can be forgotten", async () => {
  show([
    { orderId: ID, number: "S1042", period: { from: addDays(today, -2), to: today } },
    { orderId: "over", number: "S1041", period: { from: addDays(today, -5), to: addDays(today, -1) } },
  ]);
  expect(screen.getByRole("link", { name: "Zobrazit objednávku" })).toHaveAttribute(
    "href",
    `/checkout?step=done&id=${ID}`,
  );
  expect(screen.queryByText(/S1041/u)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /Zapomenout.*S1042/u }));
  expect(mockForget).toHaveBeenCalledWith(ID);
});

test("a pass that this device keeps is a press away, and is forgotten with its order", async () => {
  mockKeptPasses.add(`/order/pass?id=${ID}`);
  show([{ orderId: ID, number: "S1042", period: { from: today, to: today } }]);
  const pass = await screen.findByRole("link", { name: /Průkaz/u });
  expect(pass).toHaveAttribute("href", `/order/pass?id=${ID}`);
  await userEvent.click(screen.getByRole("button", { name: /Zapomenout/u }));
  expect(mockKeptPasses.size).toBe(0);
});

test("without an order there is nothing", () => {
  const { container } = show([{ orderId: ID, number: "S1042" }]);
  expect(container).toBeEmptyDOMElement();
});
