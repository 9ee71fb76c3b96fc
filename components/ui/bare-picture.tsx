import { imagePath, imageSizes, isPhotograph } from "@/lib/image-path";

/** Two cards share a phone: it is told less than their half, as nobody sees more than two of its dots for a pixel. */
const CARD_SHOWN = "(max-width: 47.99rem) 26vw, 310px";

interface Props {
  image: string;
  size: "card" | "cart";
  priority?: boolean;
}

/**
 * One picture of many, beside words that say the same: the place gives it its size and look, and it carries no blur of
 * its own. The one that people wait for is told of at the beginning of the page; all others wait until they come near,
 * and for that one.
 */
export function BarePicture({ image, size, priority = false }: Props) {
  const avif = (of: "cart" | "card" | "cardLarge") => imagePath(image, of, "avif");
  const sized = (of: "card" | "cardLarge") => `${avif(of)} ${imageSizes[of].width}w`;
  const srcSet = size === "cart" ? avif(size) : `${sized("card")}, ${sized("cardLarge")}`;
  const sizes = size === "cart" ? undefined : CARD_SHOWN;
  return (
    <picture>
      {priority && (
        <link
          rel="preload"
          as="image"
          href={avif(size)}
          type="image/avif"
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={imagePath(image, size, "webp")}
        alt=""
        className={isPhotograph(image) ? "is-photo" : undefined}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : "low"}
      />
    </picture>
  );
}
