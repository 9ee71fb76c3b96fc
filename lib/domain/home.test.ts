import { channel } from "@/shop.config";
import { type HomeSection, isShown, type PlannedBanner, sectionsToday, withoutRepeats } from "./home";

const banner = (more: Partial<PlannedBanner> = {}): PlannedBanner => ({
  ...{ title: "Sázava", text: null, action: null, link: "/blog", illustration: "kayak", icon: null },
  ...{ storeViews: null, shownFrom: null, shownUntil: null },
  ...more,
});
const main = ["main"];
const german = ["de", "main"];
const may = "2027-05-10";

test.each([
  ["without any rule", {}, true],
  ["on its first day", { shownFrom: may }, true],
  ["before its first day", { shownFrom: "2027-05-11" }, false],
  ["on its last day", { shownUntil: may }, true],
  ["after its last day", { shownUntil: "2027-05-09" }, false],
  ["in its store view", { storeViews: ["main"] }, true],
  ["in another one", { storeViews: ["skibike"] }, false],
])("a banner is shown %s", (_title, rule, expected) => {
  expect(isShown(banner(rule), main, may)).toBe(expected);
});

test("a language shows what its shop shows, and what is for it alone", () => {
  expect(isShown(banner({ storeViews: ["main"] }), german, may)).toBe(true);
  expect(isShown(banner({ storeViews: ["de"] }), german, may)).toBe(true);
  expect(isShown(banner({ storeViews: ["de"] }), main, may)).toBe(false);
});

test("rows lose banners that are over, and go with the last of them", () => {
  const over = banner({ title: "Zima", shownUntil: "2027-03-31" });
  const sections: HomeSection<PlannedBanner>[] = [
    { kind: "promises", title: null },
    { kind: "slider", title: null, banners: [over, banner()] },
    { kind: "banners", size: "main", title: null, banners: [over] },
  ];
  const today = sectionsToday(sections, main, may);
  expect(today.map(({ kind }) => kind)).toEqual(["promises", "slider"]);
  expect(today[1]).toMatchObject({ banners: [{ title: "Sázava" }] });
});

test("where the owner wants no blog nothing leads there, and a row that led nowhere else is gone", () => {
  const tile = (link: string) => ({ label: "Rady", link });
  const sections: HomeSection<PlannedBanner>[] = [
    { kind: "slider", title: null, banners: [banner(), banner({ link: "/blogy" })] },
    { kind: "banners", size: "main", title: null, banners: [banner({ link: "/blog/rady?x=1" })] },
    { kind: "tiles", title: null, tiles: [tile("/blog/rady"), tile("/lyze")] },
    { kind: "tiles", title: "Rady", tiles: [tile("/blog#rady")] },
    { kind: "tiles", title: null, tiles: [] },
  ];
  const links = () =>
    sectionsToday(sections, main, may).map((section) =>
      ("banners" in section ? section.banners : "tiles" in section ? section.tiles : []).map(({ link }) => link),
    );
  const owner = jest.replaceProperty(channel, "plugins", { ...channel.plugins, blog: false });
  expect(links()).toEqual([["/blogy"], ["/lyze"], []]);
  owner.restore();
  expect(links().flat()).toHaveLength(6);
});

test("a row that shows the very things of one above is left out, unless the owner has named it", () => {
  const row = (urlPath: string, title: string | null = null): HomeSection => ({ kind: "products", urlPath, title });
  const search: HomeSection = { kind: "search", headline: null, text: null, picture: null };
  const things = (...skus: string[]) => skus.map((sku) => ({ sku }));
  const lists = new Map([
    ["bestsellers", things("a", "b")],
    ["new_collection", things("b", "a")],
    ["lyze", things("a")],
  ]);
  const [best, fresh, skis] = [row("bestsellers"), row("new_collection"), row("lyze")];
  expect(withoutRepeats([best, search, fresh, skis], lists)).toEqual([best, search, skis]);
  const named = row("new_collection", "Právě dorazilo");
  expect(withoutRepeats([best, named], lists)).toEqual([best, named]);
});
