import type { Day } from "@/lib/contract";
import { everyDay, smallShop, source } from "@/server/testing/records";
import { forgetRents, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf, type Rent } from "@/server/testing/shopper";

/* Hours of single days are obeyed by listing, calendar, sizes, cart and order alike. */

/** A Sunday, a Wednesday, a holiday and a day that `closed_days` closes; a Thursday that is closed. */
const SHORT = ["2027-02-14", "2027-02-10", "2027-07-06", "2027-02-20"];
const CLOSED = "2027-02-18";

let shop: TestShop;
beforeAll(async () => {
  const hours = { opens: "10:00", closes: "12:00" };
  shop = await openTestShop({
    ...smallShop,
    sources: [
      source("praha", "Praha", {
        opening_hours: everyDay.slice(0, 6),
        closed_days: ["2027-02-20"],
        closed_on_holidays: true,
        special_hours: [...SHORT.map((day) => ({ day, hours })), { day: CLOSED, note: "Inventura" }],
      }),
      source("brno", "Brno"),
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => forgetRents(shop));

const on = (day: Day, time: string): Date => new Date(`${day}T${time}:00${day > "2027-03-28" ? "+02:00" : "+01:00"}`);

/** Whether each of those who are asked would let a helmet go on a day at that time. */
async function answers(day: Day, now: Date): Promise<Record<string, boolean>> {
  const context = shop.context({ now });
  const rent: Rent = { sku: "HELMET", qty: 1, from: day, to: day, source: "praha" };
  const listed = valueOf(
    await shop.port.listProducts({ size: 100, dateFrom: day, dateTo: day, place: "praha" }, context),
  );
  const calendar = valueOf(
    await shop.port.getCalendar({ sku: "HELMET", source: "praha", from: day, to: day }, context),
  );
  const sizes = valueOf(await shop.port.checkVariants({ sku: "HELMET", dateFrom: day, dateTo: day }, context));
  return {
    listing: listed.items.some(({ sku }) => sku === "HELMET"),
    calendar: calendar.days[0]?.closed === false,
    sizes: sizes.sources.find(({ id }) => id === "praha")?.refused === undefined,
    cart: (await (await openShopper(shop, now)).put(rent)).ok,
    order: (await shop.port.placeOrder(orderOf([rent]), context)).ok,
  };
}

const all = (can: boolean) => ({ listing: can, calendar: can, sizes: can, cart: can, order: can });

test.each(SHORT)("on %s it is open from ten to twelve, and serves until an hour before", async (day) => {
  expect(await answers(day, on(day, "11:00"))).toEqual(all(true));
  await forgetRents(shop);
  expect(await answers(day, on(day, "11:01"))).toEqual(all(false));
});

test("on the day that is said to be closed nothing begins or ends", async () => {
  expect(await answers(CLOSED, on("2027-02-01", "10:00"))).toEqual(all(false));
});

test("calendar and order say the hours of that day", async () => {
  const [day] = SHORT;
  const context = shop.context({ now: on("2027-02-01", "10:00") });
  const { days } = valueOf(
    await shop.port.getCalendar({ sku: "HELMET", source: "praha", from: day!, to: "2027-02-15" }, context),
  );
  expect(days.map(({ hours }) => hours)).toEqual([
    { opens: "10:00", closes: "12:00" },
    { opens: "08:00", closes: "18:00" },
  ]);
});
