import { addDays, weekdayOf } from "@/lib/domain/days";
import { bookingRecord, productRecord } from "@/server/importer/format";
import { demoCatalogue } from "./catalogue";
import { isOpen } from "./shops";

/** A Saturday in winter, a Wednesday in summer, a leap day: the shop must be interesting on any. */
const days = ["2026-11-21", "2027-07-14", "2028-02-29"];

describe.each(days)("booked on %s", (today) => {
  const { records } = demoCatalogue(today);
  const bookings = records.bookings.map((booking) => bookingRecord.parse(booking));
  const products = records.products.map((product) => productRecord.parse(product));
  const turnaround = new Map(
    products.flatMap((product) =>
      [product.sku, ...product.children.map((child) => child.sku)].map(
        (sku) => [sku, product.turnaround_days] as const,
      ),
    ),
  );
  const units = new Map<string, number>(
    products.flatMap((product) =>
      [{ sku: product.sku, stock: product.stock }, ...product.children].flatMap(({ sku, stock }) =>
        Object.entries(stock).map(([source, count]) => [`${sku} ${source}`, count] as const),
      ),
    ),
  );
  const taken = new Map<string, number>();
  for (const { sku, source, from, to, qty } of bookings) {
    for (let day = Number(from); day <= Number(to) + (turnaround.get(sku) ?? 0); day += 1)
      taken.set(`${sku} ${source} ${day}`, (taken.get(`${sku} ${source} ${day}`) ?? 0) + qty);
  }

  test("never more than there is, with the days for cleaning", () => {
    const over = [...taken].filter(([key, count]) => count > (units.get(key.split(" ").slice(0, 2).join(" ")) ?? 0));
    expect(over).toEqual([]);
  });

  test("ends fall on days when the shop is open", () => {
    const sources = new Map(records.sources.map((source) => [source.id, source]));
    const shut = bookings.filter(({ source, from, to }) =>
      [from, to].some((offset) => {
        const day = addDays(today, Number(offset));
        const shop = sources.get(source);
        return !shop || !isOpen(shop, day, weekdayOf(day));
      }),
    );
    expect(shut).toEqual([]);
  });

  test("as many as a season has, some sizes gone for the coming weekend", () => {
    expect(bookings.length).toBeGreaterThanOrEqual(1500);
    expect(bookings.length).toBeLessThanOrEqual(2500);
    const saturday = (6 - weekdayOf(today) + 7) % 7 || 7;
    const full = [...units].filter(([key, count]) => taken.get(`${key} ${saturday}`) === count);
    expect(full.length).toBeGreaterThan(30);
    expect(full.length).toBeLessThan(units.size / 3);
  });
});
