import { LRUCache } from "lru-cache";
import type { Product } from "@/lib/contract";
import { remoteApi } from "@/lib/env";
import { PICTURES_MAY_WAIT, SOCIAL_PICTURES_BYTES } from "@/lib/limits";
import { socialVersion, socialWords } from "@/lib/seo/social";
import type { StoreView } from "@/lib/store-views";
import { imageElsewhere } from "./elsewhere";
import { Lane } from "./lane";
import { resizedImage } from "./resize";
import { drawSocialPicture } from "./social-picture";

const kept = new LRUCache<string, Buffer>({
  maxSize: SOCIAL_PICTURES_BYTES,
  sizeCalculation: (bytes) => bytes.byteLength,
});
const making = new Map<string, Promise<Buffer>>();
const lane = new Lane(1, PICTURES_MAY_WAIT);

/** The product's first picture, its ground left clear; null where there is none. */
async function pictureOf({ image }: Pick<Product, "image">): Promise<Buffer | null> {
  if (!image) return null;
  const segments = ["galleryLarge", `${image.replace(/\.\w+$/u, "")}.webp`];
  const elsewhere = remoteApi();
  const made = elsewhere ? await imageElsewhere(segments, elsewhere) : await resizedImage(segments);
  return made?.bytes ?? null;
}

/**
 * What a link to a product is shown with, by what it shows; drawn once for all who ask at the same time, and kept while
 * there is room.
 * @throws LaneFull when too many wait already
 */
export async function socialPicture(
  storeView: StoreView,
  product: Product,
): Promise<{ version: string; bytes: Buffer }> {
  const version = socialVersion(storeView, product);
  const key = `${storeView.storeCode}:${product.sku}:${version}`;
  const found = kept.get(key);
  if (found) return { version, bytes: found };
  const underWay = making.get(key);
  const drawing = underWay ?? draw(storeView, product).finally(() => making.delete(key));
  if (!underWay) making.set(key, drawing);
  const bytes = await drawing;
  kept.set(key, bytes);
  return { version, bytes };
}

const draw = (storeView: StoreView, product: Product): Promise<Buffer> =>
  lane.take(async () =>
    drawSocialPicture({
      theme: storeView.cssTheme,
      ...socialWords(storeView, product),
      picture: await pictureOf(product),
    }),
  );
