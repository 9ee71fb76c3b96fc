import { IconClose, IconMenu } from "@/components/ui/icons";
import { subcategoriesOf, topCategories } from "@/lib/domain/categories";
import { type FooterContent, usualPages } from "@/lib/domain/content";
import { accountPath, branchesPath, comparePath, guidePath, ownPath, staticPath, wishlistPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { Still } from "@/components/ui/still";
import type { Translator } from "@/components/ui/text";
import { LanguageList } from "./language-links";
import { categoryLink, inLanguage } from "./link-facts";
import { LinkItems, SectionItems, type LinkFacts, type SectionFacts } from "./link-items";
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

export interface MenuProps extends ShellProps {
  /** Null while nobody can say what the owner wrote. */
  content: FooterContent | null;
  /** What leads to the equipment guide, where there is one. */
  guide?: string | undefined;
}

/** Pages that the owner leads to; where none are named, the usual ones that somebody has written. */
function ownPages(storeView: StoreView, content: FooterContent | null, t: Translator): LinkFacts[] {
  const own = (content?.menu ?? []).map(({ label, link, otherLanguage: lang }) => ({
    href: link.startsWith("/") ? ownPath(storeView, link) : link,
    label,
    ...inLanguage(lang),
  }));
  if (own.length > 0) return own;
  const usual = (page: keyof typeof usualPages): LinkFacts[] =>
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
  const pages: LinkFacts[] = [
    ...(guide === undefined ? [] : [{ href: guidePath(storeView), label: guide }]),
    { href: accountPath(storeView), label: t("account"), reload: true },
    { href: wishlistPath(storeView), label: t("wishlist"), list: "wishlist" },
    { href: comparePath(storeView), label: t("compare"), list: "compare" },
    ...ownPages(storeView, content, t),
  ];
  const sections = topCategories(categories).map((section): SectionFacts => {
    const inside = subcategoriesOf(section, categories);
    const link = { ...categoryLink(storeView, section), color: section.trail_color };
    if (inside.length === 0) return link;
    const whole = { href: link.href, label: t("wholeSection", { section: section.name }) };
    return { ...link, inside: [whole, ...inside.map((category) => categoryLink(storeView, category))] };
  });
  return (
    <Still name={`menu ${storeView.storeCode}`} id={MENU_ID} popover="auto" className="site-menu">
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
          <SectionItems sections={sections} />
        </ul>
        <ul className="menu-pages">
          <LinkItems links={pages} />
        </ul>
      </nav>
      <ShopList storeView={storeView} label={t("footer.otherShops")} className="page menu-languages" />
    </Still>
  );
}
