import type { CSSProperties } from "react";
import type { MailColours } from "./tokens";

/* What the parts of a letter share. What Outlook alone reads begins with `mso`. */

export const PAD = 24;
const FONT = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

const forOutlook = (style: Record<`mso${string}`, string>): CSSProperties => style;

/** Text in a colour: said at each, since tables inherit nothing in some programs; Outlook keeps heights as well. */
export const written = (color: string, fontSize = 16, line = 24): CSSProperties => ({
  margin: 0,
  color,
  fontFamily: FONT,
  fontSize,
  lineHeight: `${line}px`,
  ...forOutlook({ msoLineHeightRule: "exactly" }),
  // Each is known to some; the last one alone lets a cell become narrower than its longest word.
  overflowWrap: "break-word",
  wordWrap: "break-word",
  wordBreak: "break-word",
});

export const hidden: CSSProperties = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
  ...forOutlook({ msoHide: "all", msoLineHeightRule: "exactly" }),
};

/** Padding of cells is the only one that all programs know. */
export const padded = (top: number, bottom: number, sides = PAD): CSSProperties => ({
  padding: `${top}px ${sides}px ${bottom}px`,
});

/** Heard by programs that know a dark scheme; each class is one colour of the shop. */
export const darkScheme = (dark: Pick<MailColours, "bg" | "surface" | "ink" | "muted" | "line" | "accentText">) =>
  `@media (prefers-color-scheme: dark) {
  .bg { background: ${dark.bg} !important }
  .surface { background: ${dark.surface} !important }
  .ink { color: ${dark.ink} !important }
  .muted { color: ${dark.muted} !important }
  .line { border-color: ${dark.line} !important }
  .link { color: ${dark.accentText} !important }
}`;

/**
 * For Outlook on Windows, which draws with Word: it knows no largest width, takes Times where it lacks the first font
 * of a list, and makes pictures larger than tables on sharp screens.
 */
export const OUTLOOK = `<!--[if mso]>
<xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office">
<o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>.letter { width: 600px } td, p, a, h1, h2, li, strong { font-family: Arial, sans-serif !important }</style>
<![endif]-->`;
