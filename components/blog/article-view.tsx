import { ManyCards } from "@/components/catalogue/many-cards";
import { ProductGrid } from "@/components/catalogue/product-grid";
import { OnlyIn } from "@/components/content/only-in";
import { RichText } from "@/components/content/rich-text";
import { CardsInDays } from "@/components/lists/cards-in-days";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { CategoryIllustration } from "@/components/ui/category-illustration";
import type { Category, ProductCard } from "@/lib/contract";
import { type BlogArticle, citedId, sourceId } from "@/lib/domain/content";
import { formatDay } from "@/lib/domain/formats";
import { useTranslations } from "@/lib/i18n/server";
import { blogCategoryPath, blogPath, categoryPath, homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { ArticleList } from "./article-list";
import { AuthorBox } from "./author-box";

interface Props {
  storeView: StoreView;
  article: BlogArticle;
  /** The article's text, sanitised; what is said in several places may be in a language of its own. */
  parts: readonly { html: string; language?: string }[];
  /** Categories of the shop that hold what the article is about. */
  gear: readonly Category[];
  /** What of them is rented most. */
  cards: readonly ProductCard[];
}

export function ArticleView({ storeView, article, parts, gear, cards }: Props) {
  const t = useTranslations("content.blog");
  const { title, category, author, writtenOn, otherLanguage, illustration, sources, related, writer } = article;
  const isCited = (number: number) => parts.some((part) => part.html.includes(`id="${citedId(number)}"`));
  return (
    <div className="page pt-8 pb-16 lg:pb-20">
      <Breadcrumb
        label={t("breadcrumbs")}
        crumbs={[
          { name: t("home"), href: homePath(storeView) },
          { name: t("title"), href: blogPath(storeView) },
          { name: category.name, lang: category.otherLanguage, href: blogCategoryPath(storeView, category.slug) },
          { name: title, lang: otherLanguage },
        ]}
      />
      <article className="mx-auto mt-6 max-w-[68ch]">
        <header>
          <h1 lang={otherLanguage} className="mb-3">
            {title}
          </h1>
          <p className="text-sm text-muted">
            {author !== null && <>{t("by", { author })} · </>}
            <time dateTime={writtenOn}>{formatDay(writtenOn, storeView.locale)}</time> ·{" "}
            {t("minutes", { minutes: article.minutes })}
          </p>
          <div className="cover my-6">
            <CategoryIllustration kind={illustration} isFirst />
          </div>
        </header>
        <OnlyIn language={otherLanguage} storeView={storeView} />
        {parts.map((part, index) => (
          <RichText key={index} html={part.html} lang={part.language ?? otherLanguage} />
        ))}
        {writer && <AuthorBox {...writer} lang={otherLanguage} />}
        {sources.length > 0 && (
          <section aria-labelledby="article-sources" className="mt-10 text-sm text-muted">
            <h2 id="article-sources" className="mb-2 text-base">
              {t("sources")}
            </h2>
            <ol lang={otherLanguage} className="list-decimal pl-6">
              {sources.map((source, index) => (
                <li key={source} id={sourceId(index + 1)}>
                  {source}
                  {isCited(index + 1) && (
                    <a
                      href={`#${citedId(index + 1)}`}
                      aria-label={t("cited", { number: index + 1 })}
                      className="ml-1 inline-flex size-6 items-center justify-center align-middle print:hidden"
                    >
                      <span aria-hidden="true">↑</span>
                    </a>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </article>
      {gear.length > 0 && (
        <section aria-labelledby="article-gear" className="article-more mt-14">
          <h2 id="article-gear" className="mb-4">
            {t("gear")}
          </h2>
          <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
            {gear.map((each) => (
              <li key={each.id}>
                <a href={categoryPath(storeView, each)} className="inline-flex min-h-9 items-center underline">
                  {each.name}
                </a>
              </li>
            ))}
          </ul>
          {cards.length > 0 && (
            <CardsInDays skus={cards.map(({ sku }) => sku)} storeCode={storeView.storeCode}>
              <ProductGrid as={ManyCards} cards={cards} storeView={storeView} />
            </CardsInDays>
          )}
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="article-related" className="article-more mt-14">
          <h2 id="article-related" className="mb-4">
            {t("related")}
          </h2>
          <ArticleList articles={related} storeView={storeView} level="h3" />
        </section>
      )}
    </div>
  );
}
