import type { Metadata } from "next";
import type { Category, Money, Partner, Product, Source } from "@/lib/contract";
import { listingQueryString, type ListingState } from "@/lib/domain/filters";
import { wordsOf } from "@/lib/i18n/words";
import {
  branchesPath,
  branchPath,
  categoryPath,
  guidePath,
  homePath,
  partnerPath,
  productPath,
  SOCIAL_SIZE,
  socialPicturePath,
  staticPath,
} from "@/lib/routes";
import { getStoreView, languageOf, storeViews, type StoreView } from "@/lib/store-views";
import { shortPrice, socialVersion } from "./social";

const ownerOf = ({ extend, storeCode }: StoreView): string => extend ?? storeCode;
/** Language views of the same shop. */
const familyOf = (storeView: StoreView): StoreView[] =>
  storeViews.filter((view) => ownerOf(view) === ownerOf(storeView));

/** Addresses of a page in all of them, for `hreflang`. */
const languages = (storeView: StoreView, pathFor: (view: StoreView) => string): Record<string, string> => ({
  ...Object.fromEntries(familyOf(storeView).map((view) => [view.locale, pathFor(view)])),
  "x-default": pathFor(getStoreView(ownerOf(storeView))),
});

/** The page of a text that is there in another language alone is that of the view that speaks it. */
function inItsOwnView(metadata: Metadata, storeView: StoreView, written: Written): Metadata {
  const { otherLanguage, pathFor } = written;
  const own = familyOf(storeView).find((view) => languageOf(view) === otherLanguage);
  return own ? { ...metadata, alternates: { ...metadata.alternates, canonical: pathFor(own) } } : metadata;
}

interface Written {
  title: string;
  description: string;
  /** The language that it is in, where the view speaks another one. */
  otherLanguage?: string | undefined;
  pathFor: (view: StoreView) => string;
}

interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  type: string;
}

const pageMetadata = (
  storeView: StoreView,
  title: string,
  description: string,
  pathFor: (view: StoreView) => string,
  picture?: SharedPicture,
): Metadata => ({
  title,
  description,
  alternates: { canonical: pathFor(storeView), languages: languages(storeView, pathFor) },
  openGraph: {
    title,
    description,
    type: "website",
    siteName: storeView.name,
    locale: storeView.locale.replace("-", "_"),
    ...(picture ? { images: [picture] } : {}),
  },
});

/** Search engines cut descriptions at about this length. */
const DESCRIPTION_LENGTH = 155;
const shorten = (text: string, length = DESCRIPTION_LENGTH): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(text.lastIndexOf(" ", length - 1), 0))}…`;

export const homeMetadata = (storeView: StoreView, title: string, description: string): Metadata =>
  pageMetadata(storeView, title, description, homePath);

export const branchesMetadata = (storeView: StoreView, title: string, description: string): Metadata =>
  pageMetadata(storeView, fittingTitle(storeView, [title]), shorten(description), branchesPath);

export const guideMetadata = (storeView: StoreView, title: string, description: string): Metadata =>
  pageMetadata(storeView, fittingTitle(storeView, [title]), shorten(description), (view) => guidePath(view));

export const branchMetadata = (storeView: StoreView, source: Source, title: string, description: string): Metadata =>
  pageMetadata(storeView, fittingTitle(storeView, [title, source.name]), shorten(description), (view) =>
    branchPath(view, source),
  );

export const partnerMetadata = (storeView: StoreView, partner: Partner, title: string): Metadata =>
  pageMetadata(storeView, fittingTitle(storeView, [title, partner.name]), shorten(partner.description), (view) =>
    partnerPath(view, partner),
  );

/** Content has one address, whichever of its two routes it is read by: the one that takes identifiers with slashes. */
export const contentMetadata = (storeView: StoreView, page: Omit<Written, "pathFor"> & { slug: string }): Metadata =>
  ownerMetadata(storeView, { ...page, pathFor: (view) => staticPath(view, page.slug) });

/** Whatever else an owner writes. */
export const ownerMetadata = (storeView: StoreView, written: Written): Metadata =>
  inItsOwnView(
    pageMetadata(storeView, fittingTitle(storeView, [written.title]), shorten(written.description), written.pathFor),
    storeView,
    written,
  );

/** What follows every title; the layout's template adds it. */
export const TITLE_END = " | ";
/** Search engines show about so much of a title, with the shop's name. */
const TITLE_LENGTH = 70;

/** The first that is shown whole: a name alone says more than a price that is cut off. What is too long is cut. */
function fittingTitle({ name }: StoreView, titles: readonly [string, ...string[]]): string {
  const room = TITLE_LENGTH - TITLE_END.length - name.length;
  return titles.find(({ length }) => length <= room) ?? shorten(titles.at(-1) ?? titles[0], room);
}

/** A search result has to say that the thing is rented, and from what price, where there is room for it. */
function rentalTitles(storeView: StoreView, name: string, price: Money | null): [string, ...string[]] {
  const words = wordsOf(languageOf(storeView));
  const rented = words("seo.rented", { name });
  if (price === null || price === 0) return [rented, name];
  return [words("seo.rentedFrom", { name, price: shortPrice(price, storeView) }), rented, name];
}

function rentalDescription(storeView: StoreView, text: string, price: Money | null): string {
  if (price === null || price === 0) return shorten(text);
  const said = (about: string): string =>
    wordsOf(languageOf(storeView))("seo.describedFrom", { text: about, price: shortPrice(price, storeView) }).trim();
  // The price stays, however much has to be left out before it.
  return said(shorten(text, DESCRIPTION_LENGTH - said("").length - 1));
}

interface CategoryAsked {
  storeView: StoreView;
  category: Category;
}

const titlesOf = ({ storeView, category }: CategoryAsked): [string, ...string[]] =>
  rentalTitles(storeView, category.name, category.price_from);
const descriptionOf = ({ storeView, category }: CategoryAsked): string =>
  rentalDescription(storeView, category.description || category.name, category.price_from);

/** The canonical address never carries filters or dates of the query. */
export const categoryMetadata = (asked: CategoryAsked): Metadata =>
  pageMetadata(asked.storeView, fittingTitle(asked.storeView, titlesOf(asked)), descriptionOf(asked), (view) =>
    categoryPath(view, asked.category),
  );

/**
 * A narrowed listing is one of countless and stays out of search engines, with the whole one named. A further page of
 * the whole one is a page of its own: nothing else lists what stands on it.
 */
export function narrowedMetadata({ storeView, category, query }: CategoryAsked & { query: ListingState }): Metadata {
  const whole = categoryMetadata({ storeView, category });
  const { page } = query;
  if (page === 1 || query.unknown.length > 0 || listingQueryString({ ...query, page: 1 }) !== "")
    return { ...whole, robots: { index: false, follow: true } };
  const further = (title: string): string => wordsOf(languageOf(storeView))("seo.furtherPage", { title, page });
  const [first, ...shorter] = titlesOf({ storeView, category });
  return pageMetadata(
    storeView,
    fittingTitle(storeView, [further(first), ...shorter.map(further)]),
    descriptionOf({ storeView, category }),
    (view) => `${categoryPath(view, category)}?page=${page}`,
  );
}

/** What is charged by the piece is sold, not rented. */
export function productMetadata({ storeView, product }: { storeView: StoreView; product: Product }): Metadata {
  const { name, price, short_description: text, charged_by } = product;
  const sold = charged_by === "piece" && price > 0;
  return pageMetadata(
    storeView,
    sold
      ? fittingTitle(storeView, [
          wordsOf(languageOf(storeView))("seo.soldFor", { name, price: shortPrice(price, storeView) }),
          name,
        ])
      : fittingTitle(storeView, rentalTitles(storeView, name, price)),
    sold ? shorten(text) : rentalDescription(storeView, text, price),
    (view) => productPath(view, product),
    {
      url: socialPicturePath(storeView, product.sku, socialVersion(storeView, product)),
      ...SOCIAL_SIZE,
      alt: name,
      type: "image/jpeg",
    },
  );
}
