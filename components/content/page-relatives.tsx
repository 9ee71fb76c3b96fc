import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Link } from "@/components/ui/link";
import { setText } from "@/lib/domain/typography";
import { useTranslations } from "@/lib/i18n/server";
import { cmsPath, homePath } from "@/lib/routes";
import { languageOf, type StoreView } from "@/lib/store-views";

interface Page {
  id: string;
  slug: string;
  title: string;
  description: string;
  otherLanguage?: string;
}

interface TrailProps {
  storeView: StoreView;
  /** The topmost first; a page below none has no trail. */
  above: readonly Page[];
  title: string;
  lang: string | undefined;
}

/** Where a page stands among the owner's. */
export function PageTrail({ storeView, above, title, lang }: TrailProps) {
  const t = useTranslations("content.blog");
  if (above.length === 0) return null;
  return (
    <div className="mb-4">
      <Breadcrumb
        label={t("breadcrumbs")}
        crumbs={[
          { name: t("home"), href: homePath(storeView) },
          ...above.map((page) => ({
            ...{ name: page.title, lang: page.otherLanguage, href: cmsPath(storeView, page.slug) },
          })),
          { name: title, lang },
        ]}
      />
    </div>
  );
}

/** The pages below one, each with what it is about. */
export function PagesBelow({ storeView, pages }: { storeView: StoreView; pages: readonly Page[] }) {
  const t = useTranslations("content");
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t("below")}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {pages.map((page) => (
          <li key={page.id} className="border-t border-line py-4" lang={page.otherLanguage}>
            <Link href={cmsPath(storeView, page.slug)} className="font-semibold underline underline-offset-3">
              {page.title}
            </Link>
            <p className="mt-1 text-muted">{setText(page.description, page.otherLanguage ?? languageOf(storeView))}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
