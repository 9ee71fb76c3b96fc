import type { Image } from "@/lib/contract";
import { imagePath, imageSizes, type ImageFormat, type ImageSize } from "@/lib/routes";
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
  className?: string;
}

const larger: Partial<Record<ImageSize, ImageSize>> = { card: "cardLarge", gallery: "galleryLarge" };

/** AVIF, WebP, JPEG at one of the made sizes; the space is kept and the blur shows until it arrives. */
export function Picture({ image, size, large = larger[size], alt, priority = false, className }: PictureProps) {
  const { width, height } = imageSizes[size];
  const sources = (format: ImageFormat) => (large ? `${imagePath(image.image, size, format)} 1x, ${imagePath(image.image, large, format)} 2x` : imagePath(image.image, size, format));
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources("avif")} />
      <source type="image/webp" srcSet={sources("webp")} />
      <img
        src={imagePath(image.image, size, "jpeg")}
        srcSet={sources("jpeg")}
        alt={alt}
        width={width}
        height={height}
        decoding={priority ? "sync" : "async"}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        className={classNames("h-auto w-full rounded-sm bg-surface bg-cover object-cover", className)}
        style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
      />
    </picture>
  );
}
