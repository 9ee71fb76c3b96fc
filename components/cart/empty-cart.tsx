"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** An empty cart suggests what to do; `where` is the page or the drawer. */
export function EmptyCart({
  storeView,
  where = "cart",
  onLeave,
}: {
  storeView: StoreView;
  where?: "cart" | "checkout";
  onLeave?: () => void;
}) {
  const t = useTranslations(`${where}.empty`);
  return (
    <EmptyState
      title={t("title")}
      actions={
        <ButtonLink href={homePath(storeView)} onClick={onLeave}>
          {t("action")}
        </ButtonLink>
      }
    >
      <p>{t("text")}</p>
    </EmptyState>
  );
}
