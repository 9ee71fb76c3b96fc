import { getStoreView } from "@/lib/store-views";
import { manifestOf } from "./manifest";

test("each shop front is an app of its own: its name, its language, its first page", () => {
  expect(manifestOf(getStoreView("main"))).toMatchObject({ short_name: "Sezóna", lang: "cs", start_url: "/", id: "/" });
  const german = manifestOf(getStoreView("de"));
  expect(german).toMatchObject({ short_name: "Sezóna", lang: "de", start_url: "/de", id: "/de", scope: "/" });
  expect(german.name).not.toBe(manifestOf(getStoreView("main")).name);
  expect(manifestOf(getStoreView("skibike"))).toMatchObject({ short_name: "Sezóna Ski & Bike", start_url: "/skibike" });
});
