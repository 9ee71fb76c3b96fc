import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { reconcile } from "@/lib/domain/cart-reconcile";
import { emptyCart } from "@/lib/domain/cart";
import { cartItem } from "@/lib/domain/test-support";
import type { HoldLimit } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { cartStore } from "@/stores/cart";
import { CartHold } from "./cart-hold";
import { LineState } from "./line-state";

const mockExtend = jest.fn();
jest.mock("@/stores/cart-actions", () => ({ extendHolds: () => mockExtend() as unknown, recheck: jest.fn() }));

const shown = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      {children}
    </NextIntlClientProvider>,
  );
/** The library reads no-break spaces of a page as plain ones. */
const plain = (words: string): string => words.replaceAll("\u00a0", " ");
const lineOf = (more: Parameters<typeof cartItem>[0]): CartLine => {
  const [line] = reconcile(emptyCart, { items: [cartItem(more)], source: null }, new Set()).state.lines;
  if (!line) throw new Error("no line");
  return line;
};

test.each<[HoldLimit, string, boolean]>([
  ["time", messages.cart.status.keptLong, false],
  ["unit_days", messages.cart.status.keptMuch, true],
  ["visitor", messages.cart.status.keptMuch, true],
])("a line that met the bound %s says so kindly, and asks again only where that helps", (hold_limit, words, again) => {
  shown(<LineState line={lineOf({ hold_expires_at: null, hold_limit })} storeView={getStoreView("main")} />);
  expect(screen.getByText(plain(words))).toBeInTheDocument();
  expect(screen.queryAllByRole("button", { name: messages.cart.problem.recheck })).toHaveLength(again ? 1 : 0);
});

test.each([
  [undefined, messages.cart.status.expired, messages.cart.problem.recheck],
  [null, messages.cart.status.expired, messages.cart.problem.recheck],
  [{ free: 2, at: "2027-01-05T10:00:00Z" }, messages.cart.status.stillFree, messages.cart.problem.holdAgain],
])(
  "a hold that ran out says whether the thing is still free, once the shop has said it: %j",
  (stock, words, action) => {
    const line = { ...lineOf({ hold_expires_at: null }), stock };
    shown(<LineState line={line} storeView={getStoreView("main")} />);
    expect(screen.getByText(plain(words))).toBeInTheDocument();
    expect(screen.getByRole("button", { name: action })).toBeInTheDocument();
  },
);

test("a pre-reservation that is free says so", () => {
  const line = { ...lineOf({}), status: "volatile" as const, stock: { free: 1, at: "2027-01-05T10:00:00Z" } };
  shown(<LineState line={line} storeView={getStoreView("main")} />);
  expect(screen.getByText(plain(messages.cart.status.inStock))).toBeInTheDocument();
});

test("a voucher needs no hold, so none has run out", () => {
  expect(lineOf({ hold_expires_at: null, product_type: "virtual" }).status).toBe("ok");
});

test.each([
  ["2099-01-01T10:30:00Z", messages.cart.hold.extended],
  ["2099-01-01T10:00:00Z", messages.cart.hold.longest],
])("a longer hold is told only where it is longer: %s", async (after, words) => {
  const cart = (hold_expires_at: string) => ({ ...emptyCart, lines: [lineOf({ hold_expires_at })] });
  cartStore.setState({ cart: cart("2099-01-01T10:00:00Z") });
  mockExtend.mockImplementation(() => {
    cartStore.setState({ cart: cart(after) });
    return Promise.resolve({ ok: true });
  });
  shown(<CartHold locale="cs-CZ" />);
  await userEvent.click(screen.getByRole("button", { name: messages.cart.hold.extend }));
  expect(await screen.findByText(plain(words))).toBeInTheDocument();
});
