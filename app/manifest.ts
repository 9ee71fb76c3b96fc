import type { MetadataRoute } from "next";
import { wordsOf } from "@/lib/i18n/words";
import { defaultStoreCode, getStoreView, languageOf } from "@/lib/store-views";
import { shop } from "@/shop.config";

export default function manifest(): MetadataRoute.Manifest {
  const language = languageOf(getStoreView(defaultStoreCode));
  return {
    name: wordsOf(language)("home.metaTitle", { shop: shop.name }),
    short_name: shop.name,
    lang: language,
    start_url: "/",
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
