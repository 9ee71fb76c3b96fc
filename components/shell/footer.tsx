import type { ReactNode } from "react";
import { NewsletterForm } from "@/components/newsletter/footer-form";
import { classNames } from "@/components/ui/class-names";
import { Still } from "@/components/ui/still";
import { LogoMarker } from "@/components/ui/trail-marker";
import { tagManager } from "@/lib/env";
import { topCategories } from "@/lib/domain/categories";
import type { FooterContent, OwnLink } from "@/lib/domain/content";
import { ownPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { languageLinks } from "./language-links";
import { categoryLink, inLanguage } from "./link-facts";
import { LinkItems, SwitchItems } from "./link-items";
import type { ShellProps } from "./shell-props";
import { ShopList } from "./shop-links";

function Column({
  id,
  title,
  wide = false,
  leads = false,
  children,
}: {
  id: string;
  title: string;
  wide?: boolean;
  /** Away from an order: in the checkout it is not there. */
  leads?: boolean;
  children: ReactNode;
}) {
  return (
    <nav aria-labelledby={id} className={classNames("footer-column", wide && "is-wide", leads && "leads-away")}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

/** Links that the owner wrote; without any there is no column. */
function OwnColumn({ links, storeView, ...column }: OwnColumnProps) {
  if (links.length === 0) return null;
  return (
    <Column {...column}>
      <LinkItems
        className="footer-link"
        links={links.map(({ link, label, otherLanguage }) => ({
          href: link.startsWith("/") ? ownPath(storeView, link) : link,
          label,
          ...inLanguage(otherLanguage),
        }))}
      />
    </Column>
  );
}
interface OwnColumnProps {
  id: string;
  title: string;
  leads?: boolean;
  links: readonly OwnLink[];
  storeView: StoreView;
}

interface Props extends ShellProps {
  /** Null while nobody can say what the owner wrote. */
  content: FooterContent | null;
}

export function Footer({ storeView, categories, content, t }: Props) {
  const languages = languageLinks(storeView);
  const top = topCategories(categories);
  const { left = [], centre = [], right = [] } = content?.columns ?? {};
  const social = content?.social ?? [];
  return (
    <footer className="on-brand mt-auto bg-brand text-on-brand">
      <div className="newsletter-room page">
        <NewsletterForm storeView={storeView} />
      </div>
      <Still name={`footer ${storeView.storeCode}`}>
        <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-12 md:grid-cols-3 lg:grid-cols-6">
          <OwnColumn id="footer-renting" title={t("footer.renting")} leads links={left} storeView={storeView} />
          {top.length > 0 && (
            <Column id="footer-shop" title={t("footer.shop")} wide leads>
              <LinkItems className="footer-link" links={top.map((category) => categoryLink(storeView, category))} />
            </Column>
          )}
          <OwnColumn id="footer-terms" title={t("footer.terms")} links={centre} storeView={storeView} />
          <OwnColumn id="footer-contact" title={t("footer.contact")} links={right} storeView={storeView} />
          {languages.length > 0 && (
            <Column id="footer-language" title={t("footer.language")} leads>
              <SwitchItems className="footer-link" links={languages} />
            </Column>
          )}
        </div>
        <div className="page leads-away">
          <ShopList
            storeView={storeView}
            label={t("footer.otherShops")}
            className="flex flex-wrap gap-x-6 border-t border-brand-high py-3 text-sm"
            itemClass="footer-link"
          />
        </div>
        <div className="page">
          <div
            className={classNames(
              "flex flex-wrap items-center gap-x-6 gap-y-2",
              "border-t border-brand-high py-6 text-sm text-on-brand-muted",
            )}
          >
            <LogoMarker className="size-6" />
            <p>{t("footer.hours")}</p>
            {tagManager() && (
              <button type="button" data-consent="" className="min-h-9 underline">
                {t("footer.consent")}
              </button>
            )}
            <p className="md:ml-auto">{t("footer.promise")}</p>
            {social.length > 0 && (
              <div className="leads-away w-full">
                <ul aria-label={t("footer.social")} className="flex flex-wrap gap-x-6">
                  {social.map(({ name, url }) => (
                    <li key={url}>
                      <a href={url} rel="noopener me" className="footer-link">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      </Still>
    </footer>
  );
}
