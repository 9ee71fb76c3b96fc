import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ServiceChoice } from "@/lib/contract";
import { chooseServices } from "@/lib/domain/additional-services";
import { addLine, type CartLine, cartBlock, emptyCart } from "@/lib/domain/cart";
import { newLine } from "@/lib/domain/test-support";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { ChosenServices, LineServices } from "./line-services";

const mockSet = jest.fn();
jest.mock("@/stores/cart-actions", () => ({ setLineServices: (...call: unknown[]) => mockSet(...call) }));

const words = { name: "Seřízení vázání", description: "Na vaši botu." };
const binding = { code: "binding", ...words, price: 12_000, options: [] };
const helmet = {
  code: "helmet",
  name: "Helma",
  price: 6_000,
  options: [
    { code: "child", name: "dětská", price: 6_000 },
    { code: "adult", name: "pro dospělé", price: 9_000 },
  ],
};
const choice = (code: string, selected_option: string | null = null): ServiceChoice => ({ code, selected_option });

const [bare] = addLine(emptyCart, newLine({ qty: 2 }), new Date("2027-02-01T10:00:00Z")).state.lines;
const lineWith = (chosen: ServiceChoice[], offered = [binding, helmet]): CartLine => ({
  ...bare!,
  services: chooseServices(offered, chosen),
});

function show(line: CartLine, Part = LineServices) {
  mockSet.mockClear();
  return render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Part line={line} locale="cs-CZ" />
    </NextIntlClientProvider>,
  );
}
const open = () => userEvent.click(screen.getByText(/^(Přidat|Změnit) služby$/u));

test("nothing stands where nothing can be had", () => {
  expect(show(lineWith([], [])).container).toBeEmptyDOMElement();
  expect(show(bare!).container).toBeEmptyDOMElement();
});

test("a tick or a list chooses, beside what is chosen already", async () => {
  const line = lineWith([]);
  show(line);
  await open();
  const group = screen.getByRole("group", { name: /^Služby k.položce Sjezdové lyže$/u });
  expect(group).toHaveTextContent(/Každá služba platí pro všechny 2.kusy\./u);
  const tick = within(group).getByRole("checkbox", { name: /Seřízení vázání 120,-.Kč/u });
  expect(tick).toHaveAccessibleDescription("Na vaši botu.");
  await userEvent.click(tick);
  expect(mockSet).toHaveBeenLastCalledWith(line.key, [choice("binding")]);
  await userEvent.selectOptions(within(group).getByRole("combobox", { name: "Helma" }), "adult");
  expect(mockSet).toHaveBeenLastCalledWith(line.key, [choice("helmet", "adult")]);
});

test("what is chosen is named with its price for all pieces, and can be taken off", async () => {
  const line = lineWith([choice("binding"), choice("helmet", "adult")]);
  show(line);
  await open();
  await userEvent.click(screen.getByRole("checkbox", { name: /Seřízení vázání/u }));
  expect(mockSet).toHaveBeenLastCalledWith(line.key, [choice("helmet", "adult")]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Helma" }), "nechci");
  expect(mockSet).toHaveBeenLastCalledWith(line.key, [choice("binding")]);
});

test("what the shop took away is in sight, is no price, and blocks the order until it is taken off", async () => {
  const line = lineWith([choice("binding"), choice("helmet", "adult")], [helmet]);
  expect(cartBlock([line])).toBe("other");
  expect(cartBlock([lineWith([choice("helmet", "adult")])])).toBeNull();
  show(line);
  const gone = screen.getByRole("checkbox", { name: "binding" });
  expect(gone).toHaveAccessibleDescription(/už k.té věci nenabízíme/u);
  await userEvent.click(gone);
  expect(mockSet).toHaveBeenLastCalledWith(line.key, [choice("helmet", "adult")]);
});

test("a drawer and a summary name what is chosen", () => {
  const { unmount } = show(lineWith([choice("binding"), choice("helmet", "adult")]), ChosenServices);
  expect(document.body).toHaveTextContent(/^Seřízení vázání, Helma: pro dospělé 420,- Kč$/u);
  unmount();
  show(lineWith([choice("helmet", "child")]), ChosenServices);
  expect(document.body).toHaveTextContent(/^Helma: dětská 120,- Kč$/u);
  expect(show(lineWith([]), ChosenServices).container).toBeEmptyDOMElement();
});

test("what was chosen for one is chosen for everybody who can have it by one press, and it is said", async () => {
  const chosen = lineWith([choice("binding"), choice("helmet", "adult")]);
  const other = { ...lineWith([choice("helmet", "child")]), key: "other" };
  const cannot = { ...lineWith([], []), key: "cannot" };
  const put = (lines: CartLine[]) => cartStore.setState({ cart: { ...emptyCart, lines } });
  put([chosen, other, cannot]);
  const { container } = show(chosen);
  await userEvent.click(container.querySelector("summary")!);
  const button = screen.getByRole("button", { name: /Stejné doplňky pro všechny/u });
  await userEvent.click(button);
  expect(mockSet.mock.calls).toEqual([["other", [choice("binding"), choice("helmet", "adult")]]]);
  act(() => put([chosen, { ...chosen, key: "other" }, cannot]));
  expect(screen.getByRole("status")).toHaveTextContent(/Platí pro všechny/u);
  expect(button).toHaveFocus();
});
