import { SearchLink } from "@/components/search/search-link";
import { IconHeart, IconUser } from "@/components/ui/icons";
import { Still } from "@/components/ui/still";
import { TrailMarker } from "@/components/ui/trail-marker";
import { topCategories } from "@/lib/domain/categories";
import { accountPath, cartPath, categoryPath, searchPath, wishlistPath } from "@/lib/routes";
import { CartButton } from "./cart-button";
import { LanguageSwitch } from "./language-links";
import { inLanguage } from "./link-facts";
import { Menu, MenuButton, type MenuProps } from "./menu";
import { PeriodButton } from "./period-button";
import { cartLabels, periodLabels } from "./labels";
import { ShopName } from "./shop-name";

/** What fits beside the period at 1240 px; the rest is in the menu. */
const NAV_LIMIT = 6;

/**
 * Two rows on a phone: name, search, cart; under it the period, which stays at the top while scrolling.
 * One row from the width where everything fits.
 */
export function Header({ storeView, categories, content, guide, t }: MenuProps) {
  const top = topCategories(categories);
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <ShopName storeView={storeView} t={t} />
        <Still as="nav" name={`sections ${storeView.storeCode}`} aria-label={t("categories")} className="site-nav">
          <ul className="flex flex-wrap items-center gap-x-0.5">
            {top.slice(0, NAV_LIMIT).map((category) => (
              <li key={category.id}>
                <a
                  href={categoryPath(storeView, category)}
                  className="site-nav-link"
                  {...inLanguage(category.other_languages?.name)}
                >
                  <TrailMarker color={category.trail_color} className="size-3.5" />
                  {category.name}
                </a>
              </li>
            ))}
          </ul>
        </Still>
        <div className="site-tools">
          <LanguageSwitch storeView={storeView} label={t("footer.language")} />
          <SearchLink
            storeCode={storeView.storeCode}
            href={searchPath(storeView)}
            locale={storeView.locale}
            label={t("search")}
          />
          <a
            href={wishlistPath(storeView)}
            className="button button-icon hover:bg-surface max-lg:hidden"
            data-list-link="wishlist"
            aria-label={t("wishlist")}
          >
            <IconHeart />
          </a>
          <a
            href={accountPath(storeView)}
            className="button button-icon hover:bg-surface max-lg:hidden"
            data-reload
            aria-label={t("account")}
          >
            <IconUser />
          </a>
          <div className="site-period">
            <PeriodButton locale={storeView.locale} labels={periodLabels(t)} />
          </div>
          <CartButton
            storeCode={storeView.storeCode}
            href={cartPath(storeView)}
            locale={storeView.locale}
            labels={cartLabels(t)}
          />
          <MenuButton label={t("menu")} />
        </div>
      </div>
      <Menu storeView={storeView} categories={categories} content={content} guide={guide} t={t} />
    </header>
  );
}
