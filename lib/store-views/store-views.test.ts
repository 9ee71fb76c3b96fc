import { apiBase, storePrefix } from "@/lib/routes";
import { storeViews as configured } from "@/shop.config";
import { catalogueStoreCode, getStoreView, languageOf, resolveStoreViews, storeViews } from ".";
import { themeOf } from "./theme";

test("a view that extends another is the same shop in another language, under its own prefix", () => {
  const german = getStoreView("de");
  expect(german).toMatchObject({ storeId: getStoreView("main").storeId, name: getStoreView("main").name });
  expect([catalogueStoreCode(german), languageOf(german), storePrefix(german)]).toEqual(["main", "de", "/de"]);
});

test("what a view leaves out is the extended one's, then the shop's", () => {
  const views: (typeof configured)["views"] = [
    { storeCode: "hill", storeId: 7, name: "Hill", locale: "cs-CZ", cssTheme: "orange" },
    { storeCode: "hill-en", extend: "hill", locale: "en-US", name: "Hill Rentals" },
    { storeCode: "plain", storeId: 8, name: "Plain", locale: "cs-CZ" },
  ];
  const section = jest.replaceProperty(configured, "views", views);
  const [hill, english, plain] = resolveStoreViews({ multistore: true, default: "hill", views });
  expect(hill).toMatchObject({ extend: null, appendStoreCode: true, hosts: [] });
  expect(english).toMatchObject({ storeId: 7, name: "Hill Rentals" });
  expect([hill, english, plain].map((view) => themeOf(view!))).toEqual(["orange", "orange", "default"]);
  section.restore();
});

test("two fronts may share a catalogue number", () => {
  expect(storeViews.filter(({ storeId }) => storeId === 3).map(({ storeCode }) => storeCode)).toEqual([
    "outdoor-sever",
    "outdoor-jih",
  ]);
});

test("without multistore there is one view, and neither links nor the API carry its code", () => {
  const multistore = jest.replaceProperty(configured, "multistore", false);
  const [only, ...others] = resolveStoreViews({ ...configured, default: "skibike" });
  expect(others).toEqual([]);
  expect([only!.storeCode, storePrefix(only!), apiBase(only!)]).toEqual(["skibike", "", "/api"]);
  multistore.restore();
  expect([storePrefix(getStoreView("skibike")), apiBase(getStoreView("skibike"))]).toEqual([
    "/skibike",
    "/api/skibike",
  ]);
});
