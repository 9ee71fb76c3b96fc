import type { Image } from "@/lib/contract";
import { imagePath, imageSizes, type ImageSize } from "@/lib/routes";
import { classNames } from "./class-names";

interface PictureProps {
  image: Pick<Image, "image" | "placeholder" | "label">;
  size: ImageSize;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
  /** One of many: the place gives it its size and look, and it carries no blur of its own. */
  bare?: boolean;
  className?: string;
}

/**
 * Twice the pixels for dense screens, and how wide the picture itself is shown. Two cards share a phone: it is told
 * less than their half, because more than two of its dots for a pixel nobody sees.
 */
const wider: Partial<Record<ImageSize, { size: ImageSize; shown: string }>> = {
  card: { size: "cardLarge", shown: "(max-width: 47.99rem) 26vw, 310px" },
  gallery: { size: "galleryLarge", shown: "(max-width: 39.99rem) 80vw, 480px" },
};

/**
 * AVIF, and WebP for the few without it, at one of the made sizes; the space is kept and the blur shows until it
 * arrives.
 */
export function Picture({ image, size, alt, priority = false, bare = false, className }: PictureProps) {
  const dense = wider[size];
  const avif = (of: ImageSize) => imagePath(image.image, of, "avif");
  const sized = (of: ImageSize) => `${avif(of)} ${imageSizes[of].width}w`;
  const source = (
    <source
      type="image/avif"
      srcSet={dense ? `${sized(size)}, ${sized(dense.size)}` : avif(size)}
      sizes={dense?.shown}
    />
  );
  const fetching = priority ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const fallback = imagePath(image.image, size, "webp");
  if (bare) {
    return (
      <picture>
        {source}
        <img src={fallback} alt={alt} {...fetching} />
      </picture>
    );
  }
  return (
    <picture>
      {source}
      <img
        src={fallback}
        alt={alt}
        {...imageSizes[size]}
        {...fetching}
        className={classNames("h-auto w-full bg-cover object-cover", className)}
        style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
      />
    </picture>
  );
}
