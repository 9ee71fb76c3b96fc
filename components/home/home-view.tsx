import { useTranslations } from "@/lib/i18n/server";
import { Hero } from "@/components/home/hero";
import type { Category, Front, ProductCard } from "@/lib/contract";
import type { FooterContent } from "@/lib/domain/content";
import type { HomeSection } from "@/lib/domain/home";
import type { Branch } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";
import { FirstSteps } from "./first-steps";
import { Section } from "./section";

export interface HomeProps {
  storeView: StoreView;
  sections: readonly HomeSection[];
  /** The language of what the owner wrote, where it is not the visitor's. */
  otherLanguage: string | undefined;
  topCategories: readonly Category[];
  branches: readonly Branch[];
  /** What the front says of itself; null: the shop's own words. */
  front: Front | null;
  /** What the owner wrote into menu and footer; null while nobody can say. */
  content: FooterContent | null;
  /** Whether there is an equipment guide to lead to. */
  guide: boolean;
  /** What the product rows show, by their path. */
  lists: ReadonlyMap<string, readonly ProductCard[]>;
}

/** The hero is as wide as the screen: what stands before and behind it is a column each. */
function columnsOf(sections: readonly HomeSection[]) {
  const at = sections.findIndex(({ kind }) => kind === "search");
  const others = (part: readonly HomeSection[]) => part.filter(({ kind }) => kind !== "search");
  const hero = sections[at];
  return {
    hero: hero?.kind === "search" ? hero : null,
    before: others(sections.slice(0, Math.max(at, 0))),
    behind: others(sections.slice(at + 1)),
  };
}

export function HomeView(home: HomeProps) {
  const t = useTranslations("home.hero");
  if (home.topCategories.length === 0) return <FirstSteps />;
  const { hero, before, behind } = columnsOf(home.sections);
  const column = (part: readonly HomeSection[], from: number) =>
    part.length > 0 && (
      <div className="page home-sections">
        {part.map((section, index) => (
          <Section key={`${section.kind}-${from + index}`} id={idOf(section, from + index)} {...{ section, home }} />
        ))}
      </div>
    );
  return (
    <>
      {!hero && <h1 className="sr-only">{home.front?.headline ?? t("title")}</h1>}
      {column(before, 0)}
      {hero && <Hero hero={hero} {...home} />}
      {column(behind, before.length)}
    </>
  );
}

/** What a heading is found by. */
const idOf = (section: HomeSection, place: number): string =>
  section.kind === "products" ? `home-${section.urlPath.replaceAll("/", "-")}` : `home-${section.kind}-${place}`;
