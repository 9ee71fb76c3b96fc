import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { reservationStore, setPlace } from "@/stores/reservation";
import { CartPlace } from "./cart-place";
import { OtherPlace } from "./other-place";

const places = { praha: "v\u00a0Praze", brno: "v\u00a0Brně", plzen: "v\u00a0Plzni" };
const branches = Object.entries(places).map(([id, locative]) => ({ id, name: id, locative, partner_id: null }));

test("the wished branch is offered for the whole cart once, above the way to the others", async () => {
  cartStore.setState({ cart: { ...cartStore.getState().cart, source: { id: "praha", name: "Praha" } } });
  reservationStore.setState({ branches });
  setPlace({ kind: "branch", source: "brno" });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <OtherPlace />
      <CartPlace storeView={getStoreView("main")} />
    </NextIntlClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "Změnit místo" }));
  const moves = screen.getAllByRole("button", { name: /^Převzít celý košík/u });
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    "Převzít celý košík v\u00a0Brně",
    "Převzít celý košík v\u00a0Plzni",
  ]);
});
