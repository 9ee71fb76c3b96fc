import { cuts as heading } from "@/lib/fonts/heading";
import { cuts as text } from "@/lib/fonts/text";

/**
 * Four cuts of Archivo (`scripts/subset-fonts.mjs`), for `<html className>`: defines the variables that
 * `app/globals.css` builds its stacks from. The latin-ext cuts stand first in the stacks, limited to their letters, so
 * that a Czech letter never falls through to what stands in for Archivo (`app/stand-ins.css`).
 *
 * The framework asks each page to load the cuts of every module that its layout imports, whether it uses them or not;
 * so a build for an owner's own type leaves the module out (`leftOut` in `next.config.mjs`).
 */
export const fontVariables = [...text, ...heading].map((cut) => cut.variable).join(" ");
