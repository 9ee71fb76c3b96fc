import type { ReactNode } from "react";
import { NoScript } from "@/components/lists/no-script";
import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";

interface Props {
  storeView: StoreView;
  list: "wishlist" | "viewed";
  children: ReactNode;
}

/** A list that this browser keeps, among what is the customer's; it says that it is this browser's. */
export function ListPart({ storeView, list, children }: Props) {
  const t = useTranslations("account");
  const lists = useTranslations("lists");
  return (
    <AccountPart title={t(`nav.${list}`)} nav={<AccountNav storeView={storeView} current={list} />}>
      <p className="max-w-2xl text-muted">{t(`lists.${list}`)}</p>
      <NoScript text={lists("wishlist.noScript")} />
      <div>{children}</div>
    </AccountPart>
  );
}
