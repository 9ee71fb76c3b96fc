import { existsSync } from "node:fs";
import path from "node:path";
import { faviconPath } from "./favicon";

const svg = { rel: "icon", url: "/look/icon.svg", type: "image/svg+xml", sizes: "any" };
const large = { rel: "apple-touch-icon", url: "/look/icon-512.png", type: "image/png", sizes: "512x512" };
const small = { rel: "apple-touch-icon", url: "/look/icon-192.png", type: "image/png", sizes: "192x192" };
const unsized = { rel: "icon", url: "/look/other.PNG" };
const ico = { rel: "icon", url: "/look/own.ico", sizes: "32x32" };

test.each([
  ["an .ico before all", [svg, large, small, ico], ico.url],
  ["else the smallest .png", [svg, large, small, unsized], small.url],
  ["one that says no size", [svg, unsized], unsized.url],
  ["or what there is", [svg], svg.url],
])("asked for by itself, the icon is the owner's: %s", (_, icons, url) => expect(faviconPath(icons)).toBe(url));

test("no file of ours lies in its way", () => {
  expect(existsSync(path.join("public", faviconPath()))).toBe(true);
  expect(existsSync(path.join("public", "favicon.ico"))).toBe(false);
});
