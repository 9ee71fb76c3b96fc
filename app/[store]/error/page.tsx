import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath } from "@/lib/routes";
import { enterStore } from "../store-context";

export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The address that other systems send people to when something of ours failed. */
export default async function ErrorPage({ params }: { params: Promise<{ store: string }> }) {
  const storeView = enterStore((await params).store);
  const t = await getTranslations("content.error");
  return (
    <div className="page page-narrow">
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
