import { useTranslations } from "@/lib/i18n/server";
import { ManyCards } from "@/components/catalogue/many-cards";
import { ProductGrid } from "@/components/catalogue/product-grid";
import { CardsInDays } from "@/components/lists/cards-in-days";
import { ViewedInSight } from "@/components/lists/viewed-in-sight";
import { Hero } from "@/components/home/hero";
import { PageTiles } from "@/components/content/page-tiles";
import { channel } from "@/shop.config";
import { CategoryTiles } from "./category-tiles";
import { People } from "./people";
import { Promises } from "./promises";
import type { Category, Front, ProductCard } from "@/lib/contract";
import type { Branch } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";

interface Props {
  storeView: StoreView;
  topCategories: Category[];
  branches: readonly Branch[];
  /** What the front says of itself; null: the shop's own words. */
  front: Front | null;
  newest: ProductCard[];
  bestsellers: ProductCard[];
}

const skusOf = (cards: readonly ProductCard[]): string[] => cards.map(({ sku }) => sku);

export function HomeView({ storeView, topCategories, branches, front, newest, bestsellers }: Props) {
  const t = useTranslations("home");
  return (
    <>
      <Hero storeView={storeView} categories={topCategories} branches={branches} front={front} />
      <div className="page home-sections">
        <section aria-labelledby="home-categories">
          <h2 id="home-categories">{t("categories")}</h2>
          <CategoryTiles categories={topCategories} storeView={storeView} />
        </section>
        <section aria-labelledby="home-bestsellers">
          <h2 id="home-bestsellers">{t("bestsellers")}</h2>
          <CardsInDays skus={skusOf(bestsellers)} storeCode={storeView.storeCode}>
            <ProductGrid as={ManyCards} cards={bestsellers} storeView={storeView} />
          </CardsInDays>
        </section>
        <Promises />
        {front && <People people={front.people} />}
        <section aria-labelledby="home-new">
          <h2 id="home-new">{t("newCollection")}</h2>
          {/* The heading says that they are new; a flag on each of them would say nothing more. */}
          <CardsInDays skus={skusOf(newest)} storeCode={storeView.storeCode} allNew>
            <ProductGrid
              as={ManyCards}
              cards={newest.map((card) => ({ ...card, is_new: false }))}
              storeView={storeView}
            />
          </CardsInDays>
        </section>
        <ViewedInSight storeCode={storeView.storeCode} />
        <PageTiles label={t("tiles")} tiles={channel.homeTiles} storeView={storeView} />
      </div>
    </>
  );
}
