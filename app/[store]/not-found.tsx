import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/content/not-found-screen";
import { useLocale } from "@/lib/i18n/server";
import { enterStore, storeOfLanguage, type StoreParams } from "./store-context";

/** Titles are resolved with the parameters of the layout beside, unlike the screen below. */
export async function generateMetadata({ params }: { params: Promise<StoreParams> }): Promise<Metadata> {
  enterStore((await params).store);
  return { title: (await getTranslations("content.notFound"))("title"), robots: { index: false } };
}

/** Where a page found nothing. */
export default function NotFound() {
  return <NotFoundScreen storeView={storeOfLanguage(useLocale())} />;
}
