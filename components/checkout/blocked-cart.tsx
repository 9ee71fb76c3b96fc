"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { cartBlock } from "@/lib/domain/cart";
import { cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";

/** Something in the cart can't be rented as it stands: said before anybody fills in a form for nothing. */
export function BlockedCart({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("checkout.blockedCart");
  const lines = useCartLines().filter((line) => cartBlock([line]) !== null);
  if (lines.length === 0) return null;
  return (
    <Notice
      tone="error"
      announce
      title={t("title")}
      actions={
        <ButtonLink size="small" href={cartPath(storeView)}>
          {t("action")}
        </ButtonLink>
      }
    >
      {t("text", { names: lines.map((line) => line.name).join(", ") })}
    </Notice>
  );
}
