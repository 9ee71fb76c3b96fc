import path from "node:path";
import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import sharp, { type OverlayOptions, type Raw } from "sharp";
import type { Theme } from "@/lib/config/choices";
import { ownColours } from "@/lib/store-views/look";
import { SOCIAL_SIZE } from "@/lib/routes";
import { type SocialColours, socialColours } from "./social-colours";

/** What a link to the shop is shown with in chats and networks. */
export interface SocialPicture {
  theme: Theme;
  shop: string;
  title: string;
  /** Price, or what the shop is; may be empty. */
  note: string;
  /** Of the thing, with or without a ground of its own. */
  picture: Buffer | null;
}

const PANEL = 500;
const PANEL_MARGIN = 44;
const MARGIN = 64;
const TEXT_WIDTH = SOCIAL_SIZE.width - PANEL - 2 * MARGIN;
/** Largest first: a name takes the first size in which it needs no more lines than there is room for. */
const TITLE_SIZES = [
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
  { size: 44, lines: 5 },
] as const;
/** Of a longer name nobody would read the rest. */
const MAX_WORDS = 24;

const folder = path.join(process.cwd(), "server", "images", "fonts");
/** One cut at a time: a letter outside of Latin-1 would else be taken from whichever cut has it first. */
const fontsOf = (cut: "heading" | "text"): ResvgRenderOptions => ({
  font: {
    loadSystemFonts: false,
    fontFiles: ["latin", "latin-ext"].map((alphabet) => path.join(folder, `archivo-${cut}-${alphabet}.ttf`)),
    defaultFontFamily: "Archivo",
  },
});
const headingFonts = fontsOf("heading");
const textFonts = fontsOf("text");

const escape = (text: string): string =>
  text.replace(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, " ");

const HEADING = 'font-family="Archivo" letter-spacing="-0.015em"';
const TEXT = 'font-family="Archivo"';

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height}">${content}</svg>`;

/** Width of a word at a size of one; a space is about a quarter of it. */
const SPACE = 0.25;
const widthOf = (word: string): number => {
  const drawn = sheet(`<text x="0" y="200" ${HEADING} font-size="100">${escape(word)}</text>`);
  return (new Resvg(drawn, headingFonts).getBBox()?.width ?? 0) / 100;
};

interface Line {
  text: string;
  width: number;
}

/** Lines that are as full as they can be; a word that is wider than a line stands alone. */
function wrap(words: readonly Line[], room: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = last ? last.width + SPACE + word.width : 0;
    if (last && width <= room) lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width };
    else lines.push(word);
  }
  return lines;
}

function setTitle(text: string): { size: number; lines: string[] } {
  const words = text
    .split(/\s+/u)
    .slice(0, MAX_WORDS)
    .map((word) => ({ text: word, width: widthOf(word) }));
  let set: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const { size, lines: most } of TITLE_SIZES) {
    const lines = wrap(words, TEXT_WIDTH / size);
    const shown = lines.slice(0, most).map((line) => line.text);
    set = { size, lines: lines.length > most ? [...shown.slice(0, -1), `${shown.at(-1) ?? ""} …`] : shown };
    if (lines.length <= most && lines.every(({ width }) => width * size <= TEXT_WIDTH)) break;
  }
  return set;
}

/** The trail marker: white, colour, white. */
const marker = (x: number, y: number, size: number, { trail }: SocialColours): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="4" fill="#fff"/>` +
  `<rect x="${x}" y="${y + size / 3}" width="${size}" height="${size / 3}" fill="${trail}"/>`;

/** Ground and title, and what is written in the other cut. */
function drawSheets({ shop, title, note, theme, picture }: SocialPicture): { heading: string; text: string } {
  const colours = { ...socialColours[theme], ...ownColours(theme) };
  const x = PANEL + MARGIN;
  const { size, lines } = setTitle(title);
  const leading = size * 1.12;
  const height = lines.length * leading + (note ? 84 : 0);
  const top = (SOCIAL_SIZE.height + 40 - height) / 2 + size * 0.8;
  const write = (at: [x: number, y: number], style: string, content: string): string =>
    `<text x="${at[0]}" y="${Math.round(at[1])}" ${style}>${escape(content)}</text>`;
  const heading = [
    `<rect width="${PANEL}" height="100%" fill="${colours.picture}"/>`,
    picture ? "" : marker((PANEL - 240) / 2, (SOCIAL_SIZE.height - 240) / 2, 240, colours),
    `<rect x="${PANEL}" width="${SOCIAL_SIZE.width - PANEL}" height="100%" fill="${colours.brand}"/>`,
    `<path d="M${PANEL} 0V${SOCIAL_SIZE.height}" stroke="${colours.trail}" stroke-width="8" stroke-dasharray="28 20"/>`,
    marker(x, MARGIN, 44, colours),
    ...lines.map((line, index) =>
      write([x, top + index * leading], `${HEADING} font-size="${size}" fill="${colours.onBrand}"`, line),
    ),
  ];
  const text = [
    write([x + 62, MARGIN + 33], `${TEXT} font-size="32" fill="${colours.onBrand}"`, shop),
    note &&
      write([x, top + lines.length * leading + 28], `${TEXT} font-size="38" fill="${colours.onBrandMuted}"`, note),
  ];
  return { heading: sheet(heading.join("")), text: sheet(text.join("")) };
}

/** The thing itself, without the ground around it, as large as the panel takes it. */
async function place(picture: Buffer): Promise<OverlayOptions> {
  const { data, info } = await sharp(await sharp(picture).trim().toBuffer())
    .resize({ width: PANEL - 2 * PANEL_MARGIN, height: SOCIAL_SIZE.height - 2 * PANEL_MARGIN, fit: "inside" })
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round((PANEL - info.width) / 2),
    top: Math.round((SOCIAL_SIZE.height - info.height) / 2),
  };
}

/** Drawn beside the process's own thread, and handed on as it is: encoding it twice would hold up every page. */
async function draw(content: string, fonts: ResvgRenderOptions): Promise<{ input: Buffer; raw: Raw }> {
  const { pixels: input, width, height } = await renderAsync(content, fonts);
  return { input, raw: { width, height, channels: 4 } };
}

/** A JPEG: some networks show nothing else. */
export async function drawSocialPicture(shown: SocialPicture): Promise<Buffer> {
  const { heading, text } = drawSheets(shown);
  const ground = await draw(heading, headingFonts);
  return sharp(ground.input, { raw: ground.raw })
    .composite([await draw(text, textFonts), ...(shown.picture ? [await place(shown.picture)] : [])])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
