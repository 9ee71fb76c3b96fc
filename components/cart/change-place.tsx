"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useCartSource } from "@/stores/cart";
import { useBranches } from "@/stores/reservation";
import { MoveCart } from "./move-cart";
import { usePlaceChoice } from "./place-choice";
import { useConflicts } from "./use-conflicts";
import { useMoveLabels } from "./use-move-labels";

interface ChangePlaceProps {
  /** A branch that the cart is offered already, by what stands above. */
  offered?: string | undefined;
  above?: ReactNode;
  children?: ReactNode;
}

/** The way to another branch for the whole cart, and what became of it; the children say where it is received now. */
export function ChangePlace({ offered, above, children }: ChangePlaceProps) {
  const t = useTranslations("cart");
  const labels = useMoveLabels();
  const source = useCartSource();
  const branches = useBranches();
  const others = branches.filter(({ id }) => id !== source?.id && id !== offered);
  const [isChoosing, setChoosing] = usePlaceChoice();
  const [first] = useState(source?.id);
  const [isMoved, setMoved] = useState(false);
  const conflicts = useConflicts();
  // The pressed button goes away with the branch that it led to.
  const kept = useKeptFocus<HTMLDivElement>((part) => part.querySelector("button"));
  useEffect(() => {
    if (source?.id === first && !isMoved) return;
    setMoved(true);
    setChoosing(false);
  }, [source?.id, first, isMoved, setChoosing]);
  const where = branches.find(({ id }) => id === source?.id)?.locative;
  return (
    <div {...kept}>
      {above}
      <p className="flex flex-wrap items-center gap-x-2">
        {children}
        {others.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            className="-ml-3 px-3!"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t("changePlace")}
          </Button>
        )}
        <span className="text-sm text-muted">{t("oneSource")}</span>
      </p>
      <p role="status" className="text-sm empty:sr-only">
        {isMoved &&
          where &&
          conflicts !== null &&
          (conflicts > 0 ? t("placeConflicts", { where, count: conflicts }) : t("placeMoved", { where }))}
      </p>
      {isChoosing && others.map((branch) => <MoveCart key={branch.id} to={branch} labels={labels} />)}
    </div>
  );
}
