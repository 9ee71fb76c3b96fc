import { getTranslations } from "next-intl/server";
import { MessageScreen } from "@/components/content/message-screen";
import { TryAgain } from "@/components/content/try-again";
import { enterStore, type StoreParams } from "../../../[store]/store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The address that other systems send people to when something of ours failed; `?from=` may name what did. */
export default async function ErrorPage({ params }: { params: Promise<StoreParams> }) {
  const storeView = enterStore((await params).store);
  const t = await getTranslations("content.error");
  return (
    <MessageScreen storeView={storeView} title={t("title")} text={t("text")} home={t("home")}>
      <TryAgain label={t("retry")} />
    </MessageScreen>
  );
}
