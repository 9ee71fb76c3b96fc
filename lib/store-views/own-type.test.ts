import type * as Config from "@/shop.config";
import { look } from "@/shop.config";
import { lookStyle, ownFontFiles, ownTypeParts } from "./look";

const LICENCE = "SIL Open Font License 1.1";
jest.mock("../../shop.config", () => ({
  ...jest.requireActual<typeof Config>("../../shop.config"),
  look: {
    logo: null,
    trailMarkers: true,
    type: {
      text: {
        files: [
          { url: "/look/lora.woff2", weight: "400" },
          { url: "/look/lora-bold.woff2", weight: "700" },
        ],
        fallback: "Georgia, serif",
        licence: "SIL Open Font License 1.1",
      },
      heading: {
        files: [{ url: "/look/lora-bold.woff2", weight: "780" }],
        fallback: "serif",
        licence: "SIL Open Font License 1.1",
      },
    },
    colours: { light: {}, dark: {} },
  },
}));

const face = (family: string, file: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url(/look/${file}) format("woff2");font-weight:${weight};font-display:swap}`;

test("a typeface of the owner's own comes from the shop itself, in every theme", () => {
  const style =
    `/* ${LICENCE} */${face("Own Text", "lora.woff2", "400")}${face("Own Text", "lora-bold.woff2", "700")}` +
    `/* ${LICENCE} */${face("Own Heading", "lora-bold.woff2", "780")}` +
    ':root[data-theme]{--font-text:"Own Text",Georgia, serif;--font-heading:"Own Heading",serif}';
  expect(lookStyle("default")).toBe(style);
  expect(lookStyle("lake")).toBe(style);
});

test("its files are asked for along with the page, each once", () =>
  expect(ownFontFiles()).toEqual(["/look/lora.woff2", "/look/lora-bold.woff2"]));

test("Archivo is left out of what the owner's own type is for, files or families, and of nothing else", () => {
  expect(ownTypeParts()).toEqual(["text", "heading"]);
  jest.replaceProperty(look, "type", { text: null, heading: "Georgia, serif" });
  expect(ownTypeParts()).toEqual(["heading"]);
  jest.replaceProperty(look, "type", { text: null, heading: null });
  expect(ownTypeParts()).toEqual([]);
});
