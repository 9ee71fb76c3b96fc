import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import messages from "@/messages/cs-CZ.json";
import { cartStore, startView } from "@/stores/cart";
import { reservationStore } from "@/stores/reservation";
import CartElsewhere, { type CartElsewhereProps } from "./cart-elsewhere";

const mockMoveCart = jest.fn(async (..._call: unknown[]) => ({ ok: true }));
jest.mock("@/stores/cart-actions", () => ({ moveCart: (...call: unknown[]) => mockMoveCart(...call) }));

const branch = (id: string, name: string, locative: string) => ({ id, name, locative, partner_id: null });
const praha = branch("praha", "Praha", "v Praze");
const brno = branch("brno", "Brno", "v Brně");

beforeEach(() => {
  mockMoveCart.mockClear();
  cartStore.setState({ ...startView, online: true });
  reservationStore.setState({ branches: [praha, brno] });
});

const show = (more: Partial<CartElsewhereProps>) =>
  render(
    <CartElsewhere
      cartSource={praha}
      locked
      sources={[praha, brno]}
      to={brno}
      labels={messages.rentalIsland}
      {...more}
    />,
  );
const move = () => screen.queryByRole("button", { name: "Převzít celý košík v Brně" });

test("the cart's branch wins over the wished one: both are named, and the whole cart can be moved", async () => {
  show({});
  expect(document.body).toHaveTextContent(/v Praze.*v Brně/u);
  await userEvent.setup().click(move()!);
  expect(mockMoveCart).toHaveBeenCalledWith(brno, false);
});

test("a thing that the cart's branch doesn't have is shown where it is, with the same way", () => {
  show({ locked: false });
  expect(document.body).toHaveTextContent(/v Brně/u);
  expect(move()).toBeInTheDocument();
});

test("a branch without the thing is no place to move the cart to", () => {
  show({ sources: [praha] });
  expect(move()).toBeNull();
});

test("a cart of a branch that this front doesn't know keeps its name", () => {
  show({ cartSource: { id: "jinde", name: "Lipno" } });
  expect(document.body).toHaveTextContent(/Lipno/u);
});
