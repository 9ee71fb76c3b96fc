import { type HomeSection, isShown, type PlannedBanner, sectionsToday } from "./home";

const banner = (more: Partial<PlannedBanner> = {}): PlannedBanner => ({
  ...{ title: "Sázava", text: null, action: null, link: "/blog", illustration: "kayak" },
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
