"use client";

import { useTranslations } from "next-intl";
import { ToastList } from "@/components/ui/toast-list";
import { LazyIntl, loadMessages } from "@/lib/i18n/lazy-messages";
import {
  accountProfilePath,
  cartPath,
  checkoutPath,
  comparePath,
  loginPath,
  orderPath,
  reviewsPath,
  wishlistPath,
} from "@/lib/routes";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { notifications, type Notification, type NotificationAction } from "@/stores/notifications";

export interface ToastsProps {
  storeCode: string;
  list: readonly Notification[];
}

/** Words of toasts, fetched while there is a network: what they tell of is often that there is none. */
export const loadWords = (storeCode: string): Promise<unknown> => loadMessages(getStoreView(storeCode).locale);

export default function Toasts({ storeCode, list }: ToastsProps) {
  const storeView = getStoreView(storeCode);
  return (
    <LazyIntl locale={storeView.locale} optional>
      <List storeView={storeView} list={list} />
    </LazyIntl>
  );
}

function addressOf(
  action: NotificationAction,
  storeView: StoreView,
  params: Notification["params"],
): string | undefined {
  if (action === "proceed_to_checkout") return checkoutPath(storeView);
  if (action === "open_cart") return cartPath(storeView);
  if (action === "open_wishlist") return wishlistPath(storeView);
  if (action === "open_compare") return comparePath(storeView, params?.skus ? [String(params.skus)] : []);
  if (action === "open_profile") return accountProfilePath(storeView);
  // Back to where the login ended.
  if (action === "log_in") return loginPath(storeView, { next: window.location.pathname + window.location.search });
  if (action === "open_review" && params?.sku) return `${reviewsPath(storeView, String(params.sku))}#write`;
  return action === "open_order" && params?.id ? orderPath(storeView, String(params.id)) : undefined;
}

function List({ storeView, list }: { storeView: StoreView; list: readonly Notification[] }) {
  const t = useTranslations("notices");
  const toasts = list.map(({ id, type, code, params, action1, action2 }) => ({
    id,
    tone: type,
    message: t(code, params),
    actions: [action1, action2]
      // "OK" is what the closing cross already does.
      .filter((action): action is NotificationAction => action !== undefined && action !== "ok")
      .map((action) => ({
        label: t(`action.${action}`),
        href: addressOf(action, storeView, params),
        ...(action === "back" ? { onPress: () => window.history.back() } : {}),
      })),
  }));
  return (
    <ToastList
      toasts={toasts}
      closeLabel={t("close")}
      onClose={notifications.dismiss}
      onHold={notifications.pause}
      onRelease={notifications.resume}
    />
  );
}
