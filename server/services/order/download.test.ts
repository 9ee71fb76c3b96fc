import { randomBytes } from "node:crypto";
import { pickUpAt } from "@/lib/contract/testing/order";
import { product, smallShop } from "@/server/testing/records";
import { DOWNLOAD_PART_BYTES } from "@/lib/limits";
import { downloadStream } from "@/server/commerce/download-stream";
import { testApi } from "@/server/testing/api";
import { NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, type Rent } from "@/server/testing/shopper";
import { actAtCounter } from "./counter";

/* Guides are files: only an order that is paid leads to them. */

let shop: TestShop;
const guide = product("GPX-1", "Průvodce", {
  type_id: "downloadable",
  deposit: 0,
  price_list: [{ days_from: 1, days_to: null, price_per_day: 99 }],
  downloads: ["magistrala.gpx", "popis.txt"],
});
const files = { "magistrala.gpx": "<gpx/>", "popis.txt": "Z Bedřichova na Jizerku" };
beforeAll(async () => {
  shop = await openTestShop({ ...smallShop, products: [...(smallShop.products ?? []), guide], ...files });
});
afterAll(() => shop.close());

const wish: Rent = { sku: "GPX-1", qty: 1, from: "2027-02-01", to: "2027-02-01", source: "praha" };
async function order(rents = [wish]) {
  const jana = await openShopper(shop);
  const body = {
    addressInformation: {
      ...pickUpAt("praha"),
      payment_method_code: "banktransfer",
    },
  };
  const { order_id: id, increment_id: number } = valueOf(await jana.order(rents, body));
  return { id, act: (act: "paid" | "cancel") => actAtCounter(shop.pool, number, { act }, { by: "Eva", now: NOW }) };
}
const ask = (id: string, file = "popis.txt", sku = "GPX-1") => shop.port.getDownload({ id, sku, file }, shop.context());
const named = async (id: string) =>
  valueOf(await shop.port.getOrder({ id }, shop.context())).lines.map(({ downloads }) => downloads);

test("the files of an order are named and handed out once it is paid, and no more when it is called off", async () => {
  const { id, act } = await order();
  expect([await named(id), refusalOf(await ask(id)).code]).toEqual([[[]], "not_found"]);
  await act("paid");
  expect(await named(id)).toEqual([["magistrala.gpx", "popis.txt"]]);
  const { content, ...said } = valueOf(await ask(id));
  expect(said).toMatchObject({ name: "popis.txt", type: "text/plain; charset=utf-8" });
  expect(Buffer.from(content, "base64").toString()).toBe(files["popis.txt"]);
  await act("cancel");
  expect([await named(id), refusalOf(await ask(id)).code]).toEqual([[[]], "not_found"]);
});

test.each([
  ["a path", "../popis.txt", "GPX-1"],
  ["the place where it lies", "downloads/popis.txt", "GPX-1"],
  ["another thing's name", "popis.txt", "HELMET"],
  ["a thing that was not ordered", "popis.txt", "BOOTS"],
])("under %s nothing is found", async (_what, file, sku) => {
  const { id, act } = await order([wish, { ...wish, sku: "HELMET", from: "2027-02-08", to: "2027-02-09" }]);
  await act("paid");
  expect(valueOf(await ask(id)).name).toBe("popis.txt");
  expect(refusalOf(await ask(id, file, sku)).code).toBe("not_found");
  await act("cancel");
});

test("over HTTP nobody in between keeps it, and an unknown order looks like one without files", async () => {
  const { id, act } = await order();
  await act("paid");
  const get = (of: string) => testApi(shop).request(`/api/order/download?id=${of}&sku=GPX-1&file=popis.txt`);
  const answer = await get(id);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await get("00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("a large guide is handed out part by part, each as long as the order is paid", async () => {
  const large = randomBytes(3 * DOWNLOAD_PART_BYTES + 7);
  await shop.bringIn({ products: [guide], ...files, "magistrala.gpx": large });
  const { id, act } = await order();
  await act("paid");
  const sizes: number[] = [];
  const next = async (from: number) => {
    const found = await shop.port.getDownload({ id, sku: "GPX-1", file: "magistrala.gpx", from }, shop.context());
    if (found.ok) sizes.push(Buffer.from(found.value.content, "base64").byteLength);
    return found;
  };
  const taken = async () => Buffer.from(await new Response(downloadStream(valueOf(await next(0)), next)).arrayBuffer());
  expect((await taken()).equals(large)).toBe(true);
  expect(sizes).toEqual([...Array.from({ length: 3 }, () => DOWNLOAD_PART_BYTES), 7]);

  // Neither half of each, nor more of it once the money goes back.
  const begun = downloadStream(valueOf(await next(0)), next);
  await shop.bringIn({ products: [guide], ...files, "magistrala.gpx": Buffer.alloc(large.byteLength, 1) });
  await expect(new Response(begun).arrayBuffer()).rejects.toThrow("exchanged");
  const open = downloadStream(valueOf(await next(0)), next);
  await act("cancel");
  await expect(new Response(open).arrayBuffer()).rejects.toThrow("not_found");
});

test("a guide that was mended is mended for who bought it; what is no longer sold stays theirs", async () => {
  const { id, act } = await order();
  await act("paid");
  await shop.bringIn({ products: [{ ...guide, status: 2 }], ...files, "popis.txt": "Z Bedřichova na Smědavu" });
  expect(Buffer.from(valueOf(await ask(id)).content, "base64").toString()).toBe("Z Bedřichova na Smědavu");
});
