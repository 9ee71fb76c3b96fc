"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LargeOrder } from "@/components/orders/large-order";
import { cartBlock } from "@/lib/domain/cart";
import { shopDay } from "@/lib/domain/days";
import { cartNotice } from "@/lib/domain/large-order";
import { cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";

/** So many things can't be ready so soon: said as early, since the order would be refused at its last press. */
export function LargeCart({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("checkout.blockedCart");
  const needed = cartNotice(useCartLines(), shopDay(new Date()));
  if (!needed) return null;
  return (
    <LargeOrder
      needed={needed}
      locale={storeView.locale}
      actions={
        <ButtonLink kind="secondary" size="small" href={cartPath(storeView)}>
          {t("action")}
        </ButtonLink>
      }
    />
  );
}

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
