import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Sezóna – půjčovna sportovního vybavení",
    short_name: "Sezóna",
    lang: "cs",
    start_url: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#173b2d",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
