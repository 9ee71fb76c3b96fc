import { look } from "@/shop.config";
import type { Theme } from "../config/choices";
import { type Colours, colouring, darkTokens, type Token } from "../config/look/tokens";

/* The owner's own colours and type stand in the place of the default theme's; other themes stay what they are. */

const CAMEL = /-(\w)/gu;

/** Own colours of the light by the names that code uses: for mails and pictures, which read no style sheet. */
export function ownColours(theme: Theme): Record<string, string> {
  if (theme !== "default") return {};
  return Object.fromEntries(
    Object.entries(look.colours.light).map(([name, value]) => [
      name.replace(CAMEL, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

const declared = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The style that a page of the theme begins with; empty for a shop that sets nothing. */
export function lookStyle(theme: Theme): string {
  const { text, heading } = look.type;
  const type = { ...(text && { "font-text": text }), ...(heading && { "font-heading": heading }) };
  const isDefault = theme === "default";
  const light: Colours = isDefault ? look.colours.light : {};
  const dark: Colours = isDefault ? look.colours.dark : {};
  const all = colouring({ light, dark }).dark;
  // The light's are of more weight than the style sheet's dark ones: those are said once more.
  const names = [
    ...new Set([...Object.keys(dark), ...Object.keys(light).filter((name) => name in darkTokens)]),
  ] as Token[];
  const inDark = Object.fromEntries(names.map((name) => [name, all[name]]));
  const own = declared({ ...light, ...type });
  return [
    own && `:root[data-theme]{${own}}`,
    names.length > 0 && `@media (prefers-color-scheme:dark){:root[data-theme]{${declared(inDark)}}}`,
  ]
    .filter(Boolean)
    .join("");
}
