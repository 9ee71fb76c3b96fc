import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { wordsOf } from "@/lib/i18n/words";
import { getStoreView } from "@/lib/store-views";
import { smallShop } from "@/server/testing/records";
import { orderOf } from "@/server/testing/shopper";
import { forgetRents, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { passPage } from "./pass-page";
import { readPass } from "./pickup-pass";

const SECRET = "a secret of the shop, long enough to be one";
const before = process.env.INTERNAL_SECRET;
let shop: TestShop;
beforeAll(async () => {
  process.env.INTERNAL_SECRET = SECRET;
  shop = await openTestShop(smallShop);
});
beforeEach(() => forgetRents(shop));
afterAll(async () => {
  if (before === undefined) delete process.env.INTERNAL_SECRET;
  else process.env.INTERNAL_SECRET = before;
  await shop.close();
});

async function pageOf(person: string) {
  const line = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha", person };
  const placed = valueOf(await shop.port.placeOrder(orderOf([line]), shop.context()));
  const order = valueOf(await shop.port.getOrder({ id: placed.order_id }, shop.context()));
  const source = valueOf(await shop.port.listSources({}, shop.context())).find(({ id }) => id === "praha") ?? null;
  const storeView = getStoreView("main");
  const page = await passPage({ order, source, returnSource: source, storeView, words: wordsOf("cs") });
  if (page === null) throw new Error("no pass");
  return { order, source, page };
}

test("the page is whole in itself, and says number, place, days and things", async () => {
  const { order, source, page } = await pageOf("Ema");
  for (const text of [
    `>${getStoreView("main").name}<`,
    order.increment_id,
    source?.name ?? "-",
    "8. února",
    "10. února",
    "1× ",
    "Ema",
  ])
    expect(page.replaceAll("\u00a0", " ")).toContain(text);
  // Nothing has to be fetched for it, and nobody learns its address.
  expect(page).not.toMatch(/<script|<link|<img|src=/u);
  expect(page).toContain('name="referrer" content="no-referrer"');
});

test("each of two branches has its telephone beside its own turn", async () => {
  const { order, source } = await pageOf("Ema");
  if (!source) throw new Error("no branch");
  const returnSource = { ...source, id: "elsewhere", phone: "+420 111 222 333" };
  const words = wordsOf("cs");
  const page = await passPage({ order, source, returnSource, storeView: getStoreView("main"), words });
  const [there = "", back = ""] = page?.split("Vrácení") ?? [];
  expect([there.includes(source.phone), there.includes(returnSource.phone)]).toEqual([true, false]);
  expect([back.includes(source.phone), back.includes(returnSource.phone)]).toEqual([false, true]);
});

test("of a parcel point it says that things are picked up there, of a courier that they are brought", async () => {
  const { order, source } = await pageOf("Ema");
  if (!source) throw new Error("no branch");
  const address = { firstname: "Ema", lastname: "Malá", street: ["Úzká 1"], city: "Brno", postcode: "60200" };
  const told = (more: object) =>
    passPage({
      order: { ...order, shipping_address: address, ...more },
      ...{ source, returnSource: source, storeView: getStoreView("main"), words: wordsOf("cs") },
    });
  expect(await told({})).toMatch(/<h2>Doručení<[^]*<h2>Co si připravit</u);
  expect(await told({ shipping_pickup_point: source })).toMatch(/<h2>Převzetí<[^]*<h2>Co s.sebou</u);
});

test("its code is read as the order's pass", async () => {
  const { order, page } = await pageOf("Vítek");
  const svg = /<svg.*?<\/svg>/su.exec(page)?.[0] ?? "";
  const png = sharp(Buffer.from(svg), { density: 72 * 8 })
    .ensureAlpha()
    .raw();
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  const read = decodeQR({ width: info.width, height: info.height, data });
  expect(readPass(read, [SECRET])).toBe(order.increment_id);
});

test("what somebody wrote is only text, and an order that is over has no pass", async () => {
  const { order, source, page } = await pageOf("<b>Ema</b>");
  expect(page).toContain("&lt;b&gt;Ema&lt;/b&gt;");
  const storeView = getStoreView("main");
  const over = { ...order, pass: undefined };
  expect(await passPage({ order: over, source, returnSource: source, storeView, words: wordsOf("cs") })).toBeNull();
});
