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
  const { format, width, height } = await sharp(bytes, { limitInputPixels }).metadata();
  const found = types[format ?? ""];
  if (!found || !width || !height) throw new Error("only PNG, JPEG and WebP pictures are taken");
  const image = `${contentName(bytes)}.${found.ending}`;
  if (!(await hasMaster(image, storage))) await storage.write(masterKey(image), bytes, found.type);
  return { image, width, height, placeholder: await blur(sharp(bytes, { limitInputPixels })) };
}

/** What is seen until the picture comes; empty for one with clear ground, through which it would be seen for ever. */
async function blur(picture: Sharp): Promise<string> {
  if (!(await picture.stats()).isOpaque) return "";
  const tiny = await picture.resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Ground of a picture without any, where nothing else can show: the previews of links. */
export const PICTURE_BACKGROUND = "#eef2ef";
