import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/content/not-found-screen";
import { useLocale } from "@/lib/i18n/server";
import { defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";
import { enterStore, type StoreParams } from "./store-context";

/** Titles are resolved with the parameters of the layout beside, unlike the screen below. */
export async function generateMetadata({ params }: { params: Promise<StoreParams> }): Promise<Metadata> {
  enterStore((await params).store);
  return { title: (await getTranslations("content.notFound"))("title"), robots: { index: false } };
}

/** The framework gives this page no parameters; its language tells which shop the links lead to. */
export default function NotFound() {
  const locale = useLocale();
  return (
    <NotFoundScreen
      storeView={storeViews.find((storeView) => storeView.locale === locale) ?? getStoreView(defaultStoreCode)}
    />
  );
}
