import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { addLine, emptyCart, type CartLine, type CartState } from "@/lib/domain/cart";
import { newLine } from "@/lib/domain/test-support";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { checkoutStore, clearCheckout, nameAgain, setMeasures, setPerson } from "@/stores/checkout";
import { forgetOwnMeasures, keepOwnMeasures } from "@/stores/own-measures";
import { LineMeasures } from "./line-measures";

const now = new Date("2027-02-01T10:00:00Z");
const cartOf = (...things: Parameters<typeof newLine>[0][]): CartState =>
  things.reduce<CartState>((state, thing) => addLine(state, newLine(thing), now).state, emptyCart);
const ski = (sku: string, name: string) => ({ sku, name, fittings: ["bindings" as const] });

const ordered = jest.fn();
/** As the checkout shows them: within its own form. */
function Lines() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ordered();
      }}
    >
      {cartStore.getState().cart.lines.map((line: CartLine) => (
        <LineMeasures key={line.key} line={line} storeView={getStoreView("main")} />
      ))}
      <button type="submit">Objednat</button>
    </form>
  );
}

function show(cart: CartState) {
  cartStore.setState({ cart });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Lines />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;
const opener = (name: RegExp | string) => screen.getByRole("button", { name });
async function open(user: User, name: RegExp | string = /^Míry pro nastavení: Lyže Ema/u) {
  await user.click(opener(name));
  return await screen.findByRole("dialog", { name: "Míry pro nastavení" });
}
const field = (label: RegExp) => screen.getByLabelText(label);
const fill = async (user: User, values: [RegExp, string][]) => {
  for (const [label, text] of values) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
};
const said = (name: string) => {
  const line = cartStore.getState().cart.lines.find((other) => other.name === name)!;
  return checkoutStore.getState().measures[line.key];
};
const key = (name: string) => cartStore.getState().cart.lines.find((line) => line.name === name)!.key;

const family = cartOf(
  ski("A", "Lyže Ema"),
  { sku: "TENT", name: "Stan", fittings: [] },
  { ...ski("B", "Lyže pro dva"), qty: 2 },
  ski("C", "Lyže Táta"),
);

beforeEach(() => {
  clearCheckout();
  forgetOwnMeasures();
  ordered.mockClear();
});

test("is asked for where a thing is set to one person, with the reason, the end and the way round it", async () => {
  const user = show(family);
  expect(screen.getAllByRole("button", { name: /^Míry pro nastavení/u })).toHaveLength(2);
  const dialog = await open(user);
  expect(dialog).toHaveTextContent(/technik seřídí vázání předem/u);
  expect(dialog).toHaveTextContent(/30.dní po vrácení je smažeme/u);
  expect(dialog).toHaveTextContent(/Za dítě je vyplní rodič/u);
  expect(dialog).toHaveTextContent(/řeknete to u.pultu/u);
  expect(within(dialog).getByRole("link")).toHaveAttribute("href", "/i/biometric");
  expect(dialog).not.toHaveTextContent(/věk|narození|DIN/iu);
  for (const input of within(dialog).getAllByRole("textbox")) expect(input).toHaveAttribute("autocomplete", "off");
  expect(field(/Výška/u)).toHaveAttribute("inputmode", "numeric");
  expect(within(dialog).getAllByRole("radio")).toHaveLength(3);
});

test("a bike asks for the height alone", async () => {
  const user = show(cartOf({ sku: "BIKE", name: "Kolo", fittings: ["saddle"] }));
  const dialog = await open(user, /^Míry pro nastavení: Kolo/u);
  expect(within(dialog).getAllByRole("textbox")).toHaveLength(1);
  expect(within(dialog).queryByRole("radio")).toBeNull();
  expect(dialog).toHaveTextContent(/nastavíme sedlo/u);
});

test("by keyboard from the button to what is saved; the focus comes back, and the line shows no value", async () => {
  const user = show(cartOf(ski("A", "Lyže Ema")));
  await user.tab();
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog");
  await user.tab();
  expect(screen.getByRole("link")).toHaveFocus();
  await user.tab();
  await user.keyboard("128");
  await user.tab();
  await user.keyboard("26");
  await user.tab();
  await user.keyboard("EU 33");
  expect(field(/velikost boty/u)).toHaveAccessibleDescription(/Rozumíme: chodidlo 21.cm, asi EU.33/u);
  await user.tab();
  await user.keyboard(" ");
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(said("Lyže Ema")).toEqual({ height: 128, weight: 26, foot: 210, level: "cautious" });
  expect(ordered).not.toHaveBeenCalled();
  const change = opener(/^Upravit míry: Lyže Ema/u);
  expect(change).toHaveFocus();
  expect(change.parentElement).toHaveTextContent(/^Míry: zadanéUpravit$/u);
});

test("what can't be read is said at its field and gets the focus; nothing at all is no answer", async () => {
  const user = show(family);
  await open(user);
  await user.click(opener("Uložit"));
  expect(field(/Výška/u)).toHaveFocus();
  expect(field(/Výška/u)).toHaveAccessibleDescription(/aspoň jeden údaj/u);
  await fill(user, [
    [/Výška/u, "128"],
    [/Váha/u, "300"],
    [/velikost boty/u, "12"],
  ]);
  await user.click(opener("Uložit"));
  expect(field(/Výška/u)).toBeValid();
  expect(field(/Váha/u)).toHaveFocus();
  expect(field(/Váha/u)).toHaveAccessibleDescription(/celým číslem, 8–\u2060200/u);
  expect(field(/velikost boty/u)).toHaveAccessibleDescription(/velikost boty, třeba EU.42/u);
  expect(field(/velikost boty/u)).toHaveAccessibleDescription(/délku chodidla v.centimetrech, 15–\u206033,/u);
  expect(said("Lyže Ema")).toBeUndefined();
  await fill(user, [[/Váha/u, "30"]]);
  expect(field(/Váha/u)).toBeValid();
  await user.clear(field(/velikost boty/u));
  await user.click(opener("Uložit"));
  expect(said("Lyže Ema")).toEqual({ height: 128, weight: 30 });
});

test("one after another: the next line that needs it opens by itself, the last one ends it", async () => {
  const user = show(family);
  act(() => setPerson(key("Lyže Táta"), "Táta"));
  const dialog = await open(user);
  await fill(user, [[/Výška/u, "128"]]);
  await user.click(opener(/^Uložit a.další osoba$/u));
  expect(said("Lyže Ema")).toEqual({ height: 128 });
  expect(within(dialog).getByRole("group", { name: /^Lyže Táta, pro: Táta/u })).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(field(/Výška/u)).toHaveFocus();
  expect(field(/Výška/u)).toHaveValue("");
  expect(screen.queryByRole("button", { name: /^Uložit a.další osoba$/u })).toBeNull();
  await user.keyboard("184{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(said("Lyže Táta")).toEqual({ height: 184 });
  expect(opener(/^Doplnit míry: Lyže Ema/u)).toHaveFocus();
  expect(ordered).not.toHaveBeenCalled();
});

test("left for the counter is an answer: it takes back what was given, and asks no more", async () => {
  const user = show(family);
  act(() => setMeasures(key("Lyže Táta"), { height: 184 }));
  await open(user, /^Doplnit míry: Lyže Táta/u);
  expect(field(/Výška/u)).toHaveValue("184");
  await user.click(opener(/Řeknu to u.pultu/u));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(said("Lyže Táta")).toBe("counter");
  expect(screen.getByText(/Míry: řeknete u.pultu/u)).toBeInTheDocument();
  await open(user);
  expect(screen.queryByRole("button", { name: /^Uložit a.další osoba$/u })).toBeNull();
});

test("closed without saving nothing is kept", async () => {
  const user = show(family);
  await open(user);
  await fill(user, [[/Výška/u, "128"]]);
  await user.click(opener("Zavřít míry"));
  expect(checkoutStore.getState().measures).toEqual({});
  await open(user);
  expect(field(/Výška/u)).toHaveValue("");
});

test("somebody's second thing takes over what was said of the first, and nobody else's does", async () => {
  const user = show(
    cartOf({ sku: "BIKE", name: "Kolo", fittings: ["saddle"] }, ski("A", "Lyže Ema"), ski("C", "Lyže Táta")),
  );
  act(() => setPerson(key("Kolo"), "Ema "));
  act(() => setPerson(key("Lyže Ema"), "ema"));
  act(() => setPerson(key("Lyže Táta"), "Táta"));
  act(() => setMeasures(key("Kolo"), { height: 128 }));
  act(() => setMeasures(key("Lyže Táta"), { height: 184, weight: 90 }));
  await open(user);
  await fill(user, [[/Váha/u, "26"]]);
  await user.click(opener(/^Převzít z.položky Kolo$/u));
  expect(field(/Výška/u)).toHaveValue("128");
  expect(field(/Váha/u)).toHaveValue("26");
  await user.click(opener("Zavřít míry"));
  await open(user, /^Doplnit míry: Lyže Táta/u);
  expect(screen.queryByRole("button", { name: /^Převzít/u })).toBeNull();
});

test("a foot is read in centimetres as everywhere, and one that the height denies is questioned first", async () => {
  const user = show(family);
  await open(user, /^Míry pro nastavení: Lyže Táta/u);
  await fill(user, [
    [/Výška/u, "178"],
    [/velikost boty/u, "27,5"],
  ]);
  expect(field(/velikost boty/u)).toHaveAccessibleDescription(/Rozumíme: chodidlo 27,5.cm, asi EU.42,5/u);
  await user.clear(field(/velikost boty/u));
  await user.type(field(/velikost boty/u), "17,5");
  await user.click(opener("Uložit"));
  expect(said("Lyže Táta")).toBeUndefined();
  expect(field(/velikost boty/u)).toHaveFocus();
  expect(field(/velikost boty/u)).toHaveAccessibleDescription(/Chodidlo 17,5.cm se k.výšce 178.cm nehodí/u);
  await user.click(opener("Uložit"));
  expect(said("Lyže Táta")).toEqual({ height: 178, foot: 175 });
});

test("what this device knows of its owner is filled in by a press, never silently", async () => {
  keepOwnMeasures({ body: { height: 178, foot: 275 }, on: false });
  const user = show(cartOf(ski("A", "Lyže Ema"), { sku: "BIKE", name: "Kolo", fittings: ["saddle"] }));
  await open(user);
  expect(field(/Výška/u)).toHaveValue("");
  await fill(user, [[/Váha/u, "80"]]);
  await user.click(opener(/^Doplnit moje: výška 178.cm, chodidlo 27,5.cm$/u));
  expect(field(/Výška/u)).toHaveValue("178");
  expect(field(/Váha/u)).toHaveValue("80");
  expect(field(/velikost boty/u)).toHaveValue("27,5");
  await user.click(opener(/^Uložit a.další osoba$/u));
  expect(said("Lyže Ema")).toEqual({ height: 178, weight: 80, foot: 275 });
  expect(opener(/^Doplnit moje: výška 178.cm$/u)).toBeInTheDocument();
});

test("of whom a part is known the rest is asked for; of the measures themselves nothing stands there", async () => {
  show(cartOf(ski("SKI-1", "Lyže Ema")));
  const [line] = cartStore.getState().cart.lines;
  act(() => nameAgain(line!, "Anička", [line!], [{ name: "Anička", data: { height: 128, weight: 26, foot: 210 } }]));
  expect(said("Lyže Ema")).toEqual({ height: 128, weight: 26, foot: 210 });
  expect(screen.getByText(messages.cart.measures.inPart)).toBeVisible();
  expect(screen.queryByText(/128/u)).toBeNull();
  const user = userEvent.setup();
  await open(user, /^Doplnit míry: Lyže Ema/u);
  expect(field(/^Výška/u)).toHaveValue("128");
  await user.click(screen.getByRole("radio", { name: /^Opatrně/u }));
  await user.click(screen.getByRole("button", { name: "Uložit" }));
  expect(said("Lyže Ema")).toEqual({ height: 128, weight: 26, foot: 210, level: "cautious" });
  expect(screen.getByText(messages.cart.measures.given)).toBeVisible();
});
