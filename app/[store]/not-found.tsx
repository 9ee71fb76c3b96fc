import { NotFoundScreen } from "@/components/content/not-found-screen";
import { useLocale } from "@/lib/i18n/server";
import { defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";

/** The framework gives this page no parameters; its language tells which shop the links lead to. */
export default function NotFound() {
  const locale = useLocale();
  return <NotFoundScreen storeView={storeViews.find((storeView) => storeView.locale === locale) ?? getStoreView(defaultStoreCode)} />;
}
