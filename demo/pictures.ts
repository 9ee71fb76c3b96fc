import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";
import { draw } from "./drawings";
import type { Draft } from "./model";
import { parseLook } from "./palette";

/** A drawing still to be rendered; the name carries the hash of its content. */
export interface Picture {
  file: string;
  svg: string;
  slowly: boolean;
}

/** Small things are understood from two views; the third would only make a first start longer. */
const viewsOf = (draft: Draft): number => (draft.oneDay < 150 && draft.type === "simple" ? 2 : 3);
const size = { width: 1000 };

/**
 * Close-ups with a filter whose region lies wholly outside of the picture: resvg gives up on them and takes the process
 * along.
 */
const drawnSlowly: ReadonlySet<string> = new Set(["skins", "paddle", "sleeping-mat"]);

export function picturesOf(draft: Draft): Picture[] {
  const slowKind = drawnSlowly.has(draft.kind);
  const views = draw({ kind: draft.kind, ...parseLook(draft.look), shape: draft.shape, seed: draft.sku });
  return views.slice(0, viewsOf(draft)).map(({ name, svg }) => {
    const digest = createHash("sha256").update(svg).digest("hex").slice(0, 10);
    return {
      file: `images/${draft.sku.toLowerCase()}-${name}-${digest}.png`,
      svg,
      slowly: slowKind && name === "detail",
    };
  });
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** resvg draws four times as fast as the converter inside sharp, and a first start waits for it. */
async function rasterise({ svg, slowly }: Picture): Promise<Sharp> {
  if (slowly) return sharp(Buffer.from(svg)).resize(size);
  const drawn = await renderAsync(svg, {
    fitTo: { mode: "width", value: size.width },
    font: { loadSystemFonts: false },
  });
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
}

async function render(folder: string, picture: Picture): Promise<void> {
  const target = path.join(folder, picture.file);
  if (await exists(target)) return;
  // Flat colours: an adaptive filter costs time and makes such PNGs larger.
  const drawn = await rasterise(picture);
  const png = await drawn
    .flatten({ background: "#eef2ef" })
    .png({ compressionLevel: 4, adaptiveFiltering: false })
    .toBuffer();
  // Renamed into place, so that a build that is stopped leaves no half a picture behind.
  await writeFile(`${target}.part`, png);
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
