"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconPin } from "@/components/ui/icons";
import { branchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartSource } from "@/stores/cart";
import { useBranches } from "@/stores/reservation";
import { MoveCart } from "./move-cart";
import { useMoveLabels } from "./use-move-labels";

/** Where the whole cart is received, and the way to another branch. */
export function CartPlace({ storeView, onLeave }: { storeView: StoreView; onLeave?: () => void }) {
  const t = useTranslations("cart");
  const labels = useMoveLabels();
  const source = useCartSource();
  const others = useBranches().filter(({ id }) => id !== source?.id);
  const [choosing, setChoosing] = useState(false);
  if (!source) return null;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        <IconPin className="size-5 flex-none" />
        <a className="link font-semibold" href={branchPath(storeView, source)} onClick={onLeave}>
          {t("pickUpAt", { name: source.name })}
        </a>
        {others.length > 0 && (
          <Button kind="quiet" size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {t("changePlace")}
          </Button>
        )}
        <span className="text-sm text-muted">{t("oneSource")}</span>
      </p>
      {choosing && others.map((branch) => <MoveCart key={branch.id} to={branch} labels={labels} />)}
    </div>
  );
}
