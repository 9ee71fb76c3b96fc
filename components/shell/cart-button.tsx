"use client";

import { lazy, Suspense, useEffect, useState, type MouseEvent } from "react";
import { IconCart } from "@/components/ui/icons";
import { ignoreFailure, loadPart } from "@/components/ui/load-part";
import { isPlainPress } from "@/components/ui/plain-press";
import { countText } from "@/components/ui/text";
import type { Locale } from "@/lib/store-views";
import { useCartCount } from "@/stores/cart";
import { openPanel, useIsOpen } from "@/stores/ui";
import type { CartLabels } from "./labels";

const loadDrawer = () => import("@/components/cart/cart-drawer");
const CartDrawer = lazy(loadDrawer);

interface CartButtonProps {
  storeCode: string;
  /** The cart's page: where the link leads without script, or when the drawer can't be fetched. */
  href: string;
  locale: Locale;
  labels: CartLabels;
}

/** Counts at once from what this browser remembers; the drawer comes with the first press. */
export function CartButton({ storeCode, href, locale, labels }: CartButtonProps) {
  const count = useCartCount();
  const open = useIsOpen("minicart");
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);

  const warm = () => ignoreFailure(loadPart(loadDrawer(), locale));
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    loadPart(loadDrawer(), locale).then(
      () => openPanel("minicart"),
      () => window.location.assign(href),
    );
  };

  return (
    <>
      <a href={href} className="cart-button" aria-haspopup="dialog" onClick={show} onPointerEnter={warm} onFocus={warm}>
        <IconCart />
        <span className="max-lg:sr-only">{labels.cart}</span>
        {count > 0 && (
          <>
            <span className="cart-count" aria-hidden="true">
              {count}
            </span>
            <span className="sr-only">{`, ${countText(count, labels.items, locale)}`}</span>
          </>
        )}
      </a>
      {wanted && (
        <Suspense fallback={null}>
          <CartDrawer storeCode={storeCode} />
        </Suspense>
      )}
    </>
  );
}
