/**
 * Cuts Archivo to the letters of the shop's languages and pins the axes it uses: 176 KB become about 40.
 * Run by hand after a font update; the files it writes are committed: four for pages, and four in which the server
 * writes on pictures (`server/images/social-picture.ts`).
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = new URL("../node_modules/@fontsource-variable/archivo/", import.meta.url);
const target = new URL("../public/fonts/", import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** Basic Latin, Latin-1 (German, Italian, part of Czech), and the punctuation and signs the shop sets. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„…•′″€→←−×`;
/** The Czech letters outside Latin-1, with the Slovak and Polish ones that stand in names. */
const latinExt = "ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰű";

/** Prices and calendars need figures of one width; the rest is what shaping needs. */
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

const drawn = new URL("../server/images/fonts/", import.meta.url);
/** The renderer of pictures reads no compressed fonts and varies no axes. */
const drawnCuts = [
  ["archivo-text", { wdth: 100, wght: 600 }],
  ["archivo-heading", { wdth: 118, wght: 780 }],
];

const cuts = [
  ["archivo-text", { wdth: 100, wght: { min: 400, max: 700, default: 400 } }],
  ["archivo-heading", { wdth: 118, wght: 780 }],
];
const alphabets = [
  ["latin", latin],
  ["latin-ext", latinExt],
];

for (const [alphabet, letters] of alphabets) {
  const whole = await readFile(new URL(`files/archivo-${alphabet}-standard-normal.woff2`, source));
  for (const [name, variationAxes] of cuts) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures,
      noHinting: true,
    });
    await writeFile(new URL(`${name}-${alphabet}.woff2`, target), cut);
    console.log(`${name}-${alphabet}.woff2 ${(cut.length / 1024).toFixed(1)} KB`);
  }
  for (const [name, variationAxes] of drawnCuts) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: "truetype",
      variationAxes,
      keepFeatures,
      noHinting: true,
    });
    await writeFile(new URL(`${name}-${alphabet}.ttf`, drawn), cut);
    console.log(`${name}-${alphabet}.ttf ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
for (const folder of [target, drawn]) await copyFile(new URL("LICENSE", source), new URL("OFL.txt", folder));
