import type { Translator } from "@/components/ui/text";
import { channel } from "@/shop.config";
import { NavigationProgress } from "@/components/ui/navigation-progress";
import { ToastRegion } from "@/components/ui/toast-region";
import { cartPath, checkoutPath } from "@/lib/routes";
import type { Branch } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";
import { Notifications } from "./notifications";
import { OfflineBanner } from "./offline-banner";
import { OrderQuestion } from "./order-question";
import { PartnerNotice } from "./partner-notice";
import { SoftLinks } from "./soft-links";
import { Start } from "./start";

/** Everything that lives beside the page: small, empty until needed. */
export function Islands({
  storeView,
  branches,
  t,
}: {
  storeView: StoreView;
  branches: readonly Branch[];
  t: Translator;
}) {
  return (
    <>
      <NavigationProgress />
      <SoftLinks />
      <Start
        storeCode={storeView.storeCode}
        cart={cartPath(storeView)}
        checkout={checkoutPath(storeView)}
        branches={branches}
      />
      <PartnerNotice
        labels={{
          only: t.raw("partner.only") as string,
          some: t("partner.some"),
          remove: t("partner.remove"),
          page: channel.displayPartnerPages ? t("partner.page") : undefined,
        }}
      />
      <OfflineBanner text={t("offline")} kept={t("pressKept")} />
      <OrderQuestion storeCode={storeView.storeCode} />
      <ToastRegion label={t("notifications")}>
        <Notifications storeCode={storeView.storeCode} />
      </ToastRegion>
    </>
  );
}
