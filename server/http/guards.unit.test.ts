import { isOwnOrigin } from "./guards";

jest.mock("@/lib/store-views", () => ({ storeViews: [{ hosts: ["ski.example"] }] }));

const SITE = "https://shop.example";

test.each([
  ["the configured address", SITE, SITE, "shop.example", true],
  ["behind a proxy that rewrites Host", SITE, SITE, "app-7:3000", true],
  ["a store view's own host", "https://ski.example", SITE, "ski.example", true],
  ["that host without encryption", "http://ski.example", SITE, "ski.example", false],
  ["the configured address without encryption", "http://shop.example", SITE, "shop.example", false],
  ["another port", "https://shop.example:8443", SITE, "shop.example:8443", false],
  ["a stranger who names his host", "https://evil.example", SITE, "evil.example", false],
  ["a host that only begins alike", "https://shop.example.evil.example", SITE, "shop.example", false],
  ["an opaque origin", "null", SITE, "shop.example", false],
  ["something that is more than an origin", "https://shop.example/x", SITE, "shop.example", false],
  ["nothing configured: the same host", "http://192.168.1.5:3000", undefined, "192.168.1.5:3000", true],
  ["nothing configured: another host", "https://evil.example", undefined, "localhost:3000", false],
  ["nothing configured: no host", "https://evil.example", undefined, undefined, false],
])("%s", (_, origin, site, host, expected) => expect(isOwnOrigin(origin, site, host)).toBe(expected));
