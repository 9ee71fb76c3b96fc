import { MAX_REDIRECTED_QUERY_LENGTH } from "@/lib/limits";
import { getStoreView } from "@/lib/store-views";
import type { AddressTarget } from "./address";
import { dispatch } from "./dispatch";

const views = [getStoreView("main"), getStoreView("skibike")];
const target: AddressTarget = { type: "page", path: "/p/A-1/javor" };
const look = ({ asks }: { asks: string }): Promise<AddressTarget> =>
  Promise.resolve(asks === "/stare" ? { type: "moved", path: "/p/A-1/jinak" } : target);
const ask = (path: string, letters: number) =>
  dispatch(
    { host: null, path, query: new URLSearchParams({ q: "a".repeat(letters) }), showsTestPage: false },
    views,
    look,
  );
const LONGEST = MAX_REDIRECTED_QUERY_LENGTH - "?q=".length;

test("a query goes along to another address", async () => {
  expect(await ask("/p/A-1/jinak/", LONGEST)).toEqual({ type: "redirect", path: "/p/A-1/jinak" });
  expect(await ask("/p/A-1/jinak", LONGEST)).toEqual({ type: "redirect", path: "/p/A-1/javor" });
});

test.each(["/p/A-1/jinak/", "/p/A-1/jinak", "/stare", "/main/stare/"])(
  "one that no header carries is answered at %s itself",
  async (path) => {
    expect(await ask(path, LONGEST + 1)).toEqual({ type: "page", storeView: views[0], path: "/p/A-1/javor" });
  },
);

test("the listing that such a query narrows is the narrowed one", async () => {
  const query = new URLSearchParams({ brand: "a".repeat(LONGEST) });
  const listing = await dispatch({ host: null, path: "/c/lyze/", query, showsTestPage: false }, views, () =>
    Promise.resolve({ type: "page", path: "/c/lyze" }),
  );
  expect(listing).toMatchObject({ type: "page", path: "/c/lyze/filtered" });
});

test("addresses that lead to each other are not followed for ever", async () => {
  const query = new URLSearchParams({ q: "a".repeat(LONGEST + 1) });
  const round = await dispatch({ host: null, path: "/jedna", query, showsTestPage: false }, views, ({ asks }) =>
    Promise.resolve({ type: "moved", path: asks === "/jedna" ? "/dva" : "/jedna" }),
  );
  expect(round.type).toBe("redirect");
});
