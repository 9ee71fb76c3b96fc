import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { addLine, emptyCart } from "@/lib/domain/cart";
import { newLine } from "@/lib/domain/test-support";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { CartSums } from "./cart-sums";

const sums = {
  subtotal_incl_tax: 119_000,
  shipping: 31_800,
  payment: 0,
  services: 0,
  discount: 0,
  tax: 0,
  grand_total: 150_800,
  deposit: 0,
};
const show = (ways: { delivery: number; collection: number }, shipping = sums.shipping) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CartSums sums={{ ...sums, shipping }} locale="cs-CZ" withShipping ways={ways} />
    </NextIntlClientProvider>,
  );

test("shipping there and back are two rows with their own prices", () => {
  show({ delivery: 15_900, collection: 15_900 });
  expect(screen.getByText("Doprava tam").parentElement).toHaveTextContent("159,- Kč");
  expect(screen.getByText("Doprava zpátky").parentElement).toHaveTextContent("159,- Kč");
  expect(screen.queryByText("Doprava")).not.toBeInTheDocument();
});

test("who brings things back themselves reads of no carrier that would fetch them", () => {
  const { container } = show({ delivery: 15_900, collection: 0 }, 15_900);
  expect(screen.getByText("Doprava zpátky").parentElement).toHaveTextContent("zdarma");
  expect(container).not.toHaveTextContent(/Svoz/u);
});

test("prices that don't make up the sum stand back: the sum alone is said", () => {
  show({ delivery: 15_900, collection: 0 });
  expect(screen.getByText("Doprava").parentElement).toHaveTextContent("318,- Kč");
  expect(screen.queryByText("Doprava zpátky")).not.toBeInTheDocument();
});

test("lines that are not in the sum are said beside it", () => {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CartSums sums={{ ...sums, without: 2 }} locale="cs-CZ" compact />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText("2 položky, které teď půjčit nejde, do ceny nepočítáme.")).toBeInTheDocument();
});

test.each([
  [[{}], "Půjčovné"],
  [[{ withoutDays: true as const }], "Cena položek"],
  [[{}, { withoutDays: true as const }], "Cena položek"],
])("what %j come to is called %s", (kinds, name) => {
  const line = addLine(emptyCart, newLine(), new Date("2027-01-05T10:00:00Z")).state.lines[0]!;
  cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: kinds.map((kind) => ({ ...line, ...kind })) } }));
  show({ delivery: 15_900, collection: 15_900 });
  expect(screen.getByText(name).parentElement).toHaveTextContent("1 190,- Kč");
});

test("a discount that only the shop can say is named, with its coupon, and has no amount", () => {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <CartSums sums={{ ...sums, coupon_code: "VITEJTE10", discountOpen: true }} locale="cs-CZ" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText("Sleva, kupón VITEJTE10").parentElement).toHaveTextContent("upřesníme");
});
