import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/ui/pagination";
import type { Product, ReviewList as Reviews } from "@/lib/contract";
import { type ReviewQuery, reviewQuery } from "@/lib/domain/reviews";
import { useTranslations } from "@/lib/i18n/server";
import { homePath, productPath, reviewsPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { ReviewList } from "./review-list";
import { ReviewSummary } from "./review-summary";
import { WriteReview } from "./write-review";

interface Props {
  storeView: StoreView;
  product: Pick<Product, "sku" | "name" | "other_languages" | "slug" | "url_path">;
  asked: ReviewQuery;
  pages: number;
  list: Reviews;
  sent: string | undefined;
  refused: string | undefined;
  typed: Readonly<Record<string, string>> | undefined;
  newId: string;
}

/** All that renters say of a thing, page by page, and where they say it. */
export function ReviewsView({ storeView, product, asked, pages, list, sent, refused, typed, newId }: Props) {
  const t = useTranslations("reviews");
  const catalogue = useTranslations("catalogue");
  const { page, ...filters } = asked;
  const isNarrowed = Object.keys(filters).length > 0;
  const hrefFor = (query: ReviewQuery) => reviewsPath(storeView, product.sku, reviewQuery(query));
  return (
    <div className="page reviews-page" data-scroll="keep">
      <Breadcrumb
        label={catalogue("breadcrumbs")}
        crumbs={[
          { name: catalogue("home"), href: homePath(storeView) },
          { name: product.name, lang: product.other_languages?.name, href: productPath(storeView, product) },
          { name: t("heading") },
        ]}
      />
      <h1>{t("title", { name: product.name })}</h1>
      <div className="reviews-columns">
        <ReviewSummary
          summary={list.summary}
          locale={storeView.locale}
          asked={asked}
          hrefFor={(filter) => hrefFor({ ...filter, page: 1 })}
        />
        <section aria-label={t("heading")}>
          {isNarrowed && (
            <p className="reviews-narrowed" role="status">
              {t("narrowed", { count: list.total, all: list.summary.count })}{" "}
              <a className="link" href={hrefFor({ page: 1 })}>
                {t("all")}
              </a>
            </p>
          )}
          {list.summary.count === 0 && <p className="text-muted">{t("none")}</p>}
          <ReviewList reviews={list.items} storeView={storeView} />
          <Pagination
            current={page}
            count={pages}
            hrefFor={(number) => hrefFor({ ...filters, page: number })}
            labels={{
              nav: catalogue("pages"),
              previous: catalogue("previousPage"),
              next: catalogue("nextPage"),
              page: catalogue.raw("pageLabel") as string,
            }}
          />
        </section>
      </div>
      <section aria-labelledby="write" className="reviews-write">
        <h2 id="write">{t("write")}</h2>
        <WriteReview {...{ storeView, product, sent, refused, typed, newId }} />
      </section>
    </div>
  );
}
