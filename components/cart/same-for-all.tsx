"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { sameForOthers } from "@/lib/domain/additional-services";
import type { CartLine } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";
import { setLineServices } from "@/stores/cart-actions";

/** What was chosen for one is chosen for everybody, in one press; each line can be changed for itself afterwards. */
export function SameForAll({ line }: { line: CartLine }) {
  const t = useTranslations("cart.lineServices");
  const changes = sameForOthers(useCartLines(), line.key);
  const [pressed, setPressed] = useState(false);
  if (changes.length === 0 && !pressed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        aria-label={t("sameNamed", { name: line.name })}
        onClick={() => {
          setPressed(true);
          for (const { key, services } of changes) void setLineServices(key, services);
        }}
      >
        {t("same")}
      </Button>
      <span role="status" className="text-sm text-muted">
        {changes.length === 0 && t("sameDone")}
      </span>
    </div>
  );
}
