import { readFileSync } from "node:fs";
import { themes } from "@/lib/config/choices";

/* Themes change tokens and nothing else: whatever they change has to stay readable. */

const css = readFileSync("app/globals.css", "utf8");
const tokensOf = (block: string): [string, string][] =>
  [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu)].map(([, name = "", value = ""]) => [name, value]);

/** Colours of a theme as they come out: later rules win, and dark ones stand after all others. */
function coloursOf(theme: string, isDark: boolean): Map<string, string> {
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const blocks = (text: string) =>
    [...text.matchAll(/(:root|\[data-theme="[\w-]+"\]) \{([^}]*)\}/gu)]
      .filter(([, selector]) => selector === ":root" || selector === `[data-theme="${theme}"]`)
      .flatMap(([, , block = ""]) => tokensOf(block));
  return new Map([...blocks(light), ...(isDark ? blocks(dark.split("@media")[0] ?? "") : [])]);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const readable = [
  ["ink", "bg"],
  ["ink", "surface"],
  ["muted", "bg"],
  ["muted", "surface"],
  ["muted", "raised"],
  ["accent-text", "bg"],
  ["accent-text", "surface"],
  ["accent-text", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-brand", "brand"],
  ["on-brand", "brand-mid"],
  ["on-brand", "brand-high"],
  ["on-brand-muted", "brand"],
] as const;
const visible = [
  ["control", "bg"],
  ["accent", "bg"],
  ["focus", "bg"],
] as const;

const looks = themes.flatMap((theme) => [false, true].map((isDark) => [theme, isDark ? "dark" : "light"] as const));

test.each(looks)("%s, %s: texts and controls stand out from what they stand on", (theme, scheme) => {
  const colours = coloursOf(theme, scheme === "dark");
  const weak = [...readable.map((pair) => [...pair, 4.5] as const), ...visible.map((pair) => [...pair, 3] as const)]
    .map(([front, back, least]) => ({
      pair: `${front} on ${back}`,
      least,
      ratio: contrast(colours.get(front) ?? "", colours.get(back) ?? ""),
    }))
    .filter(({ ratio, least }) => !(ratio >= least));
  expect(weak).toEqual([]);
});

test("no two themes look alike", () => {
  const worn = themes.map((theme) => JSON.stringify([...coloursOf(theme, false)].sort()));
  expect(new Set(worn).size).toBe(themes.length);
});
