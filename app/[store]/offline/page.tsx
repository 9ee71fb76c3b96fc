import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MessageScreen } from "@/components/content/message-screen";
import { enterStore, type StoreParams } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<StoreParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  enterStore((await params).store);
  return { title: (await getTranslations("content.offline"))("title"), robots: { index: false } };
}

/** What the service worker shows for a page that was never visited. */
export default async function OfflinePage({ params }: Props) {
  const storeView = enterStore((await params).store);
  const t = await getTranslations("content.offline");
  return (
    <>
      <script src="/reload-online.js" defer />
      <MessageScreen storeView={storeView} title={t("title")} text={t("text")} home={t("home")} />
    </>
  );
}
