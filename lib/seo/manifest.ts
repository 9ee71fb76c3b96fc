import type { MetadataRoute } from "next";
import { wordsOf } from "@/lib/i18n/words";
import { homePath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import { channel, shop } from "@/shop.config";

/** The shop front as an app of its own; the other languages and shops stay inside of it. */
export function manifestOf(storeView: StoreView): MetadataRoute.Manifest {
  const language = languageOf(storeView);
  return {
    id: homePath(storeView),
    name: wordsOf(language)("home.metaTitle", { shop: storeView.name }),
    short_name: storeView.name,
    lang: language,
    start_url: homePath(storeView),
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: shop.themeColor,
    icons: channel.favicons.map(({ url, sizes, type }) => ({ src: url, sizes: sizes ?? "any", type })),
  };
}
