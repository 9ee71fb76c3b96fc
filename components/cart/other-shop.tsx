"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { checkoutPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** The cart was filled in another of the shops: there its things are handed over, and its order is finished. */
export function OtherShop({ shop }: { shop: StoreView }) {
  const t = useTranslations("cart.otherShop");
  return (
    <Notice
      tone="info"
      title={t("title", { shop: shop.name })}
      actions={
        <ButtonLink size="small" href={checkoutPath(shop)}>
          {t("action")}
        </ButtonLink>
      }
    >
      {t("text")}
    </Notice>
  );
}
