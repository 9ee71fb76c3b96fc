import { act, render, screen, waitFor } from "@testing-library/react";
import { PriceLine } from "@/components/product/rental-price";
import type { RentalLabels } from "@/components/product/rental-labels";
import type { RentalProduct } from "@/components/product/rental-product";
import { customers } from "@/shop.config";
import { ownProductStore, useOwnProduct } from "@/stores/own-product";
import { showOwnProduct } from "./own-product";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const bands = (day: number) => [{ days_from: 1, days_to: null, price_per_day: day }];
const page = { sku: "SKI", type_id: "simple", charged_by: "day", price_list: bands(400_00), original_price: 400_00 };
const told = {
  ...{ sku: "SKI", type_id: "simple", charged_by: "day", price: 242_00, original_price: 400_00 },
  ...{ price_list: bands(242_00), category_ids: [], configurable_options: [], configurable_children: [] },
};
const labels = { perOneDay: "za 1 den", original: "běžně {price}" } as RentalLabels;

/** The part of a product's page that says the price. */
function Page() {
  const product = useOwnProduct(page as unknown as RentalProduct);
  const list = product.netOf?.list(product.price_list) ?? product.price_list;
  return (
    <>
      <p className="product-lists">
        <button type="button" data-list="wishlist" value="SKI" />
      </p>
      <PriceLine
        {...{ product, labels, locale: "cs-CZ", days: null, priceList: list }}
        original={product.netOf?.amount(product.original_price) ?? product.original_price}
      />
      <p>{product.netOf?.said(product.price)}</p>
    </>
  );
}
const words = {
  t: (key: string, values: object) => `${key} ${Object.values(values).join(" ")}`,
  locale: "cs-CZ" as const,
};
const seen = () => document.querySelector(".rental-price")?.textContent?.replace(/\u00a0/gu, " ");

const name = { cs: "x", en: "x", de: "x", it: "x" };
let end = () => undefined as void;
beforeEach(() => {
  ownProductStore.setState({ own: null });
  jest.replaceProperty(customers, "groups", [
    { id: 3, code: "public", name, net: false },
    { id: 4, code: "company", name, net: true },
    { id: 5, code: "club", name, net: false },
  ]);
  mockCall.mockReset();
  mockCall.mockImplementation(async (call: string) => ({
    ok: true,
    value: call === "getProduct" ? told : { items: [{ sku: "SKI", tax_rate: 21 }] },
  }));
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

test("a product's page says the group's price, and what it is without the offer", async () => {
  render(<Page />);
  expect(seen()).toBe("400,- Kčza 1 den");
  end = showOwnProduct({ id: 5, token: "proof" }, words);
  await waitFor(() => expect(seen()).toBe("242,- Kčza 1 den, běžně 400,- Kč"));
  expect(mockCall).toHaveBeenCalledWith("getProduct", { sku: "SKI", userGroupId: 5 }, { groupToken: "proof" });
});

test("without tax, where the group is shown it so, and then what it comes to with tax", async () => {
  render(<Page />);
  end = showOwnProduct({ id: 4, token: "proof" }, words);
  await waitFor(() => expect(seen()).toBe("200,- Kčza 1 den, běžně 330,58 Kč"));
  expect(screen.getByText(/^withTax 21 242,-.Kč$/u)).toBeVisible();
});

test("a page that is come to later is asked for too; without an answer it says what everybody pays", async () => {
  end = showOwnProduct({ id: 5, token: "proof" }, words);
  expect(mockCall).not.toHaveBeenCalled();
  mockCall.mockResolvedValue({ ok: false, error: { message: "unreachable" } });
  render(<Page />);
  await waitFor(() => expect(mockCall).toHaveBeenCalled());
  await act(async () => undefined);
  expect(seen()).toBe("400,- Kčza 1 den");
});
