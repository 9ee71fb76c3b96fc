import { IconClose, IconDown, IconMenu } from "@/components/ui/icons";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { Category } from "@/lib/contract";
import { subcategoriesOf, topCategories } from "@/lib/domain/categories";
import { type FooterContent, usualPages } from "@/lib/domain/content";
import {
  accountPath,
  branchesPath,
  categoryPath,
  comparePath,
  guidePath,
  ownPath,
  staticPath,
  wishlistPath,
} from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { Translator } from "@/components/ui/text";
import { LanguageList } from "./language-links";
import { ShopList } from "./shop-links";
import { MENU_ID } from "./menu-id";
import type { ShellProps } from "./shell-props";

/** The browser's popover: opens without script, closes on Esc and on a tap outside. */
export function MenuButton({ label }: { label: string }) {
  return (
    <button type="button" className="menu-button" popoverTarget={MENU_ID} aria-label={label}>
      <IconMenu />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}

interface MenuPage {
  href: string;
  label: string;
  /** The language of the label, where it is not the visitor's. */
  lang?: string | undefined;
  list?: string;
  reload?: boolean;
}

export interface MenuProps extends ShellProps {
  /** Null while nobody can say what the owner wrote. */
  content: FooterContent | null;
  /** What leads to the equipment guide, where there is one. */
  guide?: string | undefined;
}

/** Pages that the owner leads to; where none are named, the usual ones that somebody has written. */
function ownPages(storeView: StoreView, content: FooterContent | null, t: Translator): MenuPage[] {
  const own = (content?.menu ?? []).map(({ label, link, otherLanguage: lang }) => ({
    label,
    lang,
    href: link.startsWith("/") ? ownPath(storeView, link) : link,
  }));
  if (own.length > 0) return own;
  const usual = (page: keyof typeof usualPages): MenuPage[] =>
    content?.unwritten.includes(usualPages[page])
      ? []
      : [{ href: staticPath(storeView, usualPages[page]), label: t(`footer.${page}`) }];
  return [
    ...usual("how"),
    ...usual("delivery"),
    { href: branchesPath(storeView), label: t("footer.shops") },
    ...usual("contact"),
  ];
}

/**
 * The whole range: sections that open one at a time, each with what is in it. From the bottom of a phone, where the
 * thumb is; across the window under the header of a desktop. Arrow keys and the mouse are guided by `menu-guide`.
 */
export function Menu({ storeView, categories, content, guide, t }: MenuProps) {
  const pages: MenuPage[] = [
    ...(guide === undefined ? [] : [{ href: guidePath(storeView), label: guide }]),
    { href: accountPath(storeView), label: t("account"), reload: true },
    { href: wishlistPath(storeView), label: t("wishlist"), list: "wishlist" },
    { href: comparePath(storeView), label: t("compare"), list: "compare" },
    ...ownPages(storeView, content, t),
  ];
  const link = (category: Category) => (
    <a href={categoryPath(storeView, category)} lang={category.other_languages?.name}>
      {category.name}
    </a>
  );
  return (
    <div id={MENU_ID} popover="auto" className="site-menu">
      <div className="page site-menu-head">
        <p className="heading text-xl">{t("menu")}</p>
        <button
          type="button"
          className="button button-icon hover:bg-surface"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
        >
          <IconClose />
        </button>
      </div>
      <LanguageList storeView={storeView} label={t("footer.language")} className="page menu-languages" />
      <nav aria-label={t("menu")} className="page">
        <ul className="menu-sections">
          {topCategories(categories).map((section, index) => {
            const inside = subcategoriesOf(section, categories);
            return (
              <li key={section.id}>
                {inside.length === 0 ? (
                  <a
                    href={categoryPath(storeView, section)}
                    className="menu-section"
                    lang={section.other_languages?.name}
                  >
                    <TrailMarker color={section.trail_color} /> {section.name}
                  </a>
                ) : (
                  <details name="menu-section" open={index === 0}>
                    <summary className="menu-section" lang={section.other_languages?.name}>
                      <TrailMarker color={section.trail_color} /> {section.name}
                      <IconDown className="size-4" />
                    </summary>
                    <ul>
                      <li>
                        <a href={categoryPath(storeView, section)}>{t("wholeSection", { section: section.name })}</a>
                      </li>
                      {inside.map((category) => (
                        <li key={category.id}>{link(category)}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            );
          })}
        </ul>
        <ul className="menu-pages">
          {pages.map(({ href, label, lang, list, reload }) => (
            <li key={href}>
              <a href={href} lang={lang} data-list-link={list} data-reload={reload}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ShopList storeView={storeView} label={t("footer.otherShops")} className="page menu-languages" />
    </div>
  );
}
