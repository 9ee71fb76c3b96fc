import { useTranslations } from "@/lib/i18n/server";
import { PeriodPlanner } from "@/components/rental/period-planner";
import { HeroScenery } from "@/components/ui/scenery";
import type { Category, Front } from "@/lib/contract";
import type { HomeSection } from "@/lib/domain/home";
import type { Branch } from "@/lib/domain/place";
import { guidePath, illustrationPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** A heading this large reads best with each sentence on lines of its own. */
const sentences = (title: string): string[] => title.split(/(?<=[.!?])\s+/u);

interface Props {
  /** What the owner says here; null is the front's word, then the shop's. */
  hero: Extract<HomeSection, { kind: "search" }>;
  otherLanguage: string | undefined;
  storeView: StoreView;
  topCategories: readonly Category[];
  branches: readonly Branch[];
  front: Front | null;
  guide: boolean;
}

/** What the shop is and the one thing to do here: say what and when. */
export function Hero({ hero, otherLanguage, storeView, topCategories: categories, branches, front, guide }: Props) {
  const t = useTranslations("home.hero");
  const guideWords = useTranslations("guide");
  const picture = front?.picture ?? hero.picture;
  const headline = front?.headline ?? hero.headline;
  const text = front?.text ?? hero.text;
  const langOf = (own: string | null | undefined, said: string | null) =>
    own == null && said !== null ? otherLanguage : undefined;
  return (
    <section className="hero on-brand" aria-labelledby="hero-title">
      <div className="page hero-inner">
        <h1 id="hero-title" lang={langOf(front?.headline, hero.headline)}>
          {sentences(headline ?? t("title")).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className="hero-text" lang={langOf(front?.text, hero.text)}>
          {text ?? t("text")}
        </p>
        <PeriodPlanner
          storeView={storeView}
          categories={categories}
          branches={branches}
          t={useTranslations("rental")}
        />
        {guide && (
          <p className="hero-guide">
            {guideWords("invite")} <a href={guidePath(storeView)}>{guideWords("inviteLink")}</a>
          </p>
        )}
      </div>
      {/* Comes last: its size is the hero's, which a page that arrives in pieces has only when its words are there. */}
      {picture ? (
        <img className="hero-scenery" src={illustrationPath(picture)} alt="" fetchPriority="high" />
      ) : (
        <HeroScenery className="hero-scenery" />
      )}
    </section>
  );
}
