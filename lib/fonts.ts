import localFont from "next/font/local";

/**
 * Four cuts of Archivo (`scripts/subset-fonts.mjs`). The latin-ext cuts stand first in the stacks, limited
 * to their letters, so that a Czech letter never falls through to the metric fallback of the latin cut.
 */
const textLatin = localFont({
  src: "../public/fonts/archivo-text-latin.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-text-latin",
});

const headingLatin = localFont({
  src: "../public/fonts/archivo-heading-latin.woff2",
  weight: "780",
  display: "swap",
  variable: "--font-heading-latin",
});

const textExt = localFont({
  src: "../public/fonts/archivo-text-latin-ext.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-24F" }],
  variable: "--font-text-ext",
});

const headingExt = localFont({
  src: "../public/fonts/archivo-heading-latin-ext.woff2",
  weight: "780",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-24F" }],
  variable: "--font-heading-ext",
});

/** For `<html className>`: defines the variables that `app/globals.css` builds its stacks from. */
export const fontVariables = [textLatin, headingLatin, textExt, headingExt].map((font) => font.variable).join(" ");
