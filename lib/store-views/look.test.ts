import type * as Config from "@/shop.config";
import { lookStyle, ownColours } from "./look";

jest.mock("../../shop.config", () => ({
  ...jest.requireActual<typeof Config>("../../shop.config"),
  look: {
    logo: null,
    trailMarkers: true,
    type: { text: "Georgia, serif", heading: null },
    colours: { light: { brand: "#14294d", "accent-text": "#1f4fa3" }, dark: { bg: "#000000" } },
  },
}));

test("own colours take the place of the default theme's, and leave what is dark as dark as it was", () => {
  expect(lookStyle("default")).toBe(
    ":root[data-theme]{--brand:#14294d;--accent-text:#1f4fa3;--font-text:Georgia, serif}" +
      "@media (prefers-color-scheme:dark){:root[data-theme]{--bg:#000000;--accent-text:#ff8d6b}}",
  );
});

test("other themes keep their colours, and have the shop's type", () =>
  expect(lookStyle("lake")).toBe(":root[data-theme]{--font-text:Georgia, serif}"));

test("mails and pictures of links know them by the names that code uses", () => {
  expect(ownColours("default")).toEqual({ brand: "#14294d", accentText: "#1f4fa3" });
  expect(ownColours("orange")).toEqual({});
});
