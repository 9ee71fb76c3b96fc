import { getStoreView } from "@/lib/store-views";
import { sharingHeaders } from "./sharing";

const storeView = getStoreView("main");
const of = (path: string) => sharingHeaders({ type: "page", storeView, path });

test.each([
  ["/", "every-page,home"],
  ["/c/lyze", "every-page,category%3Alyze"],
  ["/c/lyze/filtered", "every-page,category%3Alyze,stock"],
  ["/p/A-1/skis", "every-page,product%3AA-1"],
  ["/search", "every-page,stock"],
  ["/cart", "every-page"],
])("%s is cleared by its tags", (path, tags) => expect(of(path)["cache-tag"]).toBe(tags));

test("a name in any letters is a header, and can't end one", () => {
  expect(of("/c/ly%C5%BEe")["cache-tag"]).toBe("every-page,category%3Aly%C5%BEe");
  expect(of("/p/A,B/x")["cache-tag"]).toBe("every-page,product%3AA%2CB");
});

test.each([
  ["/c/lyze/filtered", "public, max-age=0, s-maxage=5"],
  ["/search", "public, max-age=0, s-maxage=5"],
  ["/c/lyze", undefined],
  ["/p/A-1/skis", undefined],
  ["/compare", undefined],
])("%s: what is rendered for a query is kept for seconds, the rest as the framework says", (path, expected) =>
  expect(of(path)["cache-control"]).toBe(expected),
);

test.each([
  ["/", "params"],
  ["/p/A-1/skis", "params"],
  ["/branches/praha", "params"],
  ["/cart", "params"],
  ["/c/lyze", undefined],
  ["/c/lyze/filtered", undefined],
  ["/search", undefined],
  ["/compare", undefined],
])("%s: whether the query makes another page", (path, expected) => expect(of(path)["no-vary-search"]).toBe(expected));
