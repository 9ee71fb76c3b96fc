"use client";

import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { hasKeptCart } from "@/stores/kept-cart";
import type { CartPlaceProps } from "./cart-place-notice";

const CartPlaceNotice = lazy<ComponentType<CartPlaceProps>>(() =>
  import("./cart-place-notice").catch(() => ({ default: () => null })),
);

/** A cart comes from one branch: a listing of others says so. Who has no cart loads nothing of it. */
export function CartPlace(props: CartPlaceProps) {
  const [hasCart, setHasCart] = useState(false);
  useEffect(() => setHasCart(hasKeptCart()), []);
  return (
    hasCart && (
      <Suspense fallback={null}>
        <CartPlaceNotice {...props} />
      </Suspense>
    )
  );
}
