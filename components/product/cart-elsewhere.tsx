"use client";

import { MoveCart } from "@/components/cart/move-cart";
import { Notice } from "@/components/ui/notice";
import { fill } from "@/components/ui/text";
import { useBranches } from "@/stores/reservation";
import type { RentalLabels } from "./rental-labels";

export interface CartElsewhereProps {
  cartSource: { id: string; name: string };
  /** The product is shown at the cart's branch. */
  locked: boolean;
  sources: readonly { id: string }[];
  /** Where the renter wants the things, or where this one is. */
  to: { id: string; name: string; locative: string } | undefined;
  labels: RentalLabels;
}

/** A cart comes from one branch: it wins, that is said, and the whole of it can be moved. */
export default function CartElsewhere({ cartSource, locked, sources, to, labels }: CartElsewhereProps) {
  const cartWhere = useBranches().find(({ id }) => id === cartSource.id)?.locative ?? cartSource.name;
  const canMove = to !== undefined && sources.some(({ id }) => id === to.id);
  return (
    <Notice tone="info">
      <p>{fill(locked ? labels.cartWins : labels.cartElsewhere, { cart: cartWhere, where: to?.locative ?? "" })}</p>
      {canMove && <MoveCart to={to} labels={labels.moveCart} />}
    </Notice>
  );
}
