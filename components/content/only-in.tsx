import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";

interface Props {
  /** That of the owner's text where it is another one than the page's. */
  language: string | undefined;
  storeView: StoreView;
}

/** Says of a text that it is not there in the reader's language yet. */
export function OnlyIn({ language, storeView }: Props) {
  const t = useTranslations("content");
  if (language === undefined) return null;
  const name = new Intl.DisplayNames(storeView.locale, { type: "language" }).of(language) ?? language;
  return <p className="mb-6 text-sm text-muted">{t("onlyIn", { language: name })}</p>;
}
