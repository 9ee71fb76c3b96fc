import { readdirSync } from "node:fs";
import path from "node:path";
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from "next/experimental/testing/server";
import { config } from "@/middleware";

const isDispatched = (url: string): boolean => doesMiddlewareMatch({ config, nextConfig: {}, url });

test.each([
  "/",
  "/cart",
  "/lyze",
  "/skibike/c/lyze",
  "/pwa.html",
  "/apidura-brasna",
  "/media-sety",
  "/fontana",
  "/_nextbike",
  "/p/A-1/javor/A-1.5",
  "/lyze.html",
  "/nothing.png",
  "/sitemap.xml",
  "/skibike/sitemap-1.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/c/icon.svg",
  "/service-worker.json",
])("%s goes to the dispatcher", (url) => expect(isDispatched(url)).toBe(true));

test.each([
  "/api",
  "/api/catalog/product",
  "/graphql",
  "/media/card/0123.avif",
  "/_next/static/chunks/main.js",
  "/look/logo.svg",
  "/robots.txt",
])("%s does not", (url) => expect(isDispatched(url)).toBe(false));

test("a file that lies in public/ is sent as it is", () => {
  const folder = path.join(__dirname, "../../public");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const dispatched = files
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
    .filter(isDispatched);
  expect(files.length).toBeGreaterThan(10);
  expect(dispatched).toEqual([]);
});
