import { preload } from "react-dom";
import type { Image } from "@/lib/contract";
import { imagePath, imageSizes, type ImageSize, isPhotograph } from "@/lib/image-path";
import { classNames } from "./class-names";

interface PictureProps {
  image: Pick<Image, "image" | "placeholder" | "label">;
  size: ImageSize;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
  className?: string;
}

/** Twice the pixels for dense screens, and how wide the picture itself is shown. */
const wider: Partial<Record<ImageSize, { size: ImageSize; shown: string }>> = {
  gallery: { size: "galleryLarge", shown: "(max-width: 39.99rem) 80vw, 480px" },
};

/**
 * AVIF, and WebP for the few without it, at one of the made sizes; the space is kept and the blur shows until it
 * arrives. The largest one is told of at the beginning of the page; all others wait for it.
 */
export function Picture({ image, size, alt, priority = false, className }: PictureProps) {
  const dense = wider[size];
  const avif = (of: ImageSize) => imagePath(image.image, of, "avif");
  const sized = (of: ImageSize) => `${avif(of)} ${imageSizes[of].width}w`;
  const srcSet = dense ? `${sized(size)}, ${sized(dense.size)}` : avif(size);
  // Of a link in the markup the framework makes two, its own and the link.
  if (priority)
    preload(avif(size), {
      ...{ as: "image", type: "image/avif", fetchPriority: "high" },
      ...{ imageSrcSet: srcSet, imageSizes: dense?.shown },
    });
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={dense?.shown} />
      <img
        src={imagePath(image.image, size, "webp")}
        alt={alt}
        {...imageSizes[size]}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : "low"}
        className={classNames(
          "h-auto w-full bg-contain bg-center bg-no-repeat object-cover",
          // The blur is only kept of what nothing shines through.
          (isPhotograph(image.image) || image.placeholder) && "is-photo",
          className,
        )}
        style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
      />
    </picture>
  );
}
