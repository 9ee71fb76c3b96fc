import { LRUCache } from "lru-cache";
import { remoteApi } from "@/lib/env";
import { PICTURES_MAY_WAIT, SOCIAL_PICTURES_BYTES } from "@/lib/limits";
import { imageElsewhere } from "./elsewhere";
import { Lane } from "./lane";
import { resizedImage } from "./resize";
import { drawSocialPicture, type SocialPicture } from "./social-picture";

/** The name of the thing's own picture instead of the picture. */
type Named = Omit<SocialPicture, "picture"> & { image: string | null };

const kept = new LRUCache<string, Buffer>({
  maxSize: SOCIAL_PICTURES_BYTES,
  sizeCalculation: (bytes) => bytes.byteLength,
});
const making = new Map<string, Promise<Buffer>>();
const lane = new Lane(1, PICTURES_MAY_WAIT);

/** With its ground left clear; null where there is none. */
async function pictureOf(image: string | null): Promise<Buffer | null> {
  if (!image) return null;
  const segments = ["galleryLarge", `${image.replace(/\.\w+$/u, "")}.webp`];
  const elsewhere = remoteApi();
  const made = elsewhere ? await imageElsewhere(segments, elsewhere) : await resizedImage(segments);
  return made?.bytes ?? null;
}

/**
 * What a link is shown with; drawn once for all who ask at the same time, and kept while there is room.
 * @throws LaneFull when too many wait already
 */
export async function socialPicture({ image, ...words }: Named): Promise<Buffer> {
  const key = JSON.stringify([image, words]);
  const found = kept.get(key);
  if (found) return found;
  const underWay = making.get(key);
  if (underWay) return underWay;
  const drawing = lane
    .take(async () => drawSocialPicture({ ...words, picture: await pictureOf(image) }))
    .finally(() => making.delete(key));
  making.set(key, drawing);
  const bytes = await drawing;
  kept.set(key, bytes);
  return bytes;
}
