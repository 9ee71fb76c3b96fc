import { useTranslations } from "@/lib/i18n/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { Category, Day, Partner } from "@/lib/contract";
import { branchesPath, categoryPath, homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { BranchList } from "./branch-list";
import type { ShownBranch } from "./shown-branch";

export interface PartnerViewProps {
  storeView: StoreView;
  partner: Partner;
  /** Where it hands over in this store view. */
  branches: readonly ShownBranch[];
  /** Of which it has something. */
  sections: readonly Category[];
  /** The day on which the page is made. */
  today: Day;
}

/** A partner in its own theme: who it is, where it hands over, and ways to what it rents. */
export function PartnerView({ storeView, partner, branches, sections, today }: PartnerViewProps) {
  const t = useTranslations("branches");
  const inCatalogue = useTranslations("catalogue");
  return (
    <div data-theme={partner.theme} className="page branch-page">
      <Breadcrumb
        label={inCatalogue("breadcrumbs")}
        crumbs={[
          { name: inCatalogue("home"), href: homePath(storeView) },
          { name: t("title"), href: branchesPath(storeView) },
          { name: partner.name },
        ]}
      />
      <header className="partner-head">
        <h1>{partner.name}</h1>
        <p>{partner.description}</p>
      </header>
      {sections.length > 0 && (
        <section aria-labelledby="partner-offer" className="branch-offer">
          <h2 id="partner-offer">{t("offer")}</h2>
          <p className="text-muted">{t("partner.offerText")}</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <h3>
                  <TrailMarker color={section.trail_color} />
                  <a
                    href={categoryPath(storeView, section, { partner: String(partner.id) })}
                    rel="nofollow"
                    lang={section.other_languages?.name}
                  >
                    {section.name}
                  </a>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="partner-branches" className="partner-branches">
        <h2 id="partner-branches">{t("partner.branches")}</h2>
        <BranchList branches={branches} locale={storeView.locale} today={today} level="h3" />
      </section>
    </div>
  );
}
