import type { ReactNode } from "react";
import { cardWords } from "@/components/catalogue/card-words";
import { priceFacts } from "@/components/catalogue/card-facts";
import { CardPrice } from "@/components/catalogue/product-card";
import { EmptyState } from "@/components/ui/empty-state";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import { BarePicture } from "@/components/ui/bare-picture";
import type { Product, ProductCard } from "@/lib/contract";
import { attributeRows, differs } from "@/lib/domain/compare";
import type { ListingState } from "@/lib/domain/filters";
import { formatPeriod } from "@/lib/domain/formats";
import { thingKind } from "@/lib/domain/kind-of-thing";
import { formatMoney } from "@/lib/domain/money";
import { type Branch, branchOf, formatPlace } from "@/lib/domain/place";
import { useTranslations } from "@/lib/i18n/server";
import { comparePath, homePath, productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { CompareStart } from "./compare-start";
import { PrintButton } from "./print-button";

interface Thing {
  product: Product;
  card: ProductCard;
}

interface Props {
  storeView: StoreView;
  things: readonly Thing[];
  codes: readonly string[];
  unknown: number;
  onlyDifferences: boolean;
  wish: Pick<ListingState, "period" | "periodProblem" | "place" | "partner">;
  branches: readonly Branch[];
}

interface Row {
  code: string;
  label: string;
  cells: ReactNode[];
  isSame: boolean;
}

/** Up to four things side by side. All of it is markup and links, so that it works and prints without script. */
export function CompareView({ storeView, things, codes, unknown, onlyDifferences, wish, branches }: Props) {
  const t = useTranslations("lists.compare");
  const problem = useTranslations("catalogue.periodProblem");
  const { period, place, partner } = wish;
  const carried = {
    ...(period && { dateFrom: period.from, dateTo: period.to }),
    ...(place.kind !== "anywhere" && { place: formatPlace(place) }),
    ...(partner !== null && { partner: String(partner) }),
  };
  const rows = useRows({ storeView, things, codes, wish, branches });
  const shown = onlyDifferences ? rows.filter(({ isSame }) => !isSame) : rows;
  const skus = things.map(({ product }) => product.sku);
  const branch = branchOf(place, branches);
  return (
    <div className="page lists-page" data-scroll="keep">
      <h1>{t("title")}</h1>
      <CompareStart />
      {wish.periodProblem && (
        <div data-says="period">
          <Notice>{problem(wish.periodProblem)}</Notice>
        </div>
      )}
      {unknown > 0 && <Notice>{t("unknown", { count: unknown })}</Notice>}
      {things.length === 0 ? (
        <EmptyState
          title={t("empty.title")}
          actions={
            <a className="button button-primary" href={homePath(storeView)}>
              {t("empty.action")}
            </a>
          }
        >
          {t("empty.text")}
        </EmptyState>
      ) : (
        <>
          <p>
            {period ? t("inDays", { period: formatPeriod(period, storeView.locale) }) : t("withoutDays")}
            {branch && ` ${branch.locative}`}
          </p>
          <div className="compare-tools">
            {things.length > 1 && (
              <a
                className="button button-secondary button-small"
                href={comparePath(storeView, skus, { ...carried, diff: onlyDifferences ? undefined : "1" })}
                rel="nofollow"
              >
                {onlyDifferences ? t("allRows") : t("onlyDifferences")}
              </a>
            )}
            <PrintButton text={t("print")} />
            {onlyDifferences && <span role="status">{t("hiddenRows", { count: rows.length - shown.length })}</span>}
          </div>
          {/* Four columns are wider than a phone: the table is scrolled, also by a keyboard. */}
          <div className="compare-scroll" role="region" aria-label={t("title")} tabIndex={0}>
            <table className="compare">
              <thead>
                <tr>
                  <td />
                  {things.map(({ product, card }) => (
                    <th key={product.id} scope="col">
                      {card.image && <BarePicture image={card.image.image} size="card" />}
                      <a href={productPath(storeView, card, carried)} lang={product.other_languages?.name}>
                        {product.name}
                      </a>
                      <a
                        className="compare-remove"
                        href={comparePath(
                          storeView,
                          skus.filter((sku) => sku !== product.sku),
                          { ...carried, diff: onlyDifferences ? "1" : undefined },
                        )}
                        rel="nofollow"
                        data-list="compare"
                        data-sku={product.sku}
                        aria-label={t("removeNamed", { name: product.name })}
                      >
                        {t("remove")}
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ code, label, cells }) => (
                  <tr key={code}>
                    <th scope="row">{label}</th>
                    {cells.map((cell, index) => (
                      <td key={skus[index]}>{cell || <Nothing text={t("nothing")} />}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </>
  );
}

function useRows({ storeView, things, codes, wish, branches }: Omit<Props, "unknown" | "onlyDifferences">): Row[] {
  const t = useTranslations("lists.compare");
  const catalogue = useTranslations("catalogue");
  const rating = useTranslations("product");
  const { locale } = storeView;
  const wished = branchOf(wish.place, branches);
  const words = cardWords(catalogue, { ...wish, branches: wished ? [wished] : branches });
  const state = ({ card }: Thing): string => {
    if (!card.free_at) return "";
    return card.free_at.length > 0 ? words.free(card.free_at, thingKind(card) === "set") : catalogue("notInDays");
  };
  const row = (code: string, label: string, cells: string[], shown: ReactNode[] = cells): Row => ({
    ...{ code, label, cells: shown, isSame: !differs({ cells }) },
  });
  const stars = ({ product }: Thing): string =>
    product.review_average === null
      ? ""
      : rating("rating", {
          average: new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(product.review_average),
          count: product.review_count,
        });
  const sizes = [
    ...new Set(things.flatMap(({ product }) => product.configurable_options.map((o) => o.attribute_code))),
  ];
  const optionOf = ({ product }: Thing, code: string) =>
    product.configurable_options.find(({ attribute_code }) => attribute_code === code);
  const deposits = things.map(({ card }) => (card.deposit > 0 ? formatMoney(card.deposit, locale) : ""));
  const rows = [
    row(
      "price",
      t("price"),
      things.map(({ card }) => JSON.stringify([card.price_list, card.charged_by, card.price_varies])),
      things.map(({ card }) => (
        <div key={card.id} data-price-of={card.sku}>
          <CardPrice price={priceFacts(card, words, locale)} />
        </div>
      )),
    ),
    ...(wish.period ? [row("state", t("state"), things.map(state))] : []),
    row("deposit", t("deposit"), deposits, deposits.map(keptAmounts)),
    row("rating", t("rating"), things.map(stars)),
    ...sizes.map((code) =>
      row(
        code,
        things.map((thing) => optionOf(thing, code)?.label).find(Boolean) ?? code,
        things.map((thing) => (optionOf(thing, code)?.values ?? []).map(({ label }) => label).join(", ")),
      ),
    ),
    ...attributeRows(
      things.map(({ product }) => product),
      codes.filter((code) => !sizes.includes(code)),
    ).map(({ code, label, cells }) => row(code, label, cells)),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
}
