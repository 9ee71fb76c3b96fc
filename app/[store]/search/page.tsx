import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { CategoryWays } from "@/components/catalogue/category-ways";
import { listedSizes } from "@/components/catalogue/listed-sizes";
import { Listing } from "@/components/catalogue/listing";
import { SearchForm } from "@/components/catalogue/search-form";
import { FoundTexts } from "@/components/search/found-texts";
import { SearchField } from "@/components/search/search-field";
import { Notice } from "@/components/ui/notice";
import { MAX_SEARCH_TEXT } from "@/lib/contract/limits";
import { storableText } from "@/lib/contract/storable";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { categoryPath, searchPath } from "@/lib/routes";
import { contentBackend, shopSynonyms } from "@/server/content";
import { searchTexts } from "@/server/content/texts";
import { loadListing } from "../c/[slug]/page-data";
import { enterStore, loadCategories, type StoreParams } from "../store-context";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<StoreParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The planner of the home page without script: what and when, brought to the listing that shows it. */
async function leadToCategory(store: string, query: Record<string, string | string[] | undefined>): Promise<void> {
  const slug = termOf(query.category);
  const category = slug ? (await loadCategories(store)).find((candidate) => candidate.slug === slug) : undefined;
  if (!category) return;
  const days = new URLSearchParams(
    ["dateFrom", "dateTo", "place"].flatMap((key) => (termOf(query[key]) ? [[key, termOf(query[key])]] : [])),
  );
  redirect(`${categoryPath(enterStore(store), category)}${days.size > 0 ? `?${days.toString()}` : ""}`);
}

const termOf = (value: string | string[] | undefined): string =>
  storableText(Array.isArray(value) ? (value[0] ?? "") : (value ?? ""), MAX_SEARCH_TEXT);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("catalogue.search");
  const term = termOf((await searchParams).q);
  return { title: term ? t("resultsFor", { query: term }) : t("title"), robots: { index: false, follow: true } };
}

export default async function SearchPage({ params, searchParams }: Props) {
  const storeView = enterStore((await params).store);
  const query = await searchParams;
  const t = await getTranslations("catalogue.search");
  const term = termOf(query.q);
  if (term === "") await leadToCategory(storeView.storeCode, query);
  // Side by side: a slow content backend must not come on top of the search of things.
  const [found, texts] =
    term.length >= MIN_SEARCH_LENGTH
      ? await Promise.all([
          loadListing(storeView, query, { search: term }),
          searchTexts(contentBackend(), term, storeView, shopSynonyms),
        ])
      : [null, []];
  // Nothing found: is it the days and filters, or is nothing called so?
  const isUnknown =
    found?.listing.total === 0 && (await loadListing(storeView, {}, { search: term })).listing.total === 0;
  return (
    <div className="page category-page">
      <header className="category-head">
        <h1>{term ? t("resultsFor", { query: term }) : t("title")}</h1>
        <SearchField key={term} storeCode={storeView.storeCode} locale={storeView.locale}>
          <SearchForm action={searchPath(storeView)} term={term} />
        </SearchField>
        {term !== "" && !found && <Notice tone="warning">{t("tooShort")}</Notice>}
        {term === "" && <p>{t("hint")}</p>}
      </header>
      {found && (
        <Listing
          {...found}
          basePath={searchPath(storeView)}
          search={term}
          isUnknown={isUnknown}
          sizes={listedSizes(found.attributes, found.listing.aggregations)}
        />
      )}
      <FoundTexts texts={texts} />
      {(!found || found.listing.total === 0) && (
        <CategoryWays categories={await loadCategories(storeView.storeCode)} storeView={storeView} />
      )}
    </div>
  );
}
