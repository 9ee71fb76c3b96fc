"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { accountOrderPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useNewAccount } from "@/stores/new-account";

/** What became of the account that was wanted along with this order. */
export function OpenedAccount({ orderId, storeView }: { orderId: string; storeView: StoreView }) {
  const t = useTranslations("checkout.account");
  const outcome = useNewAccount((state) => state.outcome);
  if (outcome === null) return null;
  if (outcome !== "opened")
    return (
      <Notice tone="warning" announce>
        {t(outcome)}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      announce
      actions={
        <ButtonLink kind="secondary" size="small" href={accountOrderPath(storeView, orderId)} data-reload>
          {t("show")}
        </ButtonLink>
      }
    >
      {t("opened")}
    </Notice>
  );
}
