import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS } from "@/lib/limits";
import { type PictureStorage, pictureStorage } from "./storage";

/** What the database knows of a master picture. */
export interface StoredImage {
  image: string;
  width: number;
  height: number;
  placeholder: string;
}

const types: Record<string, { ending: string; type: string }> = {
  png: { ending: "png", type: "image/png" },
  jpeg: { ending: "jpg", type: "image/jpeg" },
  webp: { ending: "webp", type: "image/webp" },
};
export const masterEndings: readonly string[] = Object.values(types).map(({ ending }) => ending);
export const masterKey = (image: string): string => `masters/${image}`;

/** What keeps a picture from being kept, from what was thrown at it. */
export function pictureTrouble(error: unknown): "pixels" | "kind" | "damaged" {
  const message = error instanceof Error ? error.message : "";
  if (message.includes("exceeds pixel limit")) return "pixels";
  return /unsupported image format|buffer is empty|only PNG/iu.test(message) ? "kind" : "damaged";
}

const PLACEHOLDER_WIDTH = 16;

/** 128 bits of the content: the same picture has the same name for ever. */
export const contentName = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** Whether a master is where it should be. */
export const hasMaster = (image: string, storage: PictureStorage = pictureStorage()): Promise<boolean> =>
  storage.has(masterKey(image));

/** Keeps a master picture. @throws when it is no PNG, JPEG or WebP, or has more pixels than can be decoded. */
export async function storeMaster(
  bytes: Buffer,
  storage: PictureStorage = pictureStorage(),
  limitInputPixels: number = MAX_PICTURE_PIXELS,
): Promise<StoredImage> {
  const open = (): Sharp => sharp(bytes, { limitInputPixels });
  const { format, autoOrient } = await open().metadata();
  // As it is seen: a telephone's picture may lie, and say how to turn it.
  const { width, height } = autoOrient;
  const found = types[format ?? ""];
  if (!found || !width || !height) throw new Error("only PNG, JPEG and WebP pictures are taken");
  const image = `${contentName(bytes)}.${found.ending}`;
  if (!(await hasMaster(image, storage))) await storage.write(masterKey(image), bytes, found.type);
  // Through clear ground it would be seen for ever.
  const placeholder = (await isOpaque(open())) ? await blur(open()) : "";
  return { image, width, height, placeholder };
}

/** The library's statistics say it too, and reckon so much besides that an import would take twice as long. */
async function isOpaque(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata();
  if (!hasAlpha) return true;
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let alpha = info.channels - 1; alpha < data.length; alpha += info.channels)
    if (data[alpha] !== 255) return false;
  return true;
}

/** What is seen until the picture comes. */
async function blur(picture: Sharp): Promise<string> {
  const tiny = await picture.autoOrient().resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Ground of a picture without any, where nothing else can show: the previews of links. */
export const PICTURE_BACKGROUND = "#eef2ef";
