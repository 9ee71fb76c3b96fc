import localFont from "next/font/local";

const headingLatin = localFont({
  src: "../../public/fonts/archivo-heading-latin.woff2",
  weight: "780",
  display: "swap",
  // Its stand-ins are ours (`app/stand-ins.css`).
  adjustFontFallback: false,
  variable: "--font-heading-latin",
});

const headingExt = localFont({
  src: "../../public/fonts/archivo-heading-latin-ext.woff2",
  weight: "780",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-24F" }],
  variable: "--font-heading-ext",
});

export const cuts: readonly { variable: string }[] = [headingLatin, headingExt];
