import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import type { BlogCategory, BlogTeaser } from "@/lib/domain/content";
import { useTranslations } from "@/lib/i18n/server";
import { blogCategoryPath, blogFeedPath, blogPath, homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { ArticleList } from "./article-list";

interface Props {
  storeView: StoreView;
  title: string;
  text: string;
  otherLanguage?: string | undefined;
  categories: readonly BlogCategory[];
  /** The category that is shown alone. */
  current?: string;
  articles: readonly BlogTeaser[];
}

/** The blog's home, or one of its categories. */
export function BlogView({ storeView, title, text, otherLanguage, categories, current, articles }: Props) {
  const t = useTranslations("content.blog");
  const crumbs: Crumb[] = [
    { name: t("home"), href: homePath(storeView) },
    ...(current ? [{ name: t("title"), href: blogPath(storeView) }] : []),
    { name: title, lang: otherLanguage },
  ];
  return (
    <div className="page pt-8 pb-16 lg:pb-20">
      <Breadcrumb crumbs={crumbs} label={t("breadcrumbs")} />
      <header lang={otherLanguage} className="mt-6 mb-6 max-w-[72ch]">
        <h1 className="mb-3">{title}</h1>
        <p className="text-muted">{text}</p>
      </header>
      <nav aria-label={t("categories")} className="mb-10">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {categories.map(({ slug, name, otherLanguage: lang }) => (
            <li key={slug}>
              <a
                href={blogCategoryPath(storeView, slug)}
                lang={lang}
                aria-current={slug === current ? "page" : undefined}
                className="inline-flex min-h-9 items-center underline aria-[current]:font-bold"
              >
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={blogFeedPath(storeView)} data-reload="" className="inline-flex min-h-9 items-center underline">
              {t("feed")}
            </a>
          </li>
        </ul>
      </nav>
      {articles.length > 0 ? <ArticleList articles={articles} storeView={storeView} isFirst /> : <p>{t("empty")}</p>}
    </div>
  );
}
