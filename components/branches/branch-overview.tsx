import { useTranslations } from "@/lib/i18n/server";
import type { Day } from "@/lib/contract";
import type { StoreView } from "@/lib/store-views";
import type { ShownBranch } from "./shown-branch";
import { BranchList } from "./branch-list";
import { BranchMap } from "./branch-map";

export interface BranchOverviewProps {
  storeView: StoreView;
  /** Branches that this front rents from. */
  own: readonly ShownBranch[];
  /** Those of the owner's other fronts, with their pages there. */
  elsewhere: readonly ShownBranch[];
  /** The day on which the page is made. */
  today: Day;
}

/** All branches of the owner: a list that says everything, and where they are on a map beside it. */
export function BranchOverview({ storeView, own, elsewhere, today }: BranchOverviewProps) {
  const t = useTranslations("branches");
  const { locale } = storeView;
  return (
    <div className="branch-overview">
      <BranchMap branches={[...own, ...elsewhere]} />
      <div>
        <BranchList branches={own} locale={locale} today={today} level="h2" />
        {elsewhere.length > 0 && (
          <section aria-labelledby="branches-elsewhere">
            <h2 id="branches-elsewhere">{t("elsewhere")}</h2>
            <p className="text-muted">{t("elsewhereText")}</p>
            <BranchList branches={elsewhere} locale={locale} today={today} level="h3" />
          </section>
        )}
      </div>
    </div>
  );
}
