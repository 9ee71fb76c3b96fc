import type { OrderBody, TurnTime } from "@/lib/contract";
import { everyDay, smallShop, source } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf, type Rent } from "@/server/testing/shopper";
import { exportOrders, orderRecord, orderRow } from "./export";

/* At what time the renter comes to a branch: within its hours of that very day. */

const SHORT = "2027-02-10";
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    sources: [
      source("praha", "Praha", {
        opening_hours: everyDay,
        closed_days: ["2027-02-20"],
        special_hours: [{ day: SHORT, hours: { opens: "10:00", closes: "12:00" } }],
      }),
      source("brno", "Brno"),
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => forgetRents(shop));

const now = new Date("2027-02-01T10:00:00+01:00");
const helmet: Rent = { sku: "HELMET", qty: 1, from: "2027-02-08", to: SHORT, source: "praha" };
const place = (info: Partial<OrderBody["addressInformation"]>, rent = helmet, when = now) => {
  const body = orderOf([rent]);
  const addressInformation = { ...body.addressInformation, ...info };
  return shop.port.placeOrder({ ...body, addressInformation }, shop.context({ now: when }));
};
const on = (day: string, time: string): TurnTime[] => [{ day, time }];
const read = async (id: string) => valueOf(await shop.port.getOrder({ id }, shop.context({ now })));

test("a branch says within which hours one can come on each day of a cart, once the things are ready", async () => {
  const jana = await openShopper(shop, now);
  valueOf(await jana.put({ ...helmet, from: "2027-02-01" }));
  const turnsOf = async (way: "shipping" | "return") =>
    valueOf(await shop.port.listShippingMethods({ way }, jana.context(now))).map(({ method_code, turns }) => ({
      method_code,
      turns,
    }));
  // It is ten o'clock, and the branch needs an hour.
  expect(await turnsOf("shipping")).toContainEqual({
    method_code: "praha",
    turns: [{ day: "2027-02-01", from: "11:00", to: "18:00" }],
  });
  expect(await turnsOf("return")).toContainEqual({
    method_code: "praha",
    turns: [{ day: SHORT, from: "10:00", to: "12:00" }],
  });
  expect(await turnsOf("shipping")).toContainEqual({ method_code: "courier", turns: undefined });
});

test("times that were chosen stand in the order and in what the shop exports; a carrier is told none", async () => {
  const times = { shipping_times: on("2027-02-08", "09:30"), return_times: on(SHORT, "11:30") };
  const { order_id } = valueOf(await place(times));
  expect(await read(order_id)).toMatchObject(times);
  for await (const exported of exportOrders(shop.pool, {
    day: "placed",
    from: null,
    to: null,
    storeCodes: null,
    statuses: null,
  })) {
    expect(orderRecord(exported)).toMatchObject({ ...times, shipping_window: null });
    expect(orderRow(exported)).toMatchObject({
      shipping_times: "2027-02-08 09:30",
      return_times: "2027-02-10 11:30",
    });
  }
  const courier = { shipping_carrier_code: "flatrate", shipping_method_code: "courier" };
  const back = { return_carrier_code: "flatrate", return_method_code: "courier" };
  const carried = valueOf(await place({ ...times, ...courier, ...back }));
  expect(await read(carried.order_id)).toMatchObject({ shipping_times: [], return_times: [] });
});

test("a time outside the day's own hours is refused with them, and so is one before the things are ready", async () => {
  for (const time of ["07:59", "18:01"])
    expect(refusalOf(await place({ shipping_times: on("2027-02-08", time) }))).toMatchObject({
      code: "turn_unavailable",
      details: { way: "shipping", day: "2027-02-08", time, from: "08:00", to: "18:00" },
    });
  expect(refusalOf(await place({ return_times: on(SHORT, "17:00") }))).toMatchObject({
    code: "turn_unavailable",
    details: { way: "return", day: SHORT, from: "10:00", to: "12:00" },
  });
  const today = { ...helmet, from: "2027-02-01" };
  expect(refusalOf(await place({ shipping_times: on("2027-02-01", "10:30") }, today))).toMatchObject({
    code: "turn_unavailable",
    details: { day: "2027-02-01", from: "11:00" },
  });
  // A day on which nothing changes hands counts for nothing.
  valueOf(await place({ shipping_times: on("2027-02-20", "09:00") }, today));
});

test("an order that moves takes its time along, unless nobody is there then on the other day", async () => {
  const times = { shipping_times: on("2027-02-08", "09:30"), return_times: on("2027-02-09", "16:00") };
  const { order_id: id } = valueOf(await place(times, { ...helmet, to: "2027-02-09" }));
  const move = (from: string, to: string) =>
    shop.port.quoteOrderChange({ id, revision: 1, lines: [{ line: 0, from, to }] }, shop.context({ now }));
  expect(valueOf(await move("2027-02-11", "2027-02-12"))).toMatchObject({
    shipping_times: on("2027-02-11", "09:30"),
    return_times: on("2027-02-12", "16:00"),
  });
  expect(valueOf(await move("2027-02-08", SHORT))).toMatchObject({
    shipping_times: times.shipping_times,
    return_times: [],
  });
});
