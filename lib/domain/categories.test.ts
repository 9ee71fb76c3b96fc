import { hasPage, isListed, isSection, subcategoriesOf, topCategories, urlPathIn } from "./categories";

const category = (id: number, parent_id: number | null, level: number, more = {}) => ({
  ...{ id, parent_id, level, is_active: true, product_count: 3 },
  ...more,
});
const [root, skis, boots] = [category(1, null, 1), category(2, 1, 2), category(3, 1, 2, { product_count: 0 })];
const [touring, hidden, empty] = [
  category(4, 2, 3),
  category(5, 2, 3, { is_active: false }),
  category(6, 2, 3, { product_count: 0 }),
];
const all = [root, skis, boots, touring, hidden, empty];

test.each([
  ["the root", root, { section: false, page: false, offered: false }],
  ["a section", skis, { section: true, page: true, offered: true }],
  ["an empty section", boots, { section: true, page: true, offered: false }],
  ["a subcategory", touring, { section: false, page: true, offered: true }],
  ["one that is switched off", hidden, { section: false, page: false, offered: false }],
  ["an empty subcategory", empty, { section: false, page: true, offered: false }],
])("%s: %#", (_name, shown, { section, page, offered }) =>
  expect([isSection(shown), hasPage(shown), isListed(shown)]).toEqual([section, page, offered]),
);

test("menus lead to what there is something of", () => {
  expect(topCategories(all)).toEqual([skis]);
  expect(subcategoriesOf(skis, all)).toEqual([touring]);
});

test.each([
  [{ level: 2, url_path: "lyze" }, { slug: "boty" }, "lyze/boty"],
  [{ level: 1, url_path: "root" }, { slug: "lyze" }, "lyze"],
  [null, { slug: "lyze", url_path: null }, "lyze"],
  [{ level: 2, url_path: "lyze" }, { slug: "boty", url_path: "boty-na-lyze" }, "boty-na-lyze"],
])("in %j, %j has the address %s", (place, thing, path) => expect(urlPathIn(place, thing)).toBe(path));
