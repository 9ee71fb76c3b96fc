import { ButtonLink } from "@/components/ui/button";
import { useTranslations } from "@/lib/i18n/server";
import { searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { MessageScreen } from "./message-screen";

/** Nothing is here: says so kindly and leads on. */
export function NotFoundScreen({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("content.notFound");
  return (
    <MessageScreen storeView={storeView} title={t("title")} text={t("text")} home={t("home")}>
      <ButtonLink kind="secondary" href={searchPath(storeView)}>
        {t("search")}
      </ButtonLink>
    </MessageScreen>
  );
}
