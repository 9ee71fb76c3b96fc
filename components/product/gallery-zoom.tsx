"use client";

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { IconZoom } from "@/components/ui/icons";
import { loadPart, showWhenLoaded } from "@/components/ui/load-part";
import { isPlainPress } from "@/components/ui/plain-press";
import type { Locale } from "@/lib/store-views";
import type { GalleryLightboxProps } from "./gallery-lightbox";

interface Props {
  pictures: GalleryLightboxProps["pictures"];
  label: string;
  locale: Locale;
  /** The strip of pictures. */
  children: ReactNode;
}

/**
 * Pictures as large as the screen, from the one that is shown: by its own link, which without script leads to the
 * picture, or by a tap on the picture itself. Only then is the code for it fetched.
 */
export function GalleryZoom({ pictures, label, locale, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<GalleryLightboxProps> | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const strip = () => frame.current?.firstElementChild;

  const enlarge = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const { scrollLeft = 0, clientWidth = 0 } = strip() ?? {};
    const index = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
    showWhenLoaded(
      () => loadPart(import("./gallery-lightbox"), locale),
      ({ default: loaded }) => {
        setLightbox(() => loaded);
        setShown(index);
      },
    );
  };
  // The strip stands where the enlarged pictures were left.
  const follow = (index: number) => {
    const list = strip();
    list?.scrollTo({ left: index * list.clientWidth, behavior: "instant" });
  };

  return (
    <div
      ref={frame}
      className="gallery-frame"
      onClick={(event) => event.target instanceof HTMLImageElement && shown === null && enlarge(event)}
    >
      {children}
      <a href={pictures[0]?.src} className="button button-icon gallery-zoom" aria-label={label} onClick={enlarge}>
        <IconZoom />
      </a>
      {Lightbox && shown !== null && (
        <Lightbox pictures={pictures} index={shown} locale={locale} onView={follow} onClose={() => setShown(null)} />
      )}
    </div>
  );
}
