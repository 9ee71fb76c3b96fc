import type { MetadataRoute } from "next";
import { wordsOf } from "@/lib/i18n/words";
import { homePath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";
import { shop } from "@/shop.config";

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
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
