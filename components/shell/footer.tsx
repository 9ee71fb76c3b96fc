import type { ReactNode } from "react";
import { NewsletterForm } from "@/components/newsletter/footer-form";
import { classNames } from "@/components/ui/class-names";
import { LogoMarker } from "@/components/ui/trail-marker";
import { topCategories } from "@/lib/domain/categories";
import { branchesPath, categoryPath, cmsPath, staticPath } from "@/lib/routes";
import { LanguageLink, languagesOf } from "./language-links";
import type { ShellProps } from "./shell-props";

const ITEM = classNames(
  "inline-flex min-h-9 max-w-full items-center py-1 leading-snug wrap-anywhere text-on-brand-muted",
  "hover:text-on-brand hover:underline",
);

function Column({
  id,
  title,
  wide = false,
  children,
}: {
  id: string;
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <nav aria-labelledby={id} className={wide ? "col-span-2" : undefined}>
      <h2 id={id} className="mb-2 text-base">
        {title}
      </h2>
      <ul className={wide ? "columns-2 gap-6 *:break-inside-avoid" : undefined}>{children}</ul>
    </nav>
  );
}

function Item({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={ITEM}>
        {children}
      </a>
    </li>
  );
}

export function Footer({ storeView, categories, t }: ShellProps) {
  const languages = languagesOf(storeView);
  return (
    <footer className="on-brand mt-auto bg-brand text-on-brand">
      <div className="page">
        <NewsletterForm storeView={storeView} />
      </div>
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-12 md:grid-cols-3 lg:grid-cols-5">
        <Column id="footer-renting" title={t("footer.renting")}>
          <Item href={staticPath(storeView, "jak-to-funguje")}>{t("footer.how")}</Item>
          <Item href={staticPath(storeView, "zpusoby-doruceni")}>{t("footer.delivery")}</Item>
        </Column>
        <Column id="footer-shop" title={t("footer.shop")} wide>
          {topCategories(categories).map((category) => (
            <Item key={category.id} href={categoryPath(storeView, category)}>
              {category.name}
            </Item>
          ))}
        </Column>
        <Column id="footer-contact" title={t("footer.contact")}>
          <Item href={branchesPath(storeView)}>{t("footer.shops")}</Item>
          <Item href={staticPath(storeView, "kontakty")}>{t("footer.contact")}</Item>
          <Item href={cmsPath(storeView, "terms")}>{t("footer.terms")}</Item>
          <Item href={cmsPath(storeView, "gdpr")}>{t("footer.privacy")}</Item>
        </Column>
        {languages.length > 0 && (
          <Column id="footer-language" title={t("footer.language")}>
            {languages.map((view) => (
              <li key={view.storeCode}>
                <LanguageLink view={view} current={view === storeView} className={ITEM} />
              </li>
            ))}
          </Column>
        )}
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
          <p className="md:ml-auto">{t("footer.promise")}</p>
        </div>
      </div>
    </footer>
  );
}
