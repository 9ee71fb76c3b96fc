import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderAsync, Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { draw, type DrawingView } from "./drawings";
import { frame } from "./drawings/canvas";
import { compose, type DrawnPart } from "./drawings/composition";
import type { Draft } from "./model";
import { parseLook } from "./palette";

/** A drawing still to be rendered; the name carries the hash of its content. */
export interface Picture {
  file: string;
  svg: string;
  slowly: boolean;
}

/** Small things are understood from two views; the third would only make a first start longer. */
const viewCount = (draft: Draft): number => (draft.oneDay < 150 && draft.type === "simple" ? 2 : 3);
const size = { width: 1000 };

/**
 * Close-ups with a filter whose region lies wholly outside of the picture: resvg gives up on them and takes the process
 * along.
 */
const drawnSlowly: ReadonlySet<string> = new Set(["skins", "paddle", "sleeping-mat"]);

function pictureOf(draft: Draft, { name, svg }: DrawingView): Picture {
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  return {
    file: `images/${draft.sku.toLowerCase()}-${name}-${digest}.png`,
    svg,
    slowly: drawnSlowly.has(draft.kind) && name === "detail",
  };
}

const viewsOf = ({ kind, look, shape, sku }: Draft): DrawingView[] =>
  draw({ kind, ...parseLook(look), shape, seed: sku });

const heroOf = (draft: Draft): DrawingView => {
  const [hero] = viewsOf(draft);
  if (!hero) throw new Error(`${draft.sku} has no picture`);
  return hero;
};

function drawnPart(svg: string): DrawnPart {
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  if (!box) throw new Error("an empty drawing");
  // What a mask takes away counts, so it may reach over the sheet.
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  const [right, bottom] = [Math.min(box.x + box.width, frame.width), Math.min(box.y + box.height, frame.height)];
  return { svg, box: { x, y, w: right - x, h: bottom - y } };
}

/** What a set is made of, each thing once. */
function partsOf(draft: Draft, all: readonly Draft[]): Draft[] {
  const skus = [
    ...(draft.links ?? []).filter(({ link_type }) => link_type === "associated").map(({ sku }) => sku),
    ...(draft.bundle ?? []).flatMap(({ links }) => links.slice(0, 1).map(({ sku }) => sku)),
  ];
  // A size names its product first: "AM-101-156".
  const things = skus.map((sku) => all.find((thing) => thing.sku === sku || sku.startsWith(`${thing.sku}-`)));
  return [...new Set(things.filter((thing) => thing !== undefined))];
}

/** A thing is shown from its own sides; a set with its parts together, and then each of them. */
export function picturesOf(draft: Draft, all: readonly Draft[]): Picture[] {
  const parts = partsOf(draft, all);
  if (parts.length < 2)
    return viewsOf(draft)
      .slice(0, viewCount(draft))
      .map((view) => pictureOf(draft, view));
  const together = compose(parts.map((part) => drawnPart(heroOf(part).svg)));
  return [pictureOf(draft, together), ...parts.map((part) => pictureOf(part, heroOf(part)))];
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** resvg draws four times as fast as the converter inside sharp, and a first start waits for it. */
async function rasterise({ svg, slowly }: Picture): Promise<Buffer> {
  // Flat colours: an adaptive filter costs time and makes such PNGs larger.
  if (slowly)
    return sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer();
  const drawn = await renderAsync(svg, {
    fitTo: { mode: "width", value: size.width },
    font: { loadSystemFonts: false },
  });
  return drawn.asPng();
}

async function render(folder: string, picture: Picture): Promise<void> {
  const target = path.join(folder, picture.file);
  if (await exists(target)) return;
  // Renamed into place, so that a build that is stopped leaves no half a picture behind.
  await writeFile(`${target}.part`, await rasterise(picture));
  await rename(`${target}.part`, target);
}

/** Renders what is not there yet. Two at a time: one rendering keeps one core busy. */
export async function renderPictures(folder: string, pictures: readonly Picture[], atOnce = 2): Promise<void> {
  await mkdir(path.join(folder, "images"), { recursive: true });
  const queue = pictures.values();
  const worker = async (): Promise<void> => {
    for (const picture of queue) await render(folder, picture);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
