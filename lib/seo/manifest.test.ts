import { getStoreView } from "@/lib/store-views";
import { channel } from "@/shop.config";
import { manifestOf } from "./manifest";

test("each shop front is an app of its own: its name, its language, its first page", () => {
  expect(manifestOf(getStoreView("main"))).toMatchObject({ short_name: "Sezóna", lang: "cs", start_url: "/", id: "/" });
  const german = manifestOf(getStoreView("de"));
  expect(german).toMatchObject({ short_name: "Sezóna", lang: "de", start_url: "/de", id: "/de", scope: "/" });
  expect(german.name).not.toBe(manifestOf(getStoreView("main")).name);
  expect(manifestOf(getStoreView("skibike"))).toMatchObject({ short_name: "Sezóna Ski & Bike", start_url: "/skibike" });
});

test("what is put on a device's screen has the owner's icons", () => {
  const own = { rel: "icon", url: "/look/icon.svg", type: "image/svg+xml" };
  const large = { rel: "apple-touch-icon", url: "/look/icon-192.png", type: "image/png", sizes: "192x192" };
  jest.replaceProperty(channel, "favicons", [own, large]);
  expect(manifestOf(getStoreView("main")).icons).toEqual([
    { src: "/look/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/look/icon-192.png", sizes: "192x192", type: "image/png" },
  ]);
});
