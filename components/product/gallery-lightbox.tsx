"use client";

import { useTranslations } from "next-intl";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./gallery-lightbox.css";
import { classNames } from "@/components/ui/class-names";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { imageSizes } from "@/lib/image-path";
import type { Locale } from "@/lib/store-views";

export interface GalleryLightboxProps {
  pictures: readonly { src: string; alt: string; isPhoto: boolean }[];
  /** The one to begin with. */
  index: number;
  locale: Locale;
  onView: (index: number) => void;
  onClose: () => void;
}

/** Loaded with the first press: swiped, pinched, double tapped, or moved through and enlarged by keys. */
export default function GalleryLightbox(props: GalleryLightboxProps) {
  return (
    <LazyIntl locale={props.locale}>
      <Enlarged {...props} />
    </LazyIntl>
  );
}

/** As far as a picture of this size still shows something. */
const ZOOM = { maxZoomPixelRatio: 2, scrollToZoom: true };

function Enlarged({ pictures, index, onView, onClose }: GalleryLightboxProps) {
  const t = useTranslations("product.zoom");
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map(({ src, alt }) => ({ src, alt, ...imageSizes.galleryLarge }))}
      plugins={[Counter, Zoom]}
      className={classNames("gallery-lightbox", pictures[index]?.isPhoto && "is-photo")}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={ZOOM}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      {...(pictures.length < 2 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Lightbox: t("title"),
        Close: t("close"),
        Previous: t("previous"),
        Next: t("next"),
        "Zoom in": t("in"),
        "Zoom out": t("out"),
        "Photo gallery": t("title"),
        Carousel: t("gallery"),
        Slide: t("picture"),
        "{index} of {total}": t.raw("position") as string,
      }}
    />
  );
}
