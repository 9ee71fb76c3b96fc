import { readFileSync } from "node:fs";
import fc from "fast-check";
import { contrast, nearer, weakPairs } from "./contrast";
import { darkTokens, lightTokens } from "./tokens";

const css = readFileSync("app/globals.css", "utf8");
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");

test.each([
  ["light", lightTokens, light],
  ["dark", darkTokens, dark],
] as const)("the %s tokens are those of the style sheet", (_, tokens, sheet) => {
  const root = /:root \{([^}]*)\}/u.exec(sheet)?.[1] ?? "";
  for (const [name, value] of Object.entries(tokens)) expect(root).toContain(`--${name}: ${value};`);
  const named = [...root.matchAll(/--([\w-]+): #[0-9a-f]{6};/gu)].map(([, name]) => name);
  if (sheet === dark)
    expect(named.filter((name) => name! in lightTokens).sort()).toEqual(Object.keys(darkTokens).sort());
});

test("the shop's own colours can be read", () => expect(weakPairs({ light: {}, dark: {} })).toEqual([]));

test("a pair that can't be read is named, with a nearer colour that can", () => {
  expect(weakPairs({ light: { accent: "#ffb300" }, dark: {} })).toEqual([
    {
      ...{ scheme: "light", token: "accent" },
      message: "#ffb300 beside on-accent #ffffff has a contrast of 1.8, and needs 4.5; #9c6d00 would do",
    },
    {
      ...{ scheme: "light", token: "accent" },
      message: "#ffb300 beside bg #ffffff has a contrast of 1.8, and needs 3; #c48a00 would do",
    },
    {
      ...{ scheme: "dark", token: "accent" },
      message: "#ffb300 beside on-accent #ffffff has a contrast of 1.8, and needs 4.5; #9c6d00 would do",
    },
  ]);
});

test("what is advised does, for any two colours that allow it", () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (one, beside, least) => {
      const better = nearer(one, beside, least);
      // Black or white stands out from any colour by 4.5 at least.
      expect(better).not.toBeNull();
      expect(contrast(better ?? "", beside)).toBeGreaterThanOrEqual(least);
    }),
  );
});
