import { source } from "@/server/testing/records";
import { openTestShop, valueOf } from "@/server/testing/shop";

const skis = {
  ...{ sku: "SKI", name: "Lyže", type_id: "simple", slug: "lyze", short_description: "Lyže", description: "Lyže" },
  ...{ category_ids: [69], store_codes: ["main"] },
  price_list: [{ days_from: 1, days_to: null, price_per_day: 100 }],
};

/* However many branches a shop has, and however often it was asked before: a question is put another way by both. */
test.each([2, 8, 9, 20])("of %i branches, each one's last unit is found, and no day that is taken", async (count) => {
  const ids = Array.from({ length: count }, (_, index) => `branch-${index + 1}`);
  const first = "branch-1";
  const last = `branch-${count}`;
  const shop = await openTestShop({
    sources: ids.map((id) => source(id, id)),
    categories: [{ id: 69, parent_id: null, name: "Vše", slug: "vse" }],
    products: [
      { ...skis, stock: { [first]: 1, [last]: 1 } },
      { ...skis, sku: "LAST", slug: "posledni", stock: { [last]: 1 } },
    ],
    bookings: [{ reference: "T-1", sku: "LAST", source: last, from: "2027-02-20", to: "2027-02-21", qty: 1 }],
  });
  const free = async (dateFrom: string, dateTo: string, place?: string) => {
    const asked = { categoryId: 69, dateFrom, dateTo, place, sort: "name:asc" as const, size: 50, start: 0 };
    const { items } = valueOf(await shop.port.listProducts(asked, shop.context()));
    return Object.fromEntries(items.map(({ sku, free_at: at }) => [sku, at?.map((one) => one.source)]));
  };
  try {
    // More often than it takes until a plan is kept.
    for (let time = 0; time < 12; time += 1) {
      expect(await free("2027-02-18", "2027-02-19")).toEqual({ SKI: [first, last], LAST: [last] });
      expect(await free("2027-02-19", "2027-02-20")).toEqual({ SKI: [first, last] });
      expect(await free("2027-02-18", "2027-02-19", last)).toEqual({ SKI: [last], LAST: [last] });
      expect(await free("2027-02-18", "2027-02-19", first)).toEqual({ SKI: [first] });
    }
  } finally {
    await shop.close();
  }
});
