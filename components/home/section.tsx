import type { ReactNode } from "react";
import { ManyCards } from "@/components/catalogue/many-cards";
import { ProductGrid } from "@/components/catalogue/product-grid";
import { LinkTiles, PageTiles } from "@/components/content/page-tiles";
import { CardsInDays } from "@/components/lists/cards-in-days";
import { ViewedInSight } from "@/components/lists/viewed-in-sight";
import { BESTSELLERS, type HomeSection, NEW_COLLECTION } from "@/lib/domain/home";
import { useTranslations } from "@/lib/i18n/server";
import { channel } from "@/shop.config";
import { Banners } from "./banners";
import { CategoryTiles } from "./category-tiles";
import type { HomeProps } from "./home-view";
import { People } from "./people";
import { Promises } from "./promises";

interface Props {
  id: string;
  section: HomeSection;
  home: HomeProps;
}

/** One part of the home page, as the owner put it there. */
export function Section({ id, section, home }: Props) {
  const t = useTranslations("home");
  const { storeView, otherLanguage, topCategories, front } = home;
  switch (section.kind) {
    case "search":
      return null;
    case "categories":
      return (
        <Titled
          id={id}
          title={section.title ?? t("categories")}
          lang={section.title === null ? undefined : otherLanguage}
        >
          <CategoryTiles categories={topCategories} storeView={storeView} />
        </Titled>
      );
    case "products":
      return <Products id={id} section={section} home={home} />;
    case "banners":
    case "slider":
      return <Banners id={id} section={section} storeView={storeView} lang={otherLanguage} />;
    case "promises":
      return <Promises id={id} title={section.title} lang={otherLanguage} />;
    case "people":
      return front && <People id={id} title={section.title} lang={otherLanguage} people={front.people} />;
    case "viewed":
      return <ViewedInSight storeCode={storeView.storeCode} />;
    case "tiles": {
      const label = section.title ?? t("tiles");
      const links = section.tiles.map((tile) => ({ ...tile, lang: otherLanguage }));
      return links.length > 0 ? (
        <LinkTiles label={label} links={links} storeView={storeView} />
      ) : (
        <PageTiles label={label} tiles={channel.homeTiles} content={home.content} storeView={storeView} />
      );
    }
  }
}

function Titled({ id, title, lang, children }: { id: string; title: string; lang?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Products({ id, section, home }: Props & { section: Extract<HomeSection, { kind: "products" }> }) {
  const t = useTranslations("home");
  const { storeView, lists, otherLanguage } = home;
  const cards = lists.get(section.urlPath) ?? [];
  const usual = { [NEW_COLLECTION]: t("newCollection"), [BESTSELLERS]: t("bestsellers") }[section.urlPath];
  const title = section.title ?? usual;
  if (cards.length === 0 || !title) return null;
  // The heading says that they are new; a flag on each of them would say nothing more.
  const isNew = section.urlPath === NEW_COLLECTION;
  return (
    <Titled id={id} title={title} lang={section.title === null ? undefined : otherLanguage}>
      <CardsInDays skus={cards.map(({ sku }) => sku)} storeCode={storeView.storeCode} allNew={isNew}>
        <ProductGrid
          as={ManyCards}
          cards={isNew ? cards.map((card) => ({ ...card, is_new: false })) : cards}
          storeView={storeView}
        />
      </CardsInDays>
    </Titled>
  );
}
