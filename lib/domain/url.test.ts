import fc from "fast-check";
import { normalisePath, RESERVED_SEGMENTS, splitStoreCode } from "./url";

test.each([
  ["/gear/?a=1", "/gear"],
  ["gear", "/gear"],
  ["/gear/", "/gear"],
  ["/gear#top", "/gear"],
  ["/", "/"],
  ["", "/"],
  ["?a=1", "/"],
  ["/?a=/b/", "/"],
  ["//evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["/lyze/sjezdove//", "/lyze/sjezdove"],
  ["/gear?a=1#b?c", "/gear"],
  ["/gear\n?a", "/gear\n"],
])("%p becomes %p", (path, normal) => expect(normalisePath(path)).toBe(normal));

test("a normal path stays as it is, and never names a host", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[/\\a-z?#.]{0,12}$/u)), (path) => {
      const normal = normalisePath(path);
      expect(normalisePath(normal)).toBe(normal);
      expect(normal).toMatch(/^\/(?![/\\])/u);
      expect(normal === "/" || !normal.endsWith("/")).toBe(true);
      expect(normal).not.toMatch(/[?#]/u);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["/skibike/c/lyze", { storeCode: "skibike", path: "/c/lyze" }],
  ["/skibike", { storeCode: "skibike", path: "/" }],
  ["/skibike/?a=1", { storeCode: "skibike", path: "/" }],
  ["/c/skibike", { storeCode: null, path: "/c/skibike" }],
  ["/skibikes/c", { storeCode: null, path: "/skibikes/c" }],
  ["/", { storeCode: null, path: "/" }],
])("%p splits into %p", (path, parts) => expect(splitStoreCode(path, ["main", "skibike"])).toEqual(parts));

test("the shop's own routes are reserved", () => {
  for (const segment of [
    "api",
    "graphql",
    "c",
    "p",
    "i",
    "static",
    "checkout",
    "my-account",
    "compare",
    "passreset",
    "order",
    "error",
    "blog",
    "test",
  ])
    expect(RESERVED_SEGMENTS.has(segment)).toBe(true);
});
