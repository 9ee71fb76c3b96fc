import { getStoreView, storeViews } from "@/lib/store-views";
import { sameInLanguage } from "./language";

const HOST = "sezona.example:3000";
const skiHost = { ...getStoreView("skibike"), hosts: ["ski.example"] };
const views = [getStoreView("main"), ...storeViews.filter(({ storeCode }) => storeCode !== "main")].map((view) =>
  view.storeCode === "skibike" ? skiHost : view,
);
const led = (to: string, from: string | null, host = HOST) =>
  sameInLanguage({ host, path: `/language/${to}`, referer: from }, views);

test.each([
  ["en", "/", "/en"],
  ["en", "/lyze/allmountain-lyze?dateFrom=2027-02-13&dateTo=2027-02-15", null],
  ["en", "/p/AM-101/javor?childSku=AM-101-170&place=liberec", null],
  ["en", "/branches/praha-holesovice", null],
  ["en", "/order?id=6f0dd8a2", null],
  ["de", "/en/c/lyze?page=2", "/de/c/lyze?page=2"],
  ["main", "/en/c/lyze", "/c/lyze"],
  ["main", "/it", "/"],
  ["main", "/it?utm=x", "/?utm=x"],
])("to %s from %s", (to, from, expected) => expect(led(to, `http://${HOST}${from}`)).toBe(expected ?? `/${to}${from}`));

test("who comes from nowhere, from another site or another shop is led home", () => {
  expect(led("en", null)).toBe("/en");
  expect(led("en", "no address")).toBe("/en");
  expect(led("en", "https://evil.example/lyze")).toBe("/en");
  expect(led("en", `http://${HOST}/skibike/lyze`)).toBe("/en");
  expect(led("en", `http://${HOST}/language/en`)).toBe("/en");
});

test("no address leads away from the shop", () => {
  expect(led("main", `http://${HOST}//evil.example/x`)).toBe("/evil.example/x");
  expect(led("main", `http://${HOST}/en//evil.example`)).toBe("/evil.example");
  expect(led("main", `http://${HOST}/en/%5Cevil.example`)).toBe("/%5Cevil.example");
});

test("a view without a prefix is named on another view's host", () => {
  expect(led("main", "http://ski.example/en/lyze", "ski.example")).toBe("/main/lyze");
  expect(led("skibike", "http://ski.example/lyze", "ski.example")).toBe("/skibike/lyze");
});

test("other paths are none of its business", () => {
  for (const path of ["/", "/language", "/language/xx", "/language/en/more", "/en/language/en"])
    expect(sameInLanguage({ host: HOST, path, referer: null }, views)).toBeNull();
});
