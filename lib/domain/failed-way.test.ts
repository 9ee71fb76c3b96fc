import { failedWay } from "./failed-way";

const here = new URL("https://shop.example/en/error?from=x");

test.each([
  ["the address names it", "/checkout?step=payment", "https://shop.example/cart", "/checkout?step=payment"],
  ["else it is the page that led here", null, "https://shop.example/c/lyze?page=2", "/c/lyze?page=2"],
  ["an address of elsewhere is none", "//evil.example", "https://shop.example/cart", "/cart"],
  ["another site is none", null, "https://gateway.example/pay", null],
  ["nothing is known", null, "", null],
  ["the page that says so is none", null, "https://shop.example/en/error", null],
  ["nor when it names itself", "/en/error?from=/en/error", "", null],
])("%s", (_, from, referrer, way) => expect(failedWay({ from, referrer, here })).toBe(way));
