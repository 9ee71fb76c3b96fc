import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { addLine, type CartState, emptyCart } from "@/lib/domain/cart";
import { newLine } from "@/lib/domain/test-support";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { checkoutStore } from "@/stores/checkout";
import { LinePerson } from "./line-person";

const names = ["Lyže", "Boty", "Hůlky"];
const cart = names.reduce<CartState>(
  (state, name) => addLine(state, newLine({ sku: name, name }), new Date("2027-02-01T10:00:00Z")).state,
  emptyCart,
);

test("who is named once is named at the next thing by one press, each name standing there once", async () => {
  cartStore.setState({ cart });
  checkoutStore.setState({ persons: {} });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      {cart.lines.map((line) => (
        <LinePerson key={line.key} line={line} />
      ))}
    </NextIntlClientProvider>,
  );
  const again = () => screen.queryAllByRole("button", { name: /^Bude to mít /u }).map((button) => button.textContent);
  expect(again()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Napsat, pro koho to je: Lyže" }));
  await userEvent.keyboard("Ema");
  expect(again()).toEqual(["Bude to mít Ema?", "Bude to mít Ema?"]);
  await userEvent.click(screen.getByRole("button", { name: "Bude to mít Ema? Boty" }));
  // Each name stands there as a fact, with a way to change it; the field is gone.
  expect(screen.getAllByText("Pro: Ema")).toHaveLength(2);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(again()).toEqual(["Bude to mít Ema?"]);
  expect(Object.values(checkoutStore.getState().persons)).toEqual(["Ema", "Ema"]);
});

test("nobody is asked for whom a guide is, or a voucher", () => {
  const { lines } = addLine(emptyCart, newLine({ name: "Průvodce", withoutDays: true }), new Date()).state;
  cartStore.setState({ cart: { ...cart, lines } });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      {lines.map((line) => (
        <LinePerson key={line.key} line={line} />
      ))}
    </NextIntlClientProvider>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("a name folds to a fact by Enter, Tab and a press elsewhere, which hits what it was aimed at", async () => {
  cartStore.setState({ cart });
  checkoutStore.setState({ persons: {} });
  const press = jest.fn();
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <LinePerson line={cart.lines[0]!} />
      <button
        onClick={() => press(screen.queryByRole("textbox") !== null)}
        onMouseUp={() => press(screen.queryByRole("textbox") !== null)}
      >
        Dál
      </button>
    </NextIntlClientProvider>,
  );
  const field = () => screen.queryByRole("textbox", { name: "Pro koho to je" });
  const change = () => screen.getByRole("button", { name: "Změnit, pro koho to je: Lyže" });
  await userEvent.click(screen.getByRole("button", { name: "Napsat, pro koho to je: Lyže" }));
  expect(field()).toHaveFocus();
  await userEvent.keyboard("Ema{Enter}");
  expect(field()).toBeNull();
  expect(change()).toHaveFocus();
  expect(screen.getByText("Pro: Ema")).toBeVisible();

  await userEvent.keyboard("{Enter}");
  expect(field()).toHaveFocus();
  await userEvent.keyboard("nuel{Tab}");
  expect(field()).toBeNull();
  expect(screen.getByText("Pro: Emanuel")).toBeVisible();

  await userEvent.click(change());
  await userEvent.click(screen.getByRole("button", { name: "Dál" }));
  expect(press.mock.calls).toEqual([[true], [true]]);
  expect(field()).toBeNull();

  // Emptied, it is asked for again.
  await userEvent.click(change());
  await userEvent.clear(field()!);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Napsat, pro koho to je: Lyže" })).toHaveFocus();
});

test("what was said of somebody is not asked again at their next thing", async () => {
  const fitted = { ...cart, lines: cart.lines.map((line) => ({ ...line, fittings: ["bindings" as const] })) };
  const [skis, boots] = fitted.lines;
  const whole = { height: 128, weight: 26, foot: 200, level: "moderate" as const };
  cartStore.setState({ cart: fitted });
  checkoutStore.setState({ persons: { [skis!.key]: "Ema" }, measures: { [skis!.key]: whole } });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <LinePerson line={boots!} />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Bude to mít Ema? Boty" }));
  expect(checkoutStore.getState().measures).toEqual({ [skis!.key]: whole, [boots!.key]: whole });
});
