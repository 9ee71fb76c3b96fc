import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { cartStore } from "@/stores/cart";
import { noteCoupon } from "@/stores/kept-coupon";
import { useCartTotals } from "./use-cart-totals";

const totals = (subtotal: number) => ({
  subtotal_incl_tax: subtotal,
  shipping: 0,
  payment: 0,
  services: 0,
  discount: 0,
  tax: 7,
  grand_total: subtotal,
  deposit: 0,
  total_segments: [],
});
const mockAnswers: unknown[] = [];
jest.mock("@/stores/api", () => ({
  loadCartApi: async () => ({
    call: async () => ({ ok: true, value: mockAnswers.length > 1 ? mockAnswers.shift() : mockAnswers[0] }),
  }),
}));

const line = {
  key: "k1",
  sku: "A",
  parentSku: "A",
  name: "A",
  slug: "a",
  url_path: null,
  image: null,
  options: [],
  qty: 2,
  prevQty: 2,
  from: "2027-02-13",
  to: "2027-02-15",
  source: "brno",
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
  priceList: [],
  unitPrice: 50_000,
  deposit: 100_000,
  itemId: "1",
  holdExpiresAt: null,
  status: "ok" as const,
  addedAt: "2027-01-05T10:00:00Z",
};
const show = () => {
  const client = new QueryClient();
  return renderHook(() => useCartTotals(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
};

beforeEach(() => {
  noteCoupon(null);
  cartStore.setState({
    cart: { lines: [line], source: { id: "brno", name: "Brno" }, token: "a".repeat(32), storeCode: "main" },
    ready: true,
    online: true,
    syncing: false,
  });
});

test("totals of the cart as it was before the last change are not shown", async () => {
  mockAnswers.splice(0, Infinity, totals(150_000), totals(100_000));
  const { result } = show();
  expect(result.current.sums).toMatchObject({ grand_total: 100_000, deposit: 200_000 });
  await waitFor(() =>
    expect(result.current).toMatchObject({ confirmed: true, sums: { grand_total: 100_000, tax: 7 } }),
  );
});

test("offline the own sum stands, unconfirmed", () => {
  cartStore.setState({ online: false });
  const { result } = show();
  expect(result.current).toMatchObject({
    confirmed: false,
    sums: { subtotal_incl_tax: 100_000, grand_total: 100_000 },
  });
});

test("an answer about another content is not taken for this one, even where both come to the same", async () => {
  mockAnswers.splice(0, Infinity, totals(100_000));
  const { result } = show();
  await waitFor(() => expect(result.current.confirmed).toBe(true));
  // Other days of the same length, chosen offline.
  act(() =>
    cartStore.setState(({ cart }) => ({
      online: false,
      cart: { ...cart, lines: [{ ...line, key: "k2", status: "volatile" as const }] },
    })),
  );
  expect(result.current).toMatchObject({ confirmed: false, sums: { grand_total: 100_000 } });
});

test("a cart with a line that lost its price has no total", () => {
  const lost = { ...line, status: "out_of_stock" as const, problem: { code: "price_unknown" as const }, unitPrice: 0 };
  cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [line, lost] } }));
  const { result } = show();
  expect(result.current).toMatchObject({ confirmed: false, sums: { incomplete: true } });
});

test("what can't be had is in no sum, whatever the shop counts, and so many lines are named", () => {
  mockAnswers.splice(0, Infinity, totals(150_000));
  const taken = {
    ...line,
    key: "k2",
    qty: 1,
    status: "out_of_stock" as const,
    problem: { code: "out_of_stock" as const },
  };
  cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [line, taken] } }));
  const { result } = show();
  expect(result.current).toMatchObject({
    confirmed: false,
    sums: { grand_total: 100_000, deposit: 200_000, without: 1 },
  });
});

test("offline the discount of a coupon stays what the shop said of this rent, and is open for another", async () => {
  const discount = { discount: 10_000, grand_total: 90_000, coupon_code: "TENTH", discount_amount: 10_000 };
  mockAnswers.splice(0, Infinity, { ...totals(100_000), ...discount });
  const first = show();
  await waitFor(() => expect(first.result.current.confirmed).toBe(true));
  first.unmount();
  // A reload: nothing is left but what the browser keeps.
  cartStore.setState({ online: false });
  const { result } = show();
  expect(result.current).toMatchObject({
    confirmed: false,
    sums: { discount: 10_000, grand_total: 90_000, coupon_code: "TENTH" },
  });
  act(() => cartStore.setState(({ cart }) => ({ cart: { ...cart, lines: [{ ...line, qty: 1 }] } })));
  expect(result.current).toMatchObject({
    confirmed: false,
    sums: { discount: 0, grand_total: 50_000, coupon_code: "TENTH", discountOpen: true },
  });
});
