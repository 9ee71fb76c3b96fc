"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { useCartSource } from "@/stores/cart";
import { useBranches } from "@/stores/reservation";
import { MoveCart } from "./move-cart";
import { useMoveLabels } from "./use-move-labels";

interface ChangePlaceProps {
  /** A branch that the cart is offered already, beside this. */
  offered?: string | undefined;
  children?: ReactNode;
}

/** The way to another branch for the whole cart; the children say where it is received now. */
export function ChangePlace({ offered, children }: ChangePlaceProps) {
  const t = useTranslations("cart");
  const labels = useMoveLabels();
  const source = useCartSource();
  const others = useBranches().filter(({ id }) => id !== source?.id && id !== offered);
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        {children}
        {others.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            className="-ml-3 px-3!"
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {t("changePlace")}
          </Button>
        )}
        <span className="text-sm text-muted">{t("oneSource")}</span>
      </p>
      {choosing && others.map((branch) => <MoveCart key={branch.id} to={branch} labels={labels} />)}
    </div>
  );
}
