import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cartStore } from "@/stores/cart";
import { aLine } from "@/stores/testing/harness";
import messages from "@/messages/cs-CZ.json";
import { MoveCart } from "./move-cart";

const moveCart = jest.fn();
jest.mock("@/stores/cart-actions", () => ({ moveCart: (...args: unknown[]) => moveCart(...args) as unknown }));

const brno = { id: "brno", name: "Brno", locative: "v Brně" };

beforeEach(() => {
  moveCart.mockReset();
  const line = { ...aLine("SK-170"), name: "Lyže Javor" };
  cartStore.setState({ online: true, cart: { ...cartStore.getState().cart, lines: [line as never] } });
});

test("what is not there is named, and moved only by a second, other word", async () => {
  const user = userEvent.setup();
  moveCart.mockResolvedValueOnce({
    ok: false,
    error: { code: "not_at_source", details: { source: "brno", skus: ["SK-170"] } },
  });
  render(<MoveCart to={brno} labels={messages.rentalIsland.moveCart} />);
  await user.click(screen.getByRole("button", { name: "Převzít celý košík v Brně" }));
  expect(moveCart).toHaveBeenLastCalledWith(brno, false);
  expect(await screen.findByText(/nemáme: Lyže Javor/u)).toBeInTheDocument();
  moveCart.mockResolvedValueOnce({ ok: true });
  await user.click(screen.getByRole("button", { name: /Přesunout i\stak/u }));
  expect(moveCart).toHaveBeenLastCalledWith(brno, true);
});

test.each([
  ["closed_day", /mají v Brně zavřeno, takže tam nepředají: Lyže Javor/u],
  ["too_late", /Na první den už v Brně nestihnou připravit: Lyže Javor/u],
])("a branch that can't serve the days says why: %s", async (because, words) => {
  const details = { source: "brno", skus: ["SK-170"], because };
  moveCart.mockResolvedValueOnce({ ok: false, error: { code: "not_at_source", details } });
  render(<MoveCart to={brno} labels={messages.rentalIsland.moveCart} />);
  await userEvent.setup().click(screen.getByRole("button"));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test("without the network it says why nothing moves, and offers it again when the network is back", () => {
  cartStore.setState({ online: false });
  render(<MoveCart to={brno} labels={messages.rentalIsland.moveCart} />);
  expect(screen.getByRole("status")).toHaveTextContent(/Bez připojení/u);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => cartStore.setState({ online: true }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("button", { name: "Převzít celý košík v Brně" })).toBeInTheDocument();
});
