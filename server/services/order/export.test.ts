import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { renter } from "@/lib/contract/testing/order";
import { orderOf } from "@/server/testing/shopper";
import { counterSheet } from "@/server/cli/orders/counter-sheet";
import { actAtCounter, readAtCounter } from "./counter";
import { asCsv } from "./csv";
import { exportOrders, lineRows, type OrderFilter, orderRecord, orderRow } from "./export";

let shop: TestShop;
const helmet = { sku: "HELMET", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const everything: OrderFilter = { day: "placed", from: null, to: null, storeCodes: null, statuses: null };
const numbers: string[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  await forgetRents(shop);
  const place = async (from: string, to: string, days: number, note = ""): Promise<void> => {
    const now = new Date(NOW.getTime() + days * 24 * 3_600_000);
    const body = orderOf([{ ...helmet, from, to, person: "Ema" }], { user_note: note });
    numbers.push(valueOf(await shop.port.placeOrder(body, shop.context({ now }))).increment_id);
  };
  await place("2027-02-10", "2027-02-12", 0, '=HYPERLINK("http://evil")');
  await place("2027-02-08", "2027-02-09", 1);
  await place("2027-02-20", "2027-02-21", 2);
  await actAtCounter(shop.pool, numbers[2]!, { act: "cancel" }, { by: "Eva", now: NOW });
});
afterAll(() => shop.close());

async function found(more: Partial<OrderFilter> = {}): Promise<string[]> {
  const seen: string[] = [];
  for await (const { increment_id } of exportOrders(shop.pool, { ...everything, ...more })) seen.push(increment_id);
  return seen;
}
const [a, b, c] = [0, 1, 2].map((index) => () => numbers[index]!);

test("orders come as they were placed, narrowed by day, store and state", async () => {
  expect(await found()).toEqual(numbers);
  expect(await found({ from: "2027-02-02", to: "2027-02-02" })).toEqual([b!()]);
  expect(await found({ day: "pick-up", from: "2027-02-09", to: "2027-02-10" })).toEqual([a!()]);
  expect(await found({ day: "return", to: "2027-02-09" })).toEqual([b!()]);
  expect(await found({ statuses: ["cancelled"] })).toEqual([c!()]);
  expect(await found({ storeCodes: ["main"] })).toEqual(numbers);
  expect(await found({ storeCodes: ["skibike"] })).toEqual([]);
});

test("pages follow each other without a gap or a repetition, orders of one instant too", async () => {
  await shop.pool.query(
    `INSERT INTO rental_order SELECT (o).* FROM (
       SELECT jsonb_populate_record(NULL::rental_order, to_jsonb(r) || jsonb_build_object('id', gen_random_uuid(),
         'increment_id', 'x-' || n, 'status', 'closed')) AS o
       FROM rental_order r, generate_series(1, 450) AS n WHERE r.increment_id = $1) AS copies`,
    [a!()],
  );
  const closed = await found({ statuses: ["closed"] });
  expect([closed.length, new Set(closed).size]).toEqual([450, 450]);
  await shop.pool.query("DELETE FROM rental_order WHERE increment_id LIKE 'x-%'");
});

test("a record has money in crowns and whole lines; a table has a row for an order or for a thing", async () => {
  for await (const order of exportOrders(shop.pool, { ...everything, to: "2027-02-01" })) {
    expect(orderRecord(order)).toMatchObject({
      number: a!(),
      status: "confirmed",
      grand_total: 240,
      deposit: 500,
      first_day: "2027-02-10",
      last_day: "2027-02-12",
      billing: { lastname: "Nováková" },
      lines: [{ sku: "HELMET", qty: 1, unit_price: 240, person: "Ema" }],
    });
    expect(orderRow(order)).toMatchObject({
      placed_at: "11:00 1-2-2027",
      telephone: "+420777123456",
      things: "1× Helma 2027-02-10/2027-02-12",
    });
    const sized = order.lines.map((line) => ({ ...line, options: [{ label: "Velikost", value: "M" }] }));
    expect(orderRow({ ...order, lines: sized })).toMatchObject({ things: "1× Helma, M 2027-02-10/2027-02-12" });
    const waxing = { code: "waxing", name: "Voskování", price: 150_00, selected_option: null, option: null };
    const waxed = order.lines.map((line) => ({ ...line, services: [waxing] }));
    expect(orderRecord({ ...order, services: 150_00, lines: waxed })).toMatchObject({
      services: 150,
      lines: [{ services: [{ code: "waxing", kind: null, name: "Voskování", unit_price: 150 }] }],
    });
    expect(orderRow({ ...order, lines: waxed }).things).toBe("1× Helma, Voskování 2027-02-10/2027-02-12");
    // Of a voucher the days that its line carries say nothing.
    const bought = order.lines.map((line) => ({ ...line, kind: "piece" as const }));
    expect(orderRow({ ...order, lines: bought }).things).toBe("1× Helma");
    expect(lineRows({ ...order, lines: waxed })).toMatchObject([{ services: "Voskování", services_price: 150 }]);
    expect(lineRows(order)).toMatchObject([{ number: a!(), sku: "HELMET", from: "2027-02-10", person: "Ema" }]);
    const csv = await text(Readable.from([orderRow(order)]).pipe(asCsv()));
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv).toContain("'+420");
  }
  expect.assertions(10);
});

test("of the same set twice each thing says which of the two it is in, in record, table and sheet", async () => {
  const set = { sku: "FAMILY", name: "Sada" };
  const inSet = (copy?: number) => ({
    ...helmet,
    ...{ from: "2027-03-01", to: "2027-03-02" },
    product_option: {
      extension_attributes: {
        ...{ custom_options: [], configurable_item_options: [], bundle_options: [] },
        ...{ set, ...(copy && { copy }) },
      },
    },
  });
  const body = orderOf([inSet(), inSet(2)]);
  const { increment_id: number } = valueOf(await shop.port.placeOrder(body, shop.context()));
  for await (const order of exportOrders(shop.pool, { ...everything, day: "pick-up", from: "2027-03-01" })) {
    const copies = [
      { set: "Sada", set_copy: 1 },
      { set: "Sada", set_copy: 2 },
    ];
    expect(orderRecord(order).lines).toMatchObject(copies);
    expect(lineRows(order)).toMatchObject(copies);
    expect(orderRow(order).things).toMatch(/Helma, Sada #1 .*; 1× Helma, Sada #2 /u);
  }
  const found = await readAtCounter(shop.pool, number);
  expect(found && counterSheet(found)).toMatch(/Helma, in Sada #1, .*\n(?: {5}.*\n)? *1× Helma, in Sada #2, /u);
  expect.assertions(4);
});

test("where things go, come from and are billed to stands in every row, as text that is no formula", async () => {
  const hotel = {
    ...renter,
    place: "Hotel Horal",
    room: "212",
    street: ["=Údolní 5"],
    city: "Brno",
    postcode: "60200",
  };
  const point = { id: "box-1", name: "Box u nádraží", street: "Nádražní 2", city: "Brno", postcode: "60200" };
  const billing = { ...renter, company: "+Horal s.r.o.", company_id: "27074358", vat_id: "CZ27074358" };
  for await (const order of exportOrders(shop.pool, { ...everything, day: "pick-up", from: "2027-02-10" })) {
    if (order.increment_id !== a!()) continue;
    const addresses = {
      ...{ ...order.addresses, billing, shipping: hotel, return: { ...renter, place: point.name } },
      return_point: { ...point, opening_hours: [], closed_days: [] },
    };
    const sent = { ...order, addresses };
    expect(orderRecord(sent)).toMatchObject({
      billing: { street: ["Sjezdová 1"], vat_id: "CZ27074358" },
      shipping_address: { place: "Hotel Horal", room: "212" },
      shipping_point: null,
      return_point: point,
    });
    const where = {
      shipping_address: "Jana Nováková, Hotel Horal (212), =Údolní 5, 602 00 Brno",
      return_address: "Jana Nováková, Box u nádraží, Sjezdová 1, 110 00 Praha",
    };
    expect(orderRow(sent)).toMatchObject({
      ...{ ...where, return_point: "box-1", shipping_point: null },
      ...{ company: "+Horal s.r.o.", company_id: "27074358", vat_id: "CZ27074358" },
      ...{ street: "Sjezdová 1", city: "Praha", postcode: "110 00", country: "CZ" },
    });
    expect(lineRows(sent)).toMatchObject([where]);
    // Of what is fetched at a branch there is no address.
    expect(orderRow(order)).toMatchObject({ shipping_address: null, return_address: null, street: "Sjezdová 1" });
    const evil = { ...sent, addresses: { ...addresses, billing: { ...billing, street: ["=1+1; -2"] } } };
    const csv = await text(Readable.from([orderRow(evil)]).pipe(asCsv()));
    expect(csv).toContain("'=1+1; '-2");
    expect(csv).toContain("'+Horal");
  }
  expect.assertions(6);
});
