"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { fill } from "@/components/ui/text";
import { useCartLines, useOnline } from "@/stores/cart";
import { moveCart } from "@/stores/cart-actions";

/** Plain texts, since product pages have no message formatter. */
export interface MoveCartLabels {
  /** "Převzít celý košík {where}" */
  action: string;
  /** "{where} není: {names}." */
  lacks: string;
  /** The same where the branch is closed on their days, or can't make them ready in time. */
  closed: string;
  late: string;
  anyway: string;
  offline: string;
  failed: string;
}

interface Props {
  to: { id: string; name: string; locative: string };
  labels: MoveCartLabels;
}

/** The whole cart to another branch, each line checked anew. What is not there is named before anything is let go. */
export function MoveCart({ to, labels }: Props) {
  const lines = useCartLines();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; lacks: boolean } | null>(null);
  const where = { where: to.locative };

  const move = async (anyway: boolean) => {
    setBusy(true);
    setSaid(null);
    const outcome = await moveCart(to, anyway).catch(() => null);
    setBusy(false);
    if (outcome?.ok) return;
    const refused = outcome?.error.code === "not_at_source" ? outcome.error.details : undefined;
    const skus = refused?.skus ?? [];
    const words = { closed_day: labels.closed, too_late: labels.late, lacks: labels.lacks };
    const names = lines.filter(({ sku }) => skus.includes(sku)).map(({ name }) => name);
    setSaid(
      names.length > 0
        ? {
            text: fill(words[refused?.because ?? "lacks"], { ...where, names: [...new Set(names)].join(", ") }),
            lacks: true,
          }
        : { text: labels.failed, lacks: false },
    );
  };

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="w-full empty:hidden">
        {online ? said?.text : labels.offline}
      </p>
      {online && (
        <Button kind="secondary" size="small" loading={busy} onClick={() => void move(said?.lacks ?? false)}>
          {said?.lacks ? labels.anyway : fill(labels.action, where)}
        </Button>
      )}
    </div>
  );
}
