import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { MessageScreen } from "./message-screen";

/** In place of what the owner wrote, while the content backend is away. */
export function ContentAway({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("content.away");
  return <MessageScreen storeView={storeView} title={t("title")} text={t("text")} home={t("home")} />;
}
