"use client";

import { useTranslations } from "next-intl";
import { IconPin } from "@/components/ui/icons";
import { branchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartSource } from "@/stores/cart";
import { useWishedBranch } from "@/stores/reservation";
import { ChangePlace } from "./change-place";
import { OtherPlace } from "./other-place";

/** Where the whole cart is received, and the way to another branch. */
export function CartPlace({ storeView, onLeave }: { storeView: StoreView; onLeave?: () => void }) {
  const t = useTranslations("cart");
  const source = useCartSource();
  const wished = useWishedBranch();
  if (!source) return null;
  return (
    <ChangePlace offered={wished?.id} above={<OtherPlace />}>
      <IconPin className="size-5 flex-none" />
      <a className="link font-semibold" href={branchPath(storeView, source)} onClick={onLeave}>
        {t("pickUpAt", { name: source.name })}
      </a>
    </ChangePlace>
  );
}
