import sharp, { type Sharp } from "sharp";
import { AVIF_AT_ONCE, AVIF_MAY_WAIT, MAX_PICTURE_PIXELS, PICTURES_AT_ONCE, PICTURES_MAY_WAIT } from "@/lib/limits";
import { type ImageFormat, type ImageSize, imageSizes } from "@/lib/image-path";
import { Lane } from "./lane";
import { type PictureStorage, pictureStorage } from "./storage";
import { masterKey, masterEndings, PICTURE_BACKGROUND } from "./store";

// One thread for each picture: the lanes say how many there are, and a core is left for pages.
sharp.concurrency(1);

interface Format {
  type: string;
  encode: (picture: Sharp) => Sharp;
  /** Whether clear ground stays clear, for the page to show its own. */
  clear: boolean;
}

const formats: Record<ImageFormat, Format> = {
  avif: { type: "image/avif", encode: (picture) => picture.avif({ quality: 52, effort: 3 }), clear: true },
  webp: { type: "image/webp", encode: (picture) => picture.webp({ quality: 76 }), clear: true },
  jpeg: { type: "image/jpeg", encode: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }), clear: false },
};

/** Beside a picture of another shape, and where it has no ground itself. */
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** AVIF takes ten times as long as the others, so it stands in a line of its own and holds up nobody else. */
const lanes: Record<ImageFormat, Lane> = (() => {
  const quick = new Lane(PICTURES_AT_ONCE, PICTURES_MAY_WAIT);
  return { avif: new Lane(AVIF_AT_ONCE, AVIF_MAY_WAIT), webp: quick, jpeg: quick };
})();

export interface MadeImage {
  type: string;
  bytes: Buffer;
  /** False for a picture that stands in while the one asked for has no time to be made. */
  isFinal: boolean;
}

interface Wanted {
  size: ImageSize;
  hash: string;
  format: ImageFormat;
}

/** Reads `{size}/{hash}.{format}`; null for anything that the shop does not make. */
function parsePath(segments: readonly string[]): Wanted | null {
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

export const isPictureType = (type: string): boolean => Object.values(formats).some((format) => format.type === type);

const making = new Map<string, Promise<Buffer | null>>();

/**
 * A picture in one of the shop's sizes, made at the first request and kept. Null when there is none.
 * @throws LaneFull when too many wait already
 */
export async function resizedImage(
  segments: readonly string[],
  storage: PictureStorage = pictureStorage(),
): Promise<MadeImage | null> {
  const wanted = parsePath(segments);
  if (!wanted) return null;
  const kept = await storage.read(keyOf(wanted));
  if (kept) return { type: formats[wanted.format].type, bytes: kept, isFinal: true };
  // Browsers go by the type that is said, not by the ending.
  const isFinal = wanted.format !== "avif" || making.has(keyOf(wanted)) || !lanes.avif.isFull;
  const made = isFinal ? wanted : { ...wanted, format: "webp" as const };
  const bytes = isFinal
    ? await makeOnce(made, storage)
    : ((await storage.read(keyOf(made))) ?? (await makeOnce(made, storage)));
  return bytes && { type: formats[made.format].type, bytes, isFinal };
}

const keyOf = ({ size, hash, format }: Wanted): string => `sizes/${size}/${hash}.${format}`;

/** Ten visitors who ask for the same picture at once make it once. */
function makeOnce(wanted: Wanted, storage: PictureStorage): Promise<Buffer | null> {
  const key = keyOf(wanted);
  const underWay = making.get(key);
  if (underWay) return underWay;
  const made = lanes[wanted.format].take(() => make(wanted, storage)).finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

async function make({ size, hash, format }: Wanted, storage: PictureStorage): Promise<Buffer | null> {
  const master = await readMaster(hash, storage);
  if (!master) return null;
  const { type, encode, clear } = formats[format];
  const whole = sharp(master, { limitInputPixels: MAX_PICTURE_PIXELS })
    .rotate()
    .resize({ ...imageSizes[size], fit: "contain", background: clear ? CLEAR : PICTURE_BACKGROUND });
  const bytes = await encode(clear ? whole : whole.flatten({ background: PICTURE_BACKGROUND })).toBuffer();
  await storage.write(keyOf({ size, hash, format }), bytes, type);
  return bytes;
}

async function readMaster(hash: string, storage: PictureStorage): Promise<Buffer | null> {
  for (const ending of masterEndings) {
    const bytes = await storage.read(masterKey(`${hash}.${ending}`));
    if (bytes) return bytes;
  }
  return null;
}
