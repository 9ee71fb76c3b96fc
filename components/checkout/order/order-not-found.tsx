import { MessageScreen } from "@/components/content/message-screen";
import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";

/** No order has that id: says what to try. */
export function OrderNotFound({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("order.notFound");
  return <MessageScreen storeView={storeView} title={t("title")} text={t("text")} home={t("action")} />;
}
