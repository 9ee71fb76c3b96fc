import { checkConfiguration } from "@/lib/config/check";
import { decide, settle } from "@/lib/dispatch/decide";
import { categoryPath, homePath } from "@/lib/routes";
import { productMetadata } from "@/lib/seo/metadata";
import { getStoreView, storeViews } from "@/lib/store-views";
import { themeOf } from "@/lib/store-views/theme";
import { resolveAddress } from "@/server/http/address";
import { product, source } from "@/server/testing/records";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import type * as Config from "@/shop.config";

/* What an owner does to open another shop: two entries in the configuration, and an import. */

jest.mock("../../shop.config", () => {
  const real = jest.requireActual<typeof Config>("../../shop.config");
  const views: (typeof real)["storeViews"]["views"] = [
    ...real.storeViews.views,
    {
      ...{ storeCode: "bazar", storeId: 9, name: "Bazar Brno", locale: "cs-CZ" as const },
      ...{ hosts: ["bazar.example"], cssTheme: "lake" as const },
    },
    { storeCode: "bazar-en", extend: "bazar", locale: "en-US" },
  ];
  // Marked as what it stands for, out of sight of whoever reads its sections.
  return Object.defineProperty({ ...real, storeViews: { ...real.storeViews, views } }, "__esModule", { value: true });
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.bringIn({
    partners: [{ id: 9, name: "Bazar", description: "Starší výbava", theme: "lake" }],
    sources: [source("bazar-brno", "Brno", { partner_id: 9, store_codes: ["bazar"] })],
    fronts: [{ store_code: "bazar", headline: "Starší, ale jezdí", text: "", people: [] }],
    categories: [{ id: 80, parent_id: 69, name: { cs: "Bazar", en: "Second hand" }, slug: "z-druhe-ruky" }],
    products: [
      product("OLD-SKI", "Staré lyže", {
        ...{ store_codes: ["bazar"], category_ids: [80], stock: { "bazar-brno": 2 } },
        name: { cs: "Staré lyže", en: "Old skis" },
      }),
    ],
  });
});
afterAll(() => shop.close());

const at = (storeCode: string) => shop.context({ storeView: getStoreView(storeCode) });
const listed = async (storeCode: string): Promise<string[]> =>
  valueOf(await shop.port.listProducts({ size: 50, start: 0 }, at(storeCode))).items.map(({ name }) => name);

test("the configuration holds", () => expect(() => checkConfiguration()).not.toThrow());

test("it has its own catalogue, branches, partner and front, in its languages", async () => {
  expect(await listed("bazar")).toEqual(["Staré lyže"]);
  expect(await listed("bazar-en")).toEqual(["Old skis"]);
  expect(await listed("main")).not.toContain("Staré lyže");
  expect(valueOf(await shop.port.listSources({}, at("bazar"))).map(({ id }) => id)).toEqual(["bazar-brno"]);
  expect(valueOf(await shop.port.listPartners({}, at("bazar")))).toMatchObject([{ name: "Bazar", theme: "lake" }]);
  expect(valueOf(await shop.port.getFront({}, at("bazar")))).toMatchObject({ headline: "Starší, ale jezdí" });
});

/** What a visitor of an address gets. */
async function page(host: string, path: string) {
  const query = new URLSearchParams();
  const first = decide({ host, path, query, showsTestPage: false }, storeViews);
  if (first.type !== "ask") return first;
  const target = await resolveAddress({ ...shop.port, ...shop.content }, at(first.storeView.storeCode), first.asks);
  return settle(first, target, query);
}

test("it is reached by its prefix and its host, and its things in no other shop", async () => {
  for (const [host, path] of [
    ["sezona.example", "/bazar/z-druhe-ruky/old-ski"],
    ["bazar.example", "/z-druhe-ruky/old-ski"],
    ["bazar.example", "/bazar/p/OLD-SKI/old-ski"],
  ] as const)
    expect(await page(host, path)).toMatchObject({
      ...{ type: "page", path: "/p/OLD-SKI/old-ski" },
      storeView: { storeCode: "bazar", name: "Bazar Brno" },
    });
  expect(await page("sezona.example", "/z-druhe-ruky/old-ski")).toMatchObject({ type: "unknown" });
  expect(await page("bazar.example", "/bazar-en")).toMatchObject({ type: "page", path: "/" });
});

test("its links and what it tells crawlers are its own", async () => {
  const storeView = getStoreView("bazar");
  expect([storeView, getStoreView("bazar-en")].map(themeOf)).toEqual(["lake", "lake"]);
  expect([homePath(storeView), categoryPath(storeView, { slug: "x", url_path: "z-druhe-ruky" })]).toEqual([
    "/bazar",
    "/bazar/z-druhe-ruky",
  ]);
  const thing = valueOf(await shop.port.getProduct({ sku: "OLD-SKI" }, at("bazar")));
  expect(productMetadata({ storeView, product: thing })).toMatchObject({
    alternates: {
      canonical: "/bazar/z-druhe-ruky/old-ski",
      languages: { "cs-CZ": "/bazar/z-druhe-ruky/old-ski", "en-US": "/bazar-en/z-druhe-ruky/old-ski" },
    },
    openGraph: { siteName: "Bazar Brno" },
  });
});
