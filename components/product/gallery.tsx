import { useTranslations } from "@/lib/i18n/server";
import { Picture } from "@/components/ui/picture";
import type { Image } from "@/lib/contract";

/** The thing is seen whole, in a strip of another shape: nobody rents a ski whose tip is cut off. */
const WHOLE =
  "absolute inset-0 h-full! rounded-none! bg-transparent! bg-contain! bg-center bg-no-repeat object-contain!";

/**
 * Pictures side by side in a strip that snaps: swiped by finger, stepped through by its thumbnails
 * (plain links to the pictures), without any script.
 */
export function Gallery({ images, name }: { images: readonly Image[]; name: string }) {
  const t = useTranslations("product");
  if (images.length === 0) return <div className="gallery gallery-blank">{t("noImage")}</div>;
  return (
    <section className="gallery" aria-label={t("gallery")}>
      <ul className="gallery-strip" tabIndex={0} aria-label={t("gallery")}>
        {images.map((image, index) => (
          <li key={image.image} id={`picture-${index + 1}`}>
            <Picture
              className={WHOLE}
              image={image}
              size="gallery"
              alt={
                index === 0
                  ? image.label || name
                  : `${image.label || name}, ${t("showImage", { number: index + 1, count: images.length })}`
              }
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
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
