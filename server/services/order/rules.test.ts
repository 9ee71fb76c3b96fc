import fc from "fast-check";
import type { OrderBody } from "@/lib/contract";
import { addDays, shopDay } from "@/lib/domain/days";
import { calendarRefusal } from "@/lib/domain/nearest-periods";
import { everyDay, product, smallShop, source } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf, type Rent } from "@/server/testing/shopper";
import { carriers } from "@/shop.config";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    sources: [
      source("praha", "Praha", { partner_id: 7, closed_on_holidays: true }),
      // Closed on Sundays; takes orders for the same day until noon, and needs two hours.
      source("brno", "Brno", {
        partner_id: 7,
        opening_hours: everyDay.slice(0, 6),
        lead_minutes: 120,
        order_until: "12:00",
      }),
      source("jinde", "Jinde", { store_codes: ["skibike"] }),
    ],
    categories: [
      ...(smallShop.categories ?? []),
      { id: 80, parent_id: 69, name: "Kola", slug: "kola" },
      { id: 81, parent_id: 80, name: "Horská kola", slug: "horska-kola" },
      {
        id: 82,
        parent_id: 69,
        name: "Lodě",
        slug: "lode",
        rent_rules: [
          { shortest_days: 2, longest_days: 10 },
          { season: { from: "07-01", to: "08-31" }, shortest_days: 3, start_weekdays: [5, 6] },
        ],
      },
      { id: 83, parent_id: 69, name: "Rafty", slug: "rafty", rent_rules: [{ rented: { from: "04-15", to: "10-15" } }] },
    ],
    products: [
      ...(smallShop.products ?? []),
      product("RAFT", "Raft", { category_ids: [83], stock: { praha: 4 } }),
      product("BIKE", "Kolo", { category_ids: [81], stock: { praha: 5 } }),
      product("BOAT", "Loď", { category_ids: [82], stock: { praha: 40, brno: 3 } }),
      product("TRIP", "Kolo s helmou", {
        type_id: "grouped",
        category_ids: [72],
        price_list: [],
        deposit: 0,
        links: [
          { link_type: "associated", sku: "BIKE" },
          { link_type: "associated", sku: "HELMET" },
        ],
      }),
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => forgetRents(shop));

/** Winter time: Prague is an hour ahead. 8 February 2027 is a Monday. */
const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+01:00`);
const helmet: Rent = { sku: "HELMET", qty: 1, from: "2027-02-08", to: "2027-02-08", source: "praha" };
const place = (now: Date, rents: Rent[], info: Partial<OrderBody["addressInformation"]> = {}) => {
  const body = orderOf(rents);
  return shop.port.placeOrder(
    { ...body, addressInformation: { ...body.addressInformation, ...info } },
    shop.context({ now }),
  );
};
const courier = { shipping_carrier_code: "flatrate", shipping_method_code: "courier" };
const fetched = { return_carrier_code: "flatrate", return_method_code: "courier" };
const home = orderOf([helmet]).addressInformation.billingAddress;

test("an order at 20:52 for today is refused with the next time that can; nothing is placed", async () => {
  expect(refusalOf(await place(at("2027-02-08", "20:52"), [helmet]))).toMatchObject({
    code: "too_late",
    details: {
      day: "2027-02-08",
      source: "praha",
      until: at("2027-02-08", "17:00").toISOString(),
      next: "2027-02-09",
      next_from: at("2027-02-09", "08:00").toISOString(),
      line: 0,
    },
  });
  const { rows } = await shop.pool.query("SELECT count(*)::int AS orders FROM rental_order");
  expect(rows).toEqual([{ orders: 0 }]);
  valueOf(await place(at("2027-02-08", "17:00"), [helmet]));
});

test("an order that was placed in time is the same order when it is sent again too late", async () => {
  const body = orderOf([helmet]);
  const inTime = valueOf(await shop.port.placeOrder(body, shop.context({ now: at("2027-02-08", "16:59") })));
  expect(valueOf(await shop.port.placeOrder(body, shop.context({ now: at("2027-02-08", "20:52") })))).toEqual(inTime);
});

test("a branch has its own time", async () => {
  const brno = { ...helmet, source: "brno" };
  valueOf(await place(at("2027-02-08", "12:00"), [brno]));
  expect(refusalOf(await place(at("2027-02-08", "12:01"), [brno]))).toMatchObject({
    code: "too_late",
    details: { source: "brno", next: "2027-02-09" },
  });
});

test("26 December is a holiday, and a branch that keeps holidays is closed", async () => {
  const christmas = { ...helmet, from: "2027-12-26", to: "2027-12-28" };
  expect(refusalOf(await place(at("2027-12-01", "10:00"), [christmas]))).toMatchObject({
    code: "closed_day",
    details: { day: "2027-12-26", source: "praha" },
  });
  const sources = valueOf(await shop.port.listSources({}, shop.context()));
  expect(sources.find(({ id }) => id === "praha")?.closed_days).toContain("2027-12-26");
  expect(sources.find(({ id }) => id === "brno")?.closed_days).toEqual([]);
});

test("a courier goes until 15:00 of the working day before, there and back", async () => {
  const tomorrow = { ...helmet, from: "2027-02-09", to: "2027-02-09" };
  valueOf(await place(at("2027-02-08", "15:00"), [tomorrow], courier));
  expect(refusalOf(await place(at("2027-02-08", "15:01"), [tomorrow], courier))).toMatchObject({
    code: "too_late",
    details: { day: "2027-02-09", carrier: "courier", way: "shipping", next: "2027-02-10", line: 0 },
  });
  expect(refusalOf(await place(at("2027-02-08", "15:01"), [tomorrow], fetched))).toMatchObject({
    code: "too_late",
    details: { day: "2027-02-09", carrier: "courier", way: "return" },
  });
  // 29 March 2027 is Easter Monday, 26 March Good Friday: on Thursday at 15:01 it is Wednesday's delivery.
  const easter = { ...helmet, from: "2027-03-30", to: "2027-03-31" };
  expect(refusalOf(await place(new Date("2027-03-25T15:01:00+01:00"), [easter], courier))).toMatchObject({
    code: "too_late",
    details: { day: "2027-03-30", until: new Date("2027-03-25T15:00:00+01:00").toISOString(), next: "2027-03-31" },
  });
});

test("a courier takes no bike, not in a set either, and goes to Praha alone", async () => {
  const now = at("2027-02-01", "10:00");
  for (const sku of ["BIKE", "TRIP"])
    expect(refusalOf(await place(now, [helmet, { ...helmet, sku }], courier))).toMatchObject({
      code: "carrier_refuses",
      details: { way: "shipping", carrier: "courier", sku, line: 1 },
    });
  expect(refusalOf(await place(now, [{ ...helmet, sku: "BIKE" }], fetched))).toMatchObject({
    code: "carrier_refuses",
    details: { way: "return" },
  });
  const liberec = { ...home, city: "Liberec", postcode: "460 01" };
  expect(refusalOf(await place(now, [helmet], { ...courier, shippingAddress: liberec }))).toMatchObject({
    code: "outside_zone",
    details: { way: "shipping", carrier: "courier", postcode: "460 01", line: 0 },
  });
});

test("what an order would be refused for is said of each method beforehand, for each way", async () => {
  const jana = await openShopper(shop, at("2027-02-08", "10:00"));
  const told = async (way: "shipping" | "return", now: Date, address = {}) =>
    Object.fromEntries(
      valueOf(await shop.port.listShippingMethods({ way, address }, jana.context(now))).map((method) => [
        method.method_code,
        method.problem,
      ]),
    );
  valueOf(await jana.put({ ...helmet, from: "2027-02-09", to: "2027-02-14" }));
  const inTime = at("2027-02-08", "10:00");
  expect(await told("shipping", inTime)).toMatchObject({ praha: undefined, courier: undefined });
  // 14 February 2027 is a Sunday, when Brno is closed.
  const closed = { code: "closed_day", day: "2027-02-14" };
  expect(await told("return", inTime)).toMatchObject({ praha: undefined, courier: undefined, brno: closed });
  const far = { code: "outside_zone", postcode: "460 01" };
  expect((await told("return", inTime, { postcode: "460 01" })).courier).toEqual(far);
  const late = { code: "too_late", day: "2027-02-09", next: "2027-02-10" };
  expect((await told("shipping", at("2027-02-08", "15:01"))).courier).toEqual(late);
  expect((await told("return", at("2027-02-08", "15:01"))).courier).toBeUndefined();
  valueOf(await jana.put({ ...helmet, sku: "TRIP", from: "2027-02-09", to: "2027-02-14" }));
  for (const way of ["shipping", "return"] as const)
    expect((await told(way, inTime)).courier).toEqual({ code: "carrier_refuses", name: "Kolo s helmou" });
});

test("more than twenty units need three days of notice, in one line or in several", async () => {
  const now = at("2027-02-08", "09:00");
  const boats = (qty: number, from: string) => ({ sku: "BOAT", qty, from, to: addDays(from, 1), source: "praha" });
  const needed = { code: "notice_needed", details: { units: 21, most: 20, days: 3, next: "2027-02-11" } };
  expect(refusalOf(await place(now, [boats(21, "2027-02-10")]))).toMatchObject(needed);
  expect(refusalOf(await place(now, [boats(10, "2027-02-10"), boats(11, "2027-02-12")]))).toMatchObject(needed);
  valueOf(await place(now, [boats(20, "2027-02-10")]));
  valueOf(await place(now, [boats(21, "2027-02-13")]));
});

test("length and first day of a rent are those of its kind and season, in cart, price and order alike", async () => {
  const jana = await openShopper(shop);
  const refused = async (from: string, to: string) => {
    const rent = { sku: "BOAT", qty: 1, from, to, source: "praha" };
    const answers = [
      await jana.put(rent),
      await place(at("2027-02-01", "10:00"), [rent]),
      await shop.port.getReservationPrice({ sku: "BOAT", from, to, qty: 1 }, shop.context()),
    ].map(refusalOf);
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    return answers[0];
  };
  expect(await refused("2027-02-08", "2027-02-08")).toMatchObject({
    code: "rent_length",
    details: { sku: "BOAT", shortest: 2, longest: 10 },
  });
  expect((await refused("2027-02-08", "2027-02-18"))?.code).toBe("rent_length");
  // 1 July 2027 is a Thursday.
  expect(await refused("2027-07-01", "2027-07-04")).toMatchObject({
    code: "start_day",
    details: { sku: "BOAT", day: "2027-07-01", next: "2027-07-02" },
  });
  expect(await refused("2027-07-02", "2027-07-03")).toMatchObject({ code: "rent_length", details: { shortest: 3 } });
  valueOf(await jana.put({ sku: "BOAT", qty: 1, from: "2027-07-02", to: "2027-07-04", source: "praha" }));
});

test("what is rented in a season alone is refused outside it by cart, price and order, with its days", async () => {
  const jana = await openShopper(shop);
  const refused = async (from: string, to: string) => {
    const rent = { sku: "RAFT", qty: 1, from, to, source: "praha" };
    const answers = [
      await jana.put(rent),
      await place(at("2027-02-01", "10:00"), [rent]),
      await shop.port.getReservationPrice({ sku: "RAFT", from, to, qty: 1 }, shop.context()),
    ].map(refusalOf);
    for (const { code } of answers) expect(code).toBe("off_season");
    return answers[0]?.details;
  };
  const season = { from: "2027-04-15", to: "2027-10-15" };
  expect(await refused("2027-02-08", "2027-02-10")).toEqual({
    ...{ sku: "RAFT", day: "2027-02-08", season, next: "2027-04-15" },
  });
  expect(await refused("2027-04-14", "2027-04-16")).toMatchObject({ day: "2027-04-14", season });
  expect(await refused("2027-10-15", "2027-10-16")).toEqual({
    ...{ sku: "RAFT", day: "2027-10-16", season, next: "2028-04-15" },
  });
  valueOf(await jana.put({ sku: "RAFT", qty: 1, from: "2027-04-15", to: "2027-04-16", source: "praha" }));
});

test("a calendar bars the days outside a season, and the first days in it are offered instead", async () => {
  const context = shop.context({ now: at("2027-02-01", "10:00") });
  const range = { from: "2027-04-13", to: "2027-04-16" };
  const { days } = valueOf(await shop.port.getCalendar({ sku: "RAFT", source: "praha", ...range }, context));
  expect(days.map(({ off_season, season_until }) => off_season ?? season_until)).toEqual([
    ...[true, true, "2027-10-15", "2027-10-15"],
  ]);
  const wish = { sku: "RAFT", source: "praha", qty: 1, from: "2027-02-08", to: "2027-02-10" };
  const { later, periods } = valueOf(await shop.port.getAlternatives(wish, context));
  expect(periods).toEqual([]);
  expect(later[0]).toMatchObject({ from: "2027-04-15", to: "2027-04-17", source: "praha" });
});

test("what a branch has of a thing is told with how long rents from that day may be, refused or not", async () => {
  const told = async (sku: string, dateFrom: string, dateTo: string) =>
    valueOf(await shop.port.checkVariants({ sku, dateFrom, dateTo }, shop.context())).sources.map(
      ({ shortest, longest, refused }) => ({ shortest, longest, code: refused?.code }),
    )[0];
  expect(await told("BOAT", "2027-02-08", "2027-02-08")).toEqual({ shortest: 2, longest: 10, code: "rent_length" });
  expect(await told("BOAT", "2027-07-02", "2027-07-04")).toEqual({ shortest: 3, longest: 10, code: undefined });
  expect(await told("HELMET", "2027-02-08", "2027-02-08")).toEqual({});
  // No day more than its season has.
  expect(await told("RAFT", "2027-10-14", "2027-10-15")).toEqual({ longest: 2 });
  expect(await told("RAFT", "2027-04-15", "2027-04-16")).toEqual({});
});

test("a listing shows what can still be had in its days at its place", async () => {
  const skus = async (now: Date, input: { dateFrom?: string; dateTo?: string; place?: string }) =>
    valueOf(await shop.port.listProducts({ size: 100, ...input }, shop.context({ now }))).items.map(({ sku }) => sku);
  const today = { dateFrom: "2027-02-08", dateTo: "2027-02-09" };
  expect(await skus(at("2027-02-08", "11:00"), today)).toEqual(expect.arrayContaining(["HELMET", "BIKE", "BOAT"]));
  expect(await skus(at("2027-02-08", "20:52"), today)).toEqual(["VOUCHER"]);
  expect(await skus(at("2027-02-08", "13:00"), { ...today, place: "brno" })).toEqual(["VOUCHER"]);
  expect(await skus(at("2027-02-01", "11:00"), { dateFrom: "2027-02-08", dateTo: "2027-02-08" })).not.toContain("BOAT");
  const brought = await skus(at("2027-02-01", "11:00"), { ...today, place: "psc-11000" });
  expect(brought).toContain("HELMET");
  expect(brought).not.toContain("BIKE");
});

describe("where a place has nothing", () => {
  const gap = async (now: Date, input: { dateFrom: string; dateTo: string; place: string; categoryId?: number }) =>
    valueOf(await shop.port.listProducts({ size: 100, ...input }, shop.context({ now }))).gap;
  const monday = { dateFrom: "2027-02-08", dateTo: "2027-02-09" };

  test("the listing says when the branch is closed, and the nearest days and branches that have it", async () => {
    // 14 February 2027 is a Sunday.
    const sunday = { dateFrom: "2027-02-12", dateTo: "2027-02-14", place: "brno", categoryId: 82 };
    expect(await gap(at("2027-02-01", "10:00"), sunday)).toEqual({
      why: { code: "closed_day", day: "2027-02-14" },
      branches: [{ id: "praha", total: 1 }],
      periods: expect.arrayContaining([{ from: "2027-02-12", to: "2027-02-13" }]),
    });
  });

  test("it says so too where things that nobody hands over are left", async () => {
    const sunday = { dateFrom: "2027-02-12", dateTo: "2027-02-14", place: "brno" };
    expect((await gap(at("2027-02-01", "10:00"), sunday))?.why).toEqual({ code: "closed_day", day: "2027-02-14" });
  });

  test("what had to be ordered earlier is told with the next days", async () => {
    const late = await gap(at("2027-02-08", "20:52"), { ...monday, place: "praha", categoryId: 80 });
    expect(late?.why).toEqual({ code: "too_late", day: "2027-02-08" });
    expect(late?.periods[0]?.from).toBe("2027-02-09");
    const courierLate = await gap(at("2027-02-05", "15:01"), { ...monday, place: "psc-11000", categoryId: 82 });
    expect(courierLate?.why).toEqual({ code: "too_late", day: "2027-02-08" });
    expect(courierLate?.periods[0]).toEqual({ from: "2027-02-09", to: "2027-02-10" });
  });

  test("anywhere, what no branch can serve any more is told with the next days", async () => {
    const late = await gap(at("2027-02-08", "22:53"), { ...monday, place: "anywhere", categoryId: 80 });
    expect(late).toMatchObject({ why: { code: "too_late", day: "2027-02-08" }, branches: [] });
    expect(late?.periods[0]).toEqual({ from: "2027-02-09", to: "2027-02-10" });
  });

  test("that no carrier takes such things, or goes so far, is not told as taken", async () => {
    const inTime = at("2027-02-01", "10:00");
    const praha = { id: "praha", total: 1 };
    expect(await gap(inTime, { ...monday, place: "psc-11000", categoryId: 80 })).toEqual({
      ...{ why: { code: "carrier_refuses" }, branches: [praha], periods: [] },
    });
    expect(await gap(inTime, { ...monday, place: "psc-46001", categoryId: 80 })).toEqual({
      ...{ why: { code: "outside_zone" }, branches: [praha], periods: [] },
    });
  });

  test("without days too, what nobody brings there is said", async () => {
    const gapOf = async (place: string) =>
      valueOf(await shop.port.listProducts({ size: 100, place, categoryId: 80 }, shop.context())).gap;
    const branches = [{ id: "praha", total: 1 }];
    expect(await gapOf("psc-11000")).toEqual({ why: { code: "carrier_refuses" }, branches, periods: [] });
    expect(await gapOf("psc-46001")).toEqual({ why: { code: "outside_zone" }, branches, periods: [] });
  });

  test("where there is something, or any branch will do, nothing is missing", async () => {
    for (const place of ["anywhere", "praha", "psc-11000"])
      expect(await gap(at("2027-02-01", "10:00"), { ...monday, place, categoryId: 82 })).toBeNull();
  });
});

test("a listing for a postcode has exactly what a carrier's order takes to an address there", async () => {
  const home = carriers.filter(({ handover }) => handover === "address");
  for (const postcode of ["110 00", "251 01", "460 01", "543 51", "602 00"])
    for (const [day, time] of [
      ["2027-02-05", "15:00"],
      ["2027-02-05", "15:01"],
    ] as const) {
      const now = at(day, time);
      const wish = { dateFrom: "2027-02-08", dateTo: "2027-02-09" };
      const place = `psc-${postcode.replace(" ", "")}`;
      const { items } = valueOf(await shop.port.listProducts({ size: 100, ...wish, place }, shop.context({ now })));
      const listed = new Set(items.map(({ sku }) => sku));
      for (const sku of ["HELMET", "BIKE", "BOAT", "TRIP"]) {
        const taken: boolean[] = [];
        for (const { code } of home) {
          await forgetRents(shop);
          const rent: Rent = { sku, qty: 1, from: wish.dateFrom, to: wish.dateTo, source: "praha" };
          const body = orderOf([rent]);
          const address = { ...body.addressInformation.billingAddress, postcode };
          const by = { shipping_carrier_code: "flatrate", shipping_method_code: code };
          const back = { return_carrier_code: "flatrate", return_method_code: code };
          const info = { ...body.addressInformation, shippingAddress: address, ...by, ...back };
          taken.push((await shop.port.placeOrder({ ...body, addressInformation: info }, shop.context({ now }))).ok);
        }
        expect({ postcode, time, sku, listed: listed.has(sku) }).toEqual({
          ...{ postcode, time, sku, listed: taken.includes(true) },
        });
      }
    }
});

test("what is said of a postcode's first day is the first that a listing for it has", async () => {
  // 5 February 2027 is a Friday: what misses its courier goes out on Monday.
  for (const [time, first] of [
    ["15:00", "2027-02-06"],
    ["15:01", "2027-02-09"],
  ] as const) {
    const context = shop.context({ now: at("2027-02-05", time) });
    expect(valueOf(await shop.port.getDeliveryStart({ postcode: "11000" }, context))).toEqual({ from: first });
    const helmetOn = async (day: string) => {
      const wish = { size: 100, dateFrom: day, dateTo: day, place: "psc-11000" };
      return valueOf(await shop.port.listProducts(wish, context)).items.some(({ sku }) => sku === "HELMET");
    };
    expect([await helmetOn(addDays(first, -1)), await helmetOn(first)]).toEqual([false, true]);
  }
  expect(valueOf(await shop.port.getDeliveryStart({ postcode: "46001" }, shop.context()))).toEqual({ from: null });
});

test("a calendar's open days say their hours, closed ones and those too late none", async () => {
  const context = shop.context({ now: at("2027-02-06", "20:00") });
  const range = { from: "2027-02-06", to: "2027-02-08" };
  const { days } = valueOf(await shop.port.getCalendar({ sku: "HELMET", source: "brno", ...range }, context));
  expect(days.map(({ closed, too_late, hours }) => ({ closed, too_late, hours }))).toEqual([
    { closed: true, too_late: true },
    { closed: true },
    { closed: false, hours: { opens: "08:00", closes: "18:00" } },
  ]);
});

test("what the calendar offers is never refused for a rule, and what it bars is, whoever asks and when", async () => {
  const instants = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((m) => new Date(Date.UTC(2027, 0, 1) + m * 60_000));
  await fc.assert(
    fc.asyncProperty(
      instants,
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom("praha", "brno"),
      fc.constantFrom("HELMET", "BOAT"),
      async (now, ahead, length, branch, sku) => {
        await forgetRents(shop);
        const context = shop.context({ now });
        const from = addDays(shopDay(now), ahead);
        const rent = { sku, qty: 1, from, to: addDays(from, length - 1), source: branch };
        const range = { from: shopDay(now), to: addDays(from, 60) };
        const { days } = valueOf(await shop.port.getCalendar({ sku, source: branch, ...range }, context));
        const barred = calendarRefusal(rent, days, 1, shopDay(now));
        const put = await (await openShopper(shop, now)).put(rent);
        const placed = await shop.port.placeOrder(orderOf([rent]), context);
        expect({ rent, now, put: put.ok, placed: placed.ok }).toEqual({ rent, now, put: !barred, placed: !barred });
        // What is offered instead can be had.
        if (barred?.nearest) valueOf(await shop.port.placeOrder(orderOf([{ ...rent, ...barred.nearest }]), context));
      },
    ),
    { numRuns: 60 },
  );
});

const boats = async (dateFrom: string, dateTo: string, place?: string, categoryId = 82) =>
  valueOf(
    await shop.port.listProducts(
      { sort: "name:asc", size: 10, start: 0, categoryId, dateFrom, dateTo, place },
      shop.context({ now: at("2027-02-01", "10:00") }),
    ),
  );

test.each([["praha"], ["brno"], [undefined]])(
  "a listing that a rule alone leaves empty names it, and the nearest days that fit (%s)",
  async (place) => {
    const short = await boats("2027-02-10", "2027-02-10", place);
    expect(short).toMatchObject({ total: 0, gap: { why: { code: "too_short", shortest: 2 } } });
    expect(short.gap?.periods).toContainEqual({ from: "2027-02-10", to: "2027-02-11" });
    const long = await boats("2027-02-10", "2027-02-22", place);
    expect(long).toMatchObject({ total: 0, gap: { why: { code: "too_long", longest: 10 } } });
    expect(long.gap?.periods).toContainEqual({ from: "2027-02-10", to: "2027-02-19" });
    // In the season: a Thursday, and from a Friday too short.
    const thursday = await boats("2027-07-08", "2027-07-10", place);
    expect(thursday).toMatchObject({ total: 0, gap: { why: { code: "start_day", day: "2027-07-08" } } });
    // In Brno, which is closed on Sundays, the day after would be no end.
    const nearest = place === "brno" ? ["2027-07-10", "2027-07-12"] : ["2027-07-09", "2027-07-11"];
    expect(thursday.gap?.periods).toContainEqual({ from: nearest[0], to: nearest[1] });
    const season = await boats("2027-07-09", "2027-07-10", place);
    expect(season).toMatchObject({ total: 0, gap: { why: { code: "too_short", shortest: 3 } } });
    for (const offer of [short, long, thursday, season].flatMap(({ gap }) => gap?.periods ?? []))
      expect((await boats(offer.from, offer.to, place)).total).toBe(1);
  },
);

test("of what is rented for two days at least nobody is shown what one day would cost", async () => {
  const context = shop.context({ now: at("2027-02-01", "10:00") });
  const listed = valueOf(
    await shop.port.listProducts({ sort: "price:asc", size: 50, start: 0, categoryId: 69 }, context),
  );
  const boat = listed.items.find(({ sku }) => sku === "BOAT");
  const page = valueOf(await shop.port.getProduct({ sku: "BOAT" }, context));
  for (const shown of [boat, page])
    expect(shown).toMatchObject({
      price: page.price_list[0]?.price_per_day,
      original_price: page.price,
      price_list: [
        { days_from: 2, days_to: 3 },
        { days_from: 4, days_to: null },
      ],
    });
  // It stands among the others by that price.
  const prices = listed.items.map(({ price }) => price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  // The rule of a season leaves other days, and another kind its own shortest rent.
  const bike = listed.items.find(({ sku }) => sku === "BIKE");
  expect(bike?.price_list[0]).toMatchObject({ days_from: 1, price_per_day: bike?.price });
});

test.each([["praha"], [undefined]])(
  "a listing of what is out of season names the season and its first days (%s)",
  async (place) => {
    const winter = await boats("2027-02-10", "2027-02-12", place, 83);
    const season = { from: "2027-04-15", to: "2027-10-15" };
    expect(winter).toMatchObject({ total: 0, gap: { why: { code: "off_season", season } } });
    expect(winter.gap?.periods).toEqual([{ from: "2027-04-15", to: "2027-04-17" }]);
    expect(await boats("2027-06-10", "2027-06-12", place, 83)).toMatchObject({ total: 1, gap: null });
  },
);

test("where a closed day hides that such things are out of season, the season's first days are offered", async () => {
  const christmas = await boats("2027-12-26", "2027-12-27", "praha", 83);
  expect(christmas).toMatchObject({ total: 0, gap: { why: { code: "closed_day", day: "2027-12-26" } } });
  expect(christmas.gap?.periods).toEqual([{ from: "2028-04-15", to: "2028-04-16" }]);
});
