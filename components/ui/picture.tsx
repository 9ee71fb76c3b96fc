import type { Image } from "@/lib/contract";
import { imagePath, imageSizes, type ImageSize } from "@/lib/routes";
import { classNames } from "./class-names";

interface PictureProps {
  image: Pick<Image, "image" | "placeholder" | "label">;
  size: ImageSize;
  /** Twice the pixels for dense screens. */
  large?: ImageSize;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
  /** One of many: the place gives it its size and look, and it carries no blur of its own. */
  bare?: boolean;
  className?: string;
}

const larger: Partial<Record<ImageSize, ImageSize>> = { card: "cardLarge", gallery: "galleryLarge" };

/**
 * AVIF, and WebP for the few without it, at one of the made sizes; the space is kept and the blur shows until it
 * arrives.
 */
export function Picture({
  image,
  size,
  large = larger[size],
  alt,
  priority = false,
  bare = false,
  className,
}: PictureProps) {
  const source = (
    <source
      type="image/avif"
      srcSet={
        large
          ? `${imagePath(image.image, size, "avif")} 1x, ${imagePath(image.image, large, "avif")} 2x`
          : imagePath(image.image, size, "avif")
      }
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
