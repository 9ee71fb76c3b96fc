import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { type ImageFormat, type ImageSize, imageSizes } from "@/lib/routes";
import { PICTURE_BACKGROUND, mastersFolder, mediaFolder, writeAtomically } from "./store";

const formats: Record<ImageFormat, { type: string; encode: (picture: Sharp) => Sharp }> = {
  avif: { type: "image/avif", encode: (picture) => picture.avif({ quality: 52, effort: 3 }) },
  webp: { type: "image/webp", encode: (picture) => picture.webp({ quality: 76 }) },
  jpeg: { type: "image/jpeg", encode: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }) },
};

/** Pictures made at one time; each takes a core and some 50 MB. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export interface MadeImage {
  type: string;
  bytes: Buffer;
}

/** Reads `{size}/{hash}.{format}`; null for anything that the shop does not make. */
function parsePath(segments: readonly string[]): { size: ImageSize; hash: string; format: ImageFormat } | null {
  const [size, file, ...more] = segments;
  const match = /^([0-9a-f]{32})\.(avif|webp|jpeg)$/u.exec(file ?? "");
  if (!match || more.length > 0 || size === undefined || !Object.hasOwn(imageSizes, size)) return null;
  return { size: size as ImageSize, hash: match[1] ?? "", format: match[2] as ImageFormat };
}

/** Content type of a picture's address; null where there can be none. */
export function pictureType(segments: readonly string[]): string | null {
  const wanted = parsePath(segments);
  return wanted && formats[wanted.format].type;
}

const making = new Map<string, Promise<Buffer | null>>();

/** A picture in one of the shop's sizes, made at the first request and kept on disk. Null when there is none. */
export async function resizedImage(
  segments: readonly string[],
  media: string = mediaFolder(),
): Promise<MadeImage | null> {
  const wanted = parsePath(segments);
  if (!wanted) return null;
  const { type } = formats[wanted.format];
  const file = path.join(media, "sizes", wanted.size, `${wanted.hash}.${wanted.format}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { type, bytes: kept };
  // Ten visitors who ask for the same picture at once make it once.
  let made = making.get(file);
  if (!made) {
    made = inTurn(() => make(wanted, file, media)).finally(() => making.delete(file));
    making.set(file, made);
  }
  const bytes = await made;
  return bytes ? { type, bytes } : null;
}

async function make(
  { size, hash, format }: { size: ImageSize; hash: string; format: ImageFormat },
  file: string,
  media: string,
): Promise<Buffer | null> {
  const master = await readMaster(hash, media);
  if (!master) return null;
  const picture = sharp(master)
    .rotate()
    .flatten({ background: PICTURE_BACKGROUND })
    .resize({ ...imageSizes[size], fit: "contain", background: PICTURE_BACKGROUND });
  const bytes = await formats[format].encode(picture).toBuffer();
  await writeAtomically(file, bytes);
  return bytes;
}

async function readMaster(hash: string, media: string): Promise<Buffer | null> {
  for (const ending of ["png", "jpg", "webp"]) {
    const bytes = await readFile(path.join(mastersFolder(media), `${hash}.${ending}`)).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}
