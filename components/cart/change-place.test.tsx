import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { reservationStore, setPlace } from "@/stores/reservation";
import { CartPlace } from "./cart-place";
import { PlaceChoiceProvider } from "./place-choice";

const mockMoveCart = jest.fn();
jest.mock("@/stores/cart-actions", () => ({ moveCart: (...call: unknown[]) => mockMoveCart(...call) }));

const places = { praha: "v\u00a0Praze", brno: "v\u00a0Brně", plzen: "v\u00a0Plzni" };
const branches = Object.entries(places).map(([id, locative]) => ({ id, name: id, locative, partner_id: null }));
const lineOf = (status: CartLine["status"]) => ({ key: "k1", sku: "A", name: "Lyže", status }) as CartLine;
const fill = (source: string, ...lines: CartLine[]) =>
  act(() => cartStore.setState(({ cart }) => ({ cart: { ...cart, lines, source: { id: source, name: source } } })));

function show(wished: string) {
  fill("praha", lineOf("ok"));
  reservationStore.setState({ branches });
  setPlace({ kind: "branch", source: wished });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <PlaceChoiceProvider>
        <CartPlace storeView={getStoreView("main")} />
      </PlaceChoiceProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

/** As `moveCart` of the store does: the cart is elsewhere, each line is asked for, and the wish follows. */
const moves = (...lines: CartLine[]) =>
  mockMoveCart.mockImplementation(async ({ id }: { id: string }) => {
    fill(id, ...lines);
    act(() => setPlace({ kind: "branch", source: id }));
    return { ok: true };
  });

const moveTo = (id: keyof typeof places) => screen.getByRole("button", { name: `Převzít celý košík ${places[id]}` });
const change = () => screen.getByRole("button", { name: "Změnit místo" });

test("the wished branch is offered for the whole cart once, above the way to the others", async () => {
  const user = show("brno");
  await user.click(change());
  expect(screen.getAllByRole("button", { name: /^Převzít celý košík/u }).map(({ textContent }) => textContent)).toEqual(
    ["Převzít celý košík v\u00a0Brně", "Převzít celý košík v\u00a0Plzni"],
  );
});

test.each(["plzen", "brno"] as const)(
  "to %s: the focus goes to the way on, and what became of it is said once the shop has answered",
  async (to) => {
    const user = show("brno");
    await user.click(change());
    moves(lineOf("pending"));
    await user.click(moveTo(to));
    expect(change()).toHaveFocus();
    expect(change()).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    fill(to, lineOf("ok"));
    const said = screen.getByRole("status");
    expect(said).toHaveTextContent(`Celý košík si teď vyzvednete ${places[to]}. Dostupnost`.replaceAll("\u00a0", " "));
  },
);

test("lines that the other branch does not have are counted", async () => {
  const user = show("praha");
  await user.click(change());
  moves(lineOf("out_of_stock"));
  await user.click(moveTo("brno"));
  expect(screen.getByRole("status")).toHaveTextContent("1 položka ještě potřebuje vaše rozhodnutí.");
});
