"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ignoreFailure } from "@/components/ui/load-part";
import { useOnce } from "@/components/ui/use-once";
import type { CartLine } from "@/lib/domain/cart";
import { onceMore } from "@/lib/domain/cart-sets";
import { addForNext } from "@/stores/cart-actions";
import { cartStore } from "@/stores/cart";

const loadOffers = () => import("./once-more-offers");

/** Of this size there is no further piece: what can be had instead, on a line of its own. */
export function FurtherPiece({ line }: { line: CartLine }) {
  const t = useTranslations("cart.onceMore");
  const { busy, once } = useOnce();
  const [said, setSaid] = useState("");
  const [Offers, setOffers] = useState<Awaited<ReturnType<typeof loadOffers>>["default"] | null>(null);
  // Without them the words above say enough.
  useEffect(() => ignoreFailure(loadOffers().then((loaded) => setOffers(() => loaded.default))), []);
  const piece = { ...line, qty: 1 };
  const take = async (other: CartLine) =>
    setSaid(t((await addForNext(onceMore([other], cartStore.getState().cart.lines))) ? "addedOne" : "failed"));
  return (
    <>
      {Offers && !said && (
        <Offers
          {...{ busy, once, short: [piece], bare: true }}
          onSize={(_line, other) => take(other)}
          onPeriod={(period) => take({ ...piece, ...period })}
        />
      )}
      <span role="status" className="text-sm empty:hidden">
        {said}
      </span>
    </>
  );
}
