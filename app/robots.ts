import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/env";

/** Personal pages and the endless space of filters are kept from crawlers; plain listings and products are theirs. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/api/",
        "/*/checkout",
        "/checkout",
        "/*/cart",
        "/cart",
        "/*/order",
        "/order",
        "/*/my-account",
        "/my-account",
        "/language/",
        "/*?*dateFrom=",
        "/*?*sort=",
      ],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
