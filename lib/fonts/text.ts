import localFont from "next/font/local";

const textLatin = localFont({
  src: "../../public/fonts/archivo-text-latin.woff2",
  weight: "400 700",
  display: "swap",
  // Its stand-ins are ours (`app/stand-ins.css`).
  adjustFontFallback: false,
  variable: "--font-text-latin",
});

const textExt = localFont({
  src: "../../public/fonts/archivo-text-latin-ext.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-24F" }],
  variable: "--font-text-ext",
});

export const cuts: readonly { variable: string }[] = [textLatin, textExt];
