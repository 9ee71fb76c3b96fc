import { useTranslations } from "@/lib/i18n/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { homePath } from "@/lib/routes";
import { BranchOverview, type BranchOverviewProps } from "./branch-overview";

export function BranchesPage(overview: BranchOverviewProps) {
  const t = useTranslations("branches");
  const inCatalogue = useTranslations("catalogue");
  return (
    <div className="page branch-page">
      <Breadcrumb
        label={inCatalogue("breadcrumbs")}
        crumbs={[{ name: inCatalogue("home"), href: homePath(overview.storeView) }, { name: t("title") }]}
      />
      <header>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      <BranchOverview {...overview} />
    </div>
  );
}
