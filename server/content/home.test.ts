import { readFile } from "node:fs/promises";
import path from "node:path";
import { getStoreView } from "@/lib/store-views";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { loadHomeContent } from "./home";

let shop: TestShop;
const home = (name: string, more = "") => `sections:
  - __component: home.search-bar
    headline: ${name}
  - __component: home.product-row
    urlPath: bestsellers
  - __component: home.slider
    title: Tipy
    banners:
      - title: Léto v kempu
        link: /blog
        illustration: tent
        shownFrom: 2027-05-01
        shownUntil: 2027-08-31
      - title: Zima
        link: /c/lyze
        icon: /illustrations/ski-alpine.svg
        storeViews: [skibike]
${more}`;

beforeEach(async () => {
  shop = await openTestShop(null);
});
afterEach(() => shop.close());

const kindsOn = async (day: string, storeCode = "main") =>
  (await loadHomeContent(shop.contentBackend, getStoreView(storeCode), day))?.sections.map(({ kind }) => kind);

test("without a home page there is none to show", async () => {
  expect(await loadHomeContent(shop.contentBackend, getStoreView("main"), "2027-05-10")).toBeNull();
});

test("sections stand as the owner put them, banners by day and store view, in a language that is there", async () => {
  await shop.bringInContent({ "homepages/home.cs.yaml": home("Nahoru k horám") });
  const main = await loadHomeContent(shop.contentBackend, getStoreView("main"), "2027-05-10");
  expect(main?.otherLanguage).toBeUndefined();
  expect(main?.sections).toMatchObject([
    { kind: "search", headline: "Nahoru k\u00a0horám", picture: null },
    { kind: "products", urlPath: "bestsellers", title: null },
    { kind: "slider", title: "Tipy", banners: [{ title: "Léto v\u00a0kempu", link: "/blog", illustration: "tent" }] },
  ]);
  expect(await kindsOn("2027-09-01")).toEqual(["search", "products"]);
  expect(await kindsOn("2027-09-01", "skibike")).toEqual(["search", "products", "slider"]);
  const bike = await loadHomeContent(shop.contentBackend, getStoreView("skibike"), "2027-09-01");
  expect(bike?.sections[2]).toMatchObject({ banners: [{ title: "Zima", icon: "/illustrations/ski-alpine.svg" }] });
  expect((await loadHomeContent(shop.contentBackend, getStoreView("de"), "2027-05-10"))?.otherLanguage).toBe("cs");

  await shop.bringInContent({ "homepages/home.cs.yaml": home("Nahoru"), "homepages/home.de.yaml": home("Hinauf") });
  const german = await loadHomeContent(shop.contentBackend, getStoreView("de"), "2027-05-10");
  expect(german?.otherLanguage).toBeUndefined();
  expect(german?.sections[0]).toMatchObject({ headline: "Hinauf" });
});

test("a link that leads nowhere safe does not come in", async () => {
  const text = home("Domů").replace("link: /blog", 'link: "javascript:alert(1)"');
  await expect(shop.bringInContent({ "homepages/home.cs.yaml": text })).rejects.toThrow(
    /sections\.2\.banners\.0\.link/u,
  );
});

test.each(["javascript:alert(1)", "http://plain.example/x.svg", "/../x.svg"])(
  "nor does an icon at %s",
  async (icon) => {
    const text = home("Domů").replace("icon: /illustrations/ski-alpine.svg", `icon: "${icon}"`);
    await expect(shop.bringInContent({ "homepages/home.cs.yaml": text })).rejects.toThrow(
      /sections\.2\.banners\.1\.icon/u,
    );
  },
);

test("the demo's home page is one that can be asked for", async () => {
  const file = path.join(__dirname, "../../demo/content/homepages/home.cs.yaml");
  await shop.bringInContent({ "homepages/home.cs.yaml": await readFile(file, "utf8") });
  expect((await kindsOn("2027-05-10"))?.slice(0, 2)).toEqual(["search", "categories"]);
});
