import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useTranslations } from "@/lib/i18n/server";
import { homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** No order has that id: says what to try, and leads on within the same shop. */
export function OrderNotFound({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("order.notFound");
  return (
    <div className="page py-8 lg:py-12">
      <EmptyState
        level="h1"
        title={t("title")}
        actions={<ButtonLink href={homePath(storeView)}>{t("action")}</ButtonLink>}
      >
        <p>{t("text")}</p>
      </EmptyState>
    </div>
  );
}
