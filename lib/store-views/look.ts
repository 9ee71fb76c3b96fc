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

/** Names of their own, which no machine has a family by. */
const OWN_FAMILY = { text: "Own Text", heading: "Own Heading" };
type Role = keyof typeof OWN_FAMILY;
type Typeface = (typeof look)["type"]["text"];
const roles = Object.keys(OWN_FAMILY) as Role[];

const filesOf = (type: Typeface): readonly { url: string; weight: string }[] =>
  type === null || typeof type === "string" ? [] : type.files;

/** Files that a page shows its first words in: asked for along with its style. */
export const ownFontFiles = (): string[] => [
  ...new Set(roles.flatMap((role) => filesOf(look.type[role]).map(({ url }) => url))),
];

/** Parts of the type in which the shop writes with something else than Archivo. */
export const ownTypeParts = (): Role[] => roles.filter((role) => look.type[role] !== null);

function familyOf(role: Role): string | null {
  const type = look.type[role];
  return type === null || typeof type === "string" ? type : `"${OWN_FAMILY[role]}",${type.fallback}`;
}

/** Where the own typeface's files are, each by its weight, beside the words under which they may be served. */
function fontFaces(role: Role): string {
  const type = look.type[role];
  if (type === null || typeof type === "string") return "";
  const faces = type.files.map(
    ({ url, weight }) =>
      `@font-face{font-family:"${OWN_FAMILY[role]}";src:url(${url}) format("woff2");` +
      `font-weight:${weight};font-display:swap}`,
  );
  return `/* ${type.licence} */${faces.join("")}`;
}

/** The style that a page of the theme begins with; empty for a shop that sets nothing. */
export function lookStyle(theme: Theme): string {
  const [text, heading] = [familyOf("text"), familyOf("heading")];
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
    ...roles.map(fontFaces),
    own && `:root[data-theme]{${own}}`,
    names.length > 0 && `@media (prefers-color-scheme:dark){:root[data-theme]{${declared(inDark)}}}`,
  ]
    .filter(Boolean)
    .join("");
}
