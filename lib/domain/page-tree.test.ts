import { relativesOf, treeOf } from "./page-tree";

const page = (id: string, parentId: string | null = null, position = 0) => ({ id, parentId, position });
const pages = [page("c", "b"), page("a"), page("b2", "a", 1), page("b", "a", 2), page("lost", "gone")];
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(" ");

test("above a page stands its way from the top, below it its own in their order", () => {
  expect(ids(relativesOf(pages, "c").above)).toBe("a b");
  expect(ids(relativesOf(pages, "a").below)).toBe("b2 b");
  expect(relativesOf(pages, "lost")).toEqual({ above: [], below: [] });
  expect(relativesOf(pages, "none")).toEqual({ above: [], below: [] });
});

test("the tree has every page once, each before those below it", () => {
  expect(ids(treeOf(pages))).toBe("a b2 b c lost");
  expect(treeOf(pages).find(({ id }) => id === "lost")?.parentId).toBeNull();
});

test("pages that stand below each other, or below themselves, are no end of the shop", () => {
  const circle = [page("a", "b"), page("b", "a"), page("c", "b"), page("self", "self")];
  expect(ids(relativesOf(circle, "c").above)).toBe("a b");
  expect(ids(relativesOf(circle, "self").above)).toBe("");
  expect(ids(relativesOf(circle, "self").below)).toBe("");
  expect([...treeOf(circle)].map(({ id }) => id).sort()).toEqual(["a", "b", "c", "self"]);
});
