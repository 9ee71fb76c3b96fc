import type { OrderBody } from "@/lib/contract";
import { smallShop } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf, type Rent } from "@/server/testing/shopper";

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "07:00", closes: "19:00" }));
const aroundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" }));
const point = (id: string, name: string, city: string, latitude: number, more = {}) => ({
  ...{ carrier: "parcel_point", id, name, street: "Nádražní 1", city, postcode: "543 01" },
  ...{ latitude, longitude: 15.6, opening_hours: hours },
  ...more,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    postcodes: [{ prefix: "543", name: "Vrchlabí", latitude: 50.63, longitude: 15.6 }],
    "pickup-points": [
      point("far", "Box U Výtahu", "Žďár", 49.5),
      point("near", "Trafika U Nádraží", "Vrchlabí", 50.62),
      point("box", "Box U Mostu", "Vrchlabí", 50.9, { opening_hours: aroundTheClock, street: "Mostní 1" }),
      point("gone", "Zrušené", "Vrchlabí", 50.63, { is_active: false }),
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => forgetRents(shop));

/** 8 February 2027 is a Monday. */
const now = new Date("2027-02-01T10:00:00+01:00");
const helmet: Rent = { sku: "HELMET", qty: 1, from: "2027-02-08", to: "2027-02-09", source: "praha" };
const by = (code: string, more: Partial<OrderBody["addressInformation"]> = {}) => ({
  shipping_carrier_code: "flatrate",
  shipping_method_code: code,
  return_carrier_code: undefined,
  return_method_code: undefined,
  ...more,
});
const place = (info: Partial<OrderBody["addressInformation"]>, rent = helmet) => {
  const body = orderOf([rent]);
  return shop.port.placeOrder(
    { ...body, addressInformation: { ...body.addressInformation, ...info } },
    shop.context({ now }),
  );
};
const read = async (id: string) => valueOf(await shop.port.getOrder({ id }, shop.context()));

const find = async (wish: { search?: string; near?: string; size?: number }) =>
  valueOf(await shop.port.listPickupPoints({ carrier: "parcel_point", ...wish }, shop.context()));

test("parcel points are found by town and street without diacritics, the nearest to a postcode first", async () => {
  const ids = async (wish: Parameters<typeof find>[0]) => (await find(wish)).items.map(({ id }) => id);
  expect(await ids({ search: "zdar" })).toEqual(["far"]);
  expect(await ids({ search: "VRCHLABI nadr" })).toEqual(["near"]);
  expect(await ids({ near: "49.51,15.6" })).toEqual(["far", "near", "box"]);
  expect(await find({ search: "543 01" })).toMatchObject({
    items: [{ id: "near", kilometres: 1.1 }, { id: "box" }, { id: "far", kilometres: 125.7 }],
    total: 3,
    near: "Vrchlabí",
  });
  expect(await find({ search: "543 01", size: 1 })).toMatchObject({ items: [{ id: "near" }], total: 3 });
  expect(await find({ search: "nikde" })).toEqual({ items: [], total: 0, near: null });
  const exact = await shop.port.listPickupPoints({ carrier: "parcel_point", near: "49.51234,15.6" }, shop.context());
  expect(refusalOf(exact).code).toBe("invalid_input");
});

test("an order goes to the point that was chosen, and comes back from there unless another one is named", async () => {
  const placed = valueOf(await place(by("parcel_point", { shipping_pickup_point: "near" })));
  const address = { firstname: "Jana", place: "Trafika U Nádraží", street: ["Nádražní 1"], city: "Vrchlabí" };
  expect(await read(placed.order_id)).toMatchObject({
    shipping_address: address,
    return_address: address,
    shipping_pickup_point: { id: "near", opening_hours: hours },
    return_pickup_point: { id: "near" },
  });
  const other = by("parcel_point", { shipping_pickup_point: "near", return_pickup_point: "far" });
  expect((await read(valueOf(await place(other)).order_id)).return_address?.city).toBe("Žďár");
});

test("a point that nobody named, that is unknown or gone, or closed on the day is refused", async () => {
  for (const id of [undefined, "nowhere", "gone"])
    expect(refusalOf(await place(by("parcel_point", { shipping_pickup_point: id })))).toMatchObject({
      code: "pickup_point_unknown",
      details: { way: "shipping", point: id },
    });
  const toSunday = { ...helmet, to: "2027-02-14" };
  expect(refusalOf(await place(by("parcel_point", { shipping_pickup_point: "near" }), toSunday))).toMatchObject({
    code: "pickup_point_closed",
    details: { way: "return", point: "near", day: "2027-02-14", line: 0 },
  });
});

test("a box, at which nobody takes a deposit, hands nothing over but takes things back", async () => {
  expect(refusalOf(await place(by("parcel_point", { shipping_pickup_point: "box" })))).toMatchObject({
    code: "pickup_point_unattended",
    details: { way: "shipping", point: "box" },
  });
  const back = by("parcel_point", { shipping_pickup_point: "near", return_pickup_point: "box" });
  expect(await read(valueOf(await place(back)).order_id)).toMatchObject({ return_pickup_point: { id: "box" } });
});

test("what fetches is not called what brings", async () => {
  const { billingAddress } = orderOf([helmet]).addressInformation;
  const hotel = { ...billingAddress, place: "Horal", city: "Vrchlabí", postcode: "543 01" };
  const placed = valueOf(await place(by("hotel", { shippingAddress: hotel })));
  expect(await read(placed.order_id)).toMatchObject({
    shipping_title: "Doručení do hotelu nebo chaty",
    return_title: "Svoz z hotelu nebo chaty",
  });
});

test("a hotel needs its name and no street; the room goes along", async () => {
  const { billingAddress } = orderOf([helmet]).addressInformation;
  const hotel = { ...billingAddress, street: [], city: "Vrchlabí", postcode: "543 01" };
  expect(refusalOf(await place(by("hotel", { shippingAddress: hotel })))).toMatchObject({
    code: "address_incomplete",
    details: { way: "shipping", field: "place" },
  });
  const named = { ...hotel, place: "Hotel Horal", room: "212" };
  const placed = valueOf(await place(by("hotel", { shippingAddress: named })));
  expect((await read(placed.order_id)).shipping_address).toMatchObject({ place: "Hotel Horal", room: "212" });
});

test("a courier comes in the hours that were chosen; the earliest have to be ordered sooner", async () => {
  const placed = valueOf(await place(by("courier", { shipping_window: "morning", return_window: "evening" })));
  expect(await read(placed.order_id)).toMatchObject({
    shipping_window: { from: "08:00", to: "12:00" },
    return_window: { from: "17:00", to: "21:00" },
  });
  expect(refusalOf(await place(by("courier", { return_window: "night" })))).toMatchObject({
    code: "window_unknown",
    details: { way: "return", window: "night" },
  });
  const late = new Date("2027-02-05T12:01:00+01:00");
  const body = orderOf([helmet]);
  const addressInformation = { ...body.addressInformation, ...by("courier", { shipping_window: "morning" }) };
  const answer = await shop.port.placeOrder({ ...body, addressInformation }, shop.context({ now: late }));
  expect(refusalOf(answer)).toMatchObject({ code: "too_late", details: { carrier: "courier", way: "shipping" } });
  const jana = await openShopper(shop, late);
  valueOf(await jana.put(helmet));
  const methods = valueOf(await shop.port.listShippingMethods({}, jana.context(late)));
  expect(methods.find(({ method_code }) => method_code === "courier")?.windows).toEqual([
    { code: "morning", from: "08:00", to: "12:00", problem: expect.objectContaining({ code: "too_late" }) },
    { code: "afternoon", from: "12:00", to: "17:00" },
    { code: "evening", from: "17:00", to: "21:00" },
  ]);
});
