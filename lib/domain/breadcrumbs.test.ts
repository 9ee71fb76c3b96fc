import { breadcrumbsFor } from "./breadcrumbs";

const category = (id: number, path: string, level: number, url_path = `c${id}`) => ({ id, path, level, url_path });
const root = category(69, "69", 1, "");
const skis = category(100, "69/100", 2);
const alpine = category(110, "69/100/110", 3);
const junior = category(111, "69/100/110/111", 4);
const bikes = category(200, "69/200", 2);
const all = [root, skis, alpine, junior, bikes];

test("a category is led to by its ancestors, without root and itself", () => {
  expect(breadcrumbsFor(junior, all)).toEqual([skis, alpine]);
  expect(breadcrumbsFor(skis, all)).toEqual([]);
});

test("unknown ancestors and those without a path are left out", () => {
  expect(breadcrumbsFor(category(112, "69/999/110/112", 4), all)).toEqual([alpine]);
  expect(breadcrumbsFor(junior, [root, category(100, "69/100", 2, ""), alpine])).toEqual([alpine]);
  const pathless = { ...junior, url_path: "" };
  expect(breadcrumbsFor({ category_ids: [111] }, [root, skis, alpine, pathless])).toEqual([skis, alpine]);
});

test("a product is led to by its deepest category, or the one that the shopper came through", () => {
  const product = { category_ids: [69, 200, 110] };
  expect(breadcrumbsFor(product, all)).toEqual([skis, alpine]);
  expect(breadcrumbsFor(product, all, bikes)).toEqual([bikes]);
  expect(breadcrumbsFor(product, all, junior)).toEqual([skis, alpine]);
  expect(breadcrumbsFor(product, all, root)).toEqual([skis, alpine]);
  expect(breadcrumbsFor({ category_ids: [] }, all)).toEqual([]);
});
