/** Widths that the image pipeline makes; anything else is refused. */
export const imageSizes = {
  cart: { width: 150, height: 150 },
  card: { width: 310, height: 384 },
  cardLarge: { width: 620, height: 768 },
  gallery: { width: 600, height: 744 },
  galleryLarge: { width: 1200, height: 1488 },
} as const;
export type ImageSize = keyof typeof imageSizes;
export type ImageFormat = "avif" | "webp" | "jpeg";

/**
 * A photograph has a ground and a light of its own, by the ending that it came with: JPEG knows no clear parts. What is
 * done to a drawing so that it stands out on a dark ground would wash it out.
 */
export const isPhotograph = (image: string): boolean => image.endsWith(".jpg");

/** Address of a resized picture; content-addressed, so it may be kept for ever. */
export const imagePath = (image: string, size: ImageSize, format: ImageFormat): string =>
  `/media/${size}/${image.replace(/\.\w+$/u, "")}.${format}`;
