import fc from "fast-check";
import { formatMoney, sumMoney } from "./money";

test.each([
  [119_000, "cs-CZ", "1\u00A0190,-\u00A0Kč"],
  [116_550, "cs-CZ", "1\u00A0165,50\u00A0Kč"],
  [29_000, "cs-CZ", "290,-\u00A0Kč"],
  [0, "cs-CZ", "0,-\u00A0Kč"],
  [5, "cs-CZ", "0,05\u00A0Kč"],
  [123_456_789, "cs-CZ", "1\u00A0234\u00A0567,89\u00A0Kč"],
  [-50_000, "cs-CZ", "−500,-\u00A0Kč"],
  [119_000, "en-US", "1,190\u00A0Kč"],
  [116_550, "en-US", "1,165.50\u00A0Kč"],
  [119_000, "de-DE", "1.190\u00A0Kč"],
  [116_550, "it-IT", "1.165,50\u00A0Kč"],
])("%d haléře in %s read %p", (halere, locale, text) => expect(formatMoney(halere, locale)).toBe(text));

test("the Czech text says the amount and breaks nowhere", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (halere) => {
      const text = formatMoney(halere, "cs-CZ");
      expect(text).not.toContain(" ");
      const [crowns = "", rest = "-"] = text
        .replace(/\u00A0Kč$/u, "")
        .replaceAll("\u00A0", "")
        .split(",");
      expect(Number(crowns) * 100 + (rest === "-" ? 0 : Number(rest))).toBe(halere);
    }),
  );
});

test("sums", () => expect(sumMoney([100, 250, -50])).toBe(300));
