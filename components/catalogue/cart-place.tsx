"use client";

import { lazy, Suspense, type ComponentType } from "react";
import { useCartSource } from "@/stores/cart";
import { useBranches } from "@/stores/reservation";
import type { CartPlaceNoticeProps } from "./cart-place-notice";

const CartPlaceNotice = lazy<ComponentType<CartPlaceNoticeProps>>(() =>
  import("./cart-place-notice").catch(() => ({ default: () => null })),
);

interface Props {
  /** The branch that the listing is for; null for any. */
  branch: string | null;
  /** Address of the same listing for the branch that is put in place of `{place}`. */
  href: string;
  labels: { text: string; action: string };
}

/** A cart comes from one branch: a listing of others says so, and offers what the cart's has. */
export function CartPlace({ branch, href, labels }: Props) {
  const source = useCartSource();
  const where = useBranches().find(({ id }) => id === source?.id)?.locative;
  if (!source || where === undefined || source.id === branch) return null;
  return (
    <Suspense fallback={null}>
      <CartPlaceNotice where={where} href={href.replace("%7Bplace%7D", source.id)} labels={labels} />
    </Suspense>
  );
}
