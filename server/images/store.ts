import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Where pictures live: masters as they came, and what is made of them. */
export const mediaFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(env.MEDIA_DIR || path.join(env.SEZONA_DATA_DIR || ".sezona", "media"));
export const mastersFolder = (media: string = mediaFolder()): string => path.join(media, "masters");

/** What the database knows of a master picture. */
export interface StoredImage {
  image: string;
  width: number;
  height: number;
  placeholder: string;
}

const endings: Record<string, string> = { png: "png", jpeg: "jpg", webp: "webp" };
const PLACEHOLDER_WIDTH = 16;
/** Above this a picture is a mistake, and decoding it costs gigabytes. */
const MAX_PIXELS = 50_000_000;

/** 128 bits of the content: the same picture has the same name for ever. */
export const contentName = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** Writes so that a reader sees the whole file or none. */
export async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

/** Keeps a master picture. @throws when it is no PNG, JPEG or WebP. */
export async function storeMaster(bytes: Buffer, media: string = mediaFolder()): Promise<StoredImage> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  const ending = endings[format ?? ""];
  if (!ending || !width || !height) throw new Error("only PNG, JPEG and WebP pictures are taken");
  const image = `${contentName(bytes)}.${ending}`;
  const file = path.join(mastersFolder(media), image);
  if (!(await stat(file).catch(() => null))) await writeAtomically(file, bytes);
  const tiny = await sharp(bytes)
    .flatten({ background: PICTURE_BACKGROUND })
    .resize(PLACEHOLDER_WIDTH)
    .webp({ quality: 30 })
    .toBuffer();
  return { image, width, height, placeholder: `data:image/webp;base64,${tiny.toString("base64")}` };
}

/** Background of product pictures. */
export const PICTURE_BACKGROUND = "#eef2ef";
