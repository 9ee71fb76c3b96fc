import { readFileSync } from "node:fs";
import { isPersonalPage } from "./personal-page";

const BASE = "https://shop.example/c/lyze";

test.each([
  ["/my-account/profile", true],
  ["/en/my-account", true],
  ["/order?id=1", true],
  ["https://shop.example/order/pass?id=1", true],
  ["/login?done=logout", true],
  ["/checkout", false],
  ["/c/lyze?next=/my-account", false],
  ["?dateFrom=2027-02-08", false],
])("%s is one person's: %j", (address, expected) => {
  expect(isPersonalPage(address, BASE)).toBe(expected);
});

test("the worker keeps the same pages out", () => {
  const rule = String.raw`/\/(order|my-account|login|register|passreset|newsletter)(\/|$)/`;
  for (const file of ["next.config.mjs", "lib/offline/personal-page.ts"])
    expect(readFileSync(file, "utf8")).toContain(rule);
});
