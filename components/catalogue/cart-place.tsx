"use client";

import { useEffect, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasKeptCart } from "@/stores/kept-cart";
import type { CartPlaceProps } from "./cart-place-notice";

const CartPlaceNotice = lazyPart<CartPlaceProps>(() => import("./cart-place-notice"));

/** A cart comes from one branch: a listing of others says so. Who has no cart loads nothing of it. */
export function CartPlace(props: CartPlaceProps) {
  const [hasCart, setHasCart] = useState(false);
  useEffect(() => setHasCart(hasKeptCart()), []);
  return hasCart && <CartPlaceNotice {...props} />;
}
