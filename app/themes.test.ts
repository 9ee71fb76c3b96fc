import { readFileSync } from "node:fs";
import { themes } from "@/lib/config/choices";
import { contrast, pairs } from "@/lib/config/look/contrast";

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

const looks = themes.flatMap((theme) => [false, true].map((isDark) => [theme, isDark ? "dark" : "light"] as const));

test.each(looks)("%s, %s: texts and controls stand out from what they stand on", (theme, scheme) => {
  const colours = coloursOf(theme, scheme === "dark");
  const weak = pairs
    .map(({ front, back, least }) => ({
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
