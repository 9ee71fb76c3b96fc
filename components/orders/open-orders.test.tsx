import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore, startView, type OpenOrder } from "@/stores/cart";
import { OpenOrders } from "./open-orders";
import OrderQuestion from "./order-question";

const mockActions = {
  sendOrder: jest.fn(async () => undefined),
  putOffOrder: jest.fn(async () => undefined),
  forgetOrder: jest.fn(async () => undefined),
  takeOrderBack: jest.fn(async () => true),
  acceptStandingOrder: jest.fn(async () => true),
  orderAnother: jest.fn(async () => undefined),
};
jest.mock("@/stores/order-actions", () => ({
  sendOrder: (...call: []) => mockActions.sendOrder(...call),
  putOffOrder: (...call: []) => mockActions.putOffOrder(...call),
  forgetOrder: (...call: []) => mockActions.forgetOrder(...call),
  takeOrderBack: (...call: []) => mockActions.takeOrderBack(...call),
  acceptStandingOrder: (...call: []) => mockActions.acceptStandingOrder(...call),
  orderAnother: (...call: []) => mockActions.orderAnother(...call),
}));
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => children,
}));

const ID = "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";
const order = (more: Partial<OpenOrder>): OpenOrder => ({
  orderId: ID,
  state: "waiting",
  things: ["Völkl Deacon 80", "Hůlky"],
  error: null,
  inCart: false,
  onItsWay: false,
  acknowledged: false,
  ...more,
});

function show(element: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      {element}
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
function showOrder(more: Partial<OpenOrder>) {
  cartStore.setState({ ...startView, openOrders: [order(more)] });
  return show(<OpenOrders storeView={getStoreView("main")} />);
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => Object.values(mockActions).forEach((action) => action.mockClear()));

test("one that waits leads back to it", () => {
  showOrder({});
  expect(screen.getByText(/Völkl Deacon 80, Hůlky/u)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Zobrazit objednávku" })).toHaveAttribute(
    "href",
    `/checkout?step=done&id=${ID}`,
  );
});

test("one whose answer is still to come says so, and while there is no network that it waits", () => {
  showOrder({ inCart: true, onItsWay: true });
  expect(screen.getByRole("status")).toHaveTextContent(/právě odesíláme/u);
  cleanup();
  cartStore.setState({ online: false });
  show(<OpenOrders storeView={getStoreView("main")} />);
  expect(screen.getByText("Objednávka čeká na odeslání")).toBeInTheDocument();
});

test("one that is asked about goes out with a press, once there is a network", async () => {
  const user = showOrder({ state: "asking" });
  await user.click(button("Odeslat objednávku"));
  expect(mockActions.sendOrder).toHaveBeenCalledWith(ID);
});

test("and offline says when it can", () => {
  cartStore.setState({ ...startView, online: false, openOrders: [order({ state: "asking" })] });
  show(<OpenOrders storeView={getStoreView("main")} />);
  expect(button("Odeslat objednávku")).toBeDisabled();
  expect(screen.getByText("Odeslat půjde, až budete připojeni.")).toBeInTheDocument();
});

test("a refused one says why, and can be taken back, sent again or thrown away", async () => {
  const user = showOrder({ state: "refused", error: { code: "out_of_stock", message: "" } });
  expect(screen.getByRole("alert")).toHaveTextContent(/V tomto termínu už není volno/u);
  await user.click(button("Vrátit do košíku"));
  expect(mockActions.takeOrderBack).toHaveBeenCalledWith(ID);
  await user.click(button("Odeslat znovu"));
  expect(mockActions.sendOrder).toHaveBeenCalledWith(ID);
  await user.click(button("Zahodit objednávku"));
  expect(mockActions.forgetOrder).toHaveBeenCalledWith(ID);
});

test("while another shop's things are in the cart it can't be taken back, and that is said", async () => {
  mockActions.takeOrderBack.mockResolvedValueOnce(false);
  const user = showOrder({ state: "refused", error: { code: "out_of_stock", message: "" } });
  await user.click(button("Vrátit do košíku"));
  expect(await screen.findByText(/vybavení odjinud/u)).toBeInTheDocument();
});

test("one whose things are in the cart already only wants to be seen", async () => {
  const user = showOrder({ state: "refused", inCart: true, error: { code: "closed_day", message: "" } });
  expect(screen.queryByRole("button", { name: "Odeslat znovu" })).not.toBeInTheDocument();
  await user.click(button("Rozumím"));
  expect(mockActions.forgetOrder).toHaveBeenCalledWith(ID);
});

test("one that the shop has in another form is a question", async () => {
  mockActions.acceptStandingOrder.mockResolvedValueOnce(false);
  const user = showOrder({ state: "refused", error: { code: "order_conflict", message: "" } });
  expect(screen.getByText("Tuhle objednávku už jednou máme")).toBeInTheDocument();
  await user.click(button("Platí ta první"));
  expect(await screen.findByText(/Půjčovna teď neodpovídá/u)).toBeInTheDocument();
  await user.click(button("Objednat ještě jednou"));
  expect(mockActions.orderAnother).toHaveBeenCalledWith(ID);
});

test("the question of the shell is a dialog with two answers", async () => {
  const user = show(<OrderQuestion storeCode="main" order={order({ state: "asking" })} />);
  expect(screen.getByRole("dialog", { name: "Máte neodeslanou objednávku" })).toHaveTextContent(/Völkl Deacon 80/u);
  await user.click(button("Odeslat objednávku"));
  expect(mockActions.sendOrder).toHaveBeenCalledWith(ID);
});

test("and closing it puts the question off", async () => {
  const user = show(<OrderQuestion storeCode="main" order={order({ state: "asking" })} />);
  await user.click(screen.getAllByRole("button", { name: "Teď ne" })[0]!);
  expect(mockActions.putOffOrder).toHaveBeenCalledWith(ID);
  expect(mockActions.sendOrder).not.toHaveBeenCalled();
});
