import { useLocale, useTranslations } from "@/lib/i18n/server";
import { Picture } from "@/components/ui/picture";
import type { Image } from "@/lib/contract";
import { imagePath, isPhotograph } from "@/lib/image-path";
import { GalleryZoom } from "./gallery-zoom";

/**
 * The thing is seen whole, in a strip of another shape: nobody rents a ski whose tip is cut off. Its box has the shape
 * of the picture, so that the blur lies behind it and nowhere else.
 */
const WHOLE = "absolute inset-0 mx-auto h-full! w-auto! object-contain!";

/**
 * Pictures side by side in a strip that snaps: swiped by finger, stepped through by its thumbnails
 * (plain links to the pictures), without any script. Enlarged, they come with a script of their own.
 */
export function Gallery({ images, name }: { images: readonly Image[]; name: string }) {
  const t = useTranslations("product");
  const locale = useLocale();
  if (images.length === 0) return <div className="gallery gallery-blank">{t("noImage")}</div>;
  const altOf = (index: number): string => {
    const label = images[index]?.label || name;
    return index === 0 ? label : `${label}, ${t("showImage", { number: index + 1, count: images.length })}`;
  };
  return (
    <section className="gallery" aria-label={t("gallery")}>
      <GalleryZoom
        pictures={images.map(({ image }, index) => ({
          src: imagePath(image, "galleryLarge", "webp"),
          isPhoto: isPhotograph(image),
          alt: altOf(index),
        }))}
        label={t("enlarge")}
        locale={locale}
      >
        <ul className="gallery-strip" tabIndex={0} aria-label={t("gallery")}>
          {images.map((image, index) => (
            <li key={image.image} id={`picture-${index + 1}`}>
              <Picture className={WHOLE} image={image} size="gallery" alt={altOf(index)} priority={index === 0} />
              {images.length > 1 && (
                <span className="gallery-count" aria-hidden="true">
                  {`${index + 1} / ${images.length}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      </GalleryZoom>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.image}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={t("showImage", { number: index + 1, count: images.length })}
              >
                <Picture image={image} size="cart" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
