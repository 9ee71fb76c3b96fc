import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath } from "@/lib/routes";
import { enterStore } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string }>;
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
    <div className="page page-narrow">
      <script src="/reload-online.js" defer />
      <EmptyState
        level="h1"
        title={t("title")}
        actions={<ButtonLink href={homePath(storeView)}>{t("home")}</ButtonLink>}
      >
        {t("text")}
      </EmptyState>
    </div>
  );
}
