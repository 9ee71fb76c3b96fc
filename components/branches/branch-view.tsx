import { useTranslations } from "@/lib/i18n/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Day, Partner, Source } from "@/lib/contract";
import { branchesPath, homePath, partnerPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { channel } from "@/shop.config";
import { BranchContact } from "./branch-contact";
import { BranchDays } from "./branch-days";
import type { ShownBranch } from "./shown-branch";
import { BranchMap } from "./branch-map";
import { BranchOffer, type OfferedCategory } from "./branch-offer";
import { UnusualDays } from "./unusual-days";
import { WeekHours } from "./week-hours";

export interface BranchViewProps {
  storeView: StoreView;
  source: Source;
  /** Who runs it. */
  partner: Partner | undefined;
  branches: readonly ShownBranch[];
  offered: readonly OfferedCategory[];
  today: Day;
  holidays: readonly Day[];
}

/** One branch: when, how, what for, and what can be rented there. */
export function BranchView({ storeView, source, partner, branches, offered, today, holidays }: BranchViewProps) {
  const t = useTranslations("branches");
  const inCatalogue = useTranslations("catalogue");
  const { locale } = storeView;
  const notes = [
    { title: t("pickupInfo"), text: source.pickup_info },
    { title: t("dropoffInfo"), text: source.dropoff_info },
  ];
  return (
    <div className="page branch-page">
      <Breadcrumb
        label={inCatalogue("breadcrumbs")}
        crumbs={[
          { name: inCatalogue("home"), href: homePath(storeView) },
          { name: t("title"), href: branchesPath(storeView) },
          { name: source.name },
        ]}
      />
      <header>
        <h1>{source.name}</h1>
        {partner?.description && <p>{partner.description}</p>}
        {partner && channel.displayPartnerPages && (
          <p>
            <a className="link" href={partnerPath(storeView, partner)}>
              {t("partner.more", { name: partner.name })}
            </a>
          </p>
        )}
      </header>
      <div className="branch-facts">
        <section aria-labelledby="branch-hours">
          <h2 id="branch-hours">{t("hours")}</h2>
          <BranchDays source={source} today={today} locale={locale} />
          <WeekHours source={source} locale={locale} />
          <UnusualDays source={source} today={today} holidays={holidays} locale={locale} />
        </section>
        <section aria-labelledby="branch-contact">
          <h2 id="branch-contact">{t("contact")}</h2>
          <BranchContact source={source} />
          <BranchMap branches={branches} current={source.id} />
        </section>
        <section aria-labelledby="branch-facilities">
          <h2 id="branch-facilities">{t("facilities")}</h2>
          {source.facilities && source.facilities.length > 0 && (
            <ul className="branch-facilities">
              {source.facilities.map((facility) => (
                <li key={facility}>{facility}</li>
              ))}
            </ul>
          )}
          {notes.map(
            ({ title, text }) =>
              text && (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ),
          )}
        </section>
      </div>
      <BranchOffer storeView={storeView} source={source} offered={offered} />
    </div>
  );
}
