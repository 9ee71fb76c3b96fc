import { useTranslations } from "@/lib/i18n/server";
import { PeriodPlanner } from "@/components/rental/period-planner";
import { HeroScenery } from "@/components/ui/scenery";
import type { Category, Front } from "@/lib/contract";
import type { Branch } from "@/lib/domain/place";
import { illustrationPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** A heading this large reads best with each sentence on lines of its own. */
const sentences = (title: string): string[] => title.split(/(?<=[.!?])\s+/u);

/** What the shop is and the one thing to do here: say what and when. */
export function Hero({
  storeView,
  categories,
  branches,
  front,
}: {
  storeView: StoreView;
  categories: readonly Category[];
  branches: readonly Branch[];
  front: Front | null;
}) {
  const t = useTranslations("home.hero");
  return (
    <section className="hero on-brand" aria-labelledby="hero-title">
      {front?.picture ? (
        <img className="hero-scenery" src={illustrationPath(front.picture)} alt="" fetchPriority="high" />
      ) : (
        <HeroScenery className="hero-scenery" />
      )}
      <div className="page hero-inner">
        <h1 id="hero-title">
          {sentences(front?.headline ?? t("title")).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className="hero-text">{front?.text ?? t("text")}</p>
        <PeriodPlanner
          storeView={storeView}
          categories={categories}
          branches={branches}
          t={useTranslations("rental")}
        />
      </div>
    </section>
  );
}
