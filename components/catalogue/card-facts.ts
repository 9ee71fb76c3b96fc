import type { ProductCard } from "@/lib/contract";
import { stockStatus } from "@/lib/domain/availability";
import { priceUnit, thingKind } from "@/lib/domain/kind-of-thing";
import { formatMoney } from "@/lib/domain/money";
import { cheapestDay, rentPrice, shortestBand } from "@/lib/domain/pricing";
import { productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { fill } from "@/components/ui/text";
import type { CardWords } from "./card-words";

/**
 * What one card says, in words already. Fifty of them make most of a page and are sent beside its markup once more for
 * the browser's script: nothing here that the card does not show, and no name of what it lacks.
 */
export interface CardFacts {
  sku: string;
  href: string;
  name: string;
  /** Languages of name and tagline, where they are not the page's. */
  lang?: string;
  taglineLang?: string;
  image?: string;
  isNew?: true;
  isSoldOut?: true;
  tagline?: string;
  price: PriceFacts;
  /** How many are free for the days, two standing for more, and what is said of it. */
  free?: readonly [units: number, text: string];
}

export interface PriceFacts {
  /** The price is for so many days, where some were chosen. */
  days?: number;
  before?: string;
  amount: string;
  after: string;
  notes?: string[];
}

export function cardFacts(card: ProductCard, words: CardWords, storeView: StoreView): CardFacts {
  const { name: lang, tagline: taglineLang } = card.other_languages ?? {};
  return {
    sku: card.sku,
    href: productPath(storeView, card, words.wish),
    name: card.name,
    ...(lang && { lang }),
    ...(taglineLang && card.tagline !== "" && { taglineLang }),
    ...(card.image && { image: card.image.image }),
    ...(card.is_new && { isNew: true }),
    ...(stockStatus(card.free_units) === "out_of_stock" && { isSoldOut: true }),
    ...(card.tagline !== "" && { tagline: card.tagline }),
    price: priceFacts(card, words, storeView.locale),
    ...(card.free_at && {
      free: [Math.min(card.free_units ?? 0, 2), words.free(card.free_at, thingKind(card) === "set")],
    }),
  };
}

/** What a day costs and comes to in a long rent, or the rent for the days that were chosen. */
export function priceFacts(
  card: Pick<ProductCard, "type_id" | "charged_by" | "price" | "original_price" | "price_list" | "price_varies">,
  words: CardWords,
  locale: StoreView["locale"],
): PriceFacts {
  const { rent, original } = words;
  const unit = priceUnit(card);
  const [from, perDay] = card.price_varies ? words.fromPerDay : words.perDay;
  const total = rent && card.charged_by !== "piece" ? rentPrice(card.price_list, rent.days, card.charged_by) : null;
  if (rent === null || total === null) {
    const long = unit === "day" ? cheapestDay(card.price_list) : null;
    const shortest = unit === "day" ? (shortestBand(card.price_list)?.days_from ?? 1) : 1;
    return line(from, formatMoney(card.price, locale), unit === "day" ? perDay : ` ${words.per[unit]}`, [
      ...(card.original_price > card.price ? [original.join(formatMoney(card.original_price, locale))] : []),
      ...(shortest > 1 ? [fill(words.shortest, { days: shortest })] : []),
      ...(long ? [fill(words.longest, { days: long.days, price: formatMoney(long.perDay, locale) })] : []),
    ]);
  }
  const { forAll, perOne } = unit === "lesson" ? rent.lesson : rent.day;
  return {
    days: rent.days,
    ...line(
      card.price_varies ? from : "",
      formatMoney(total, locale),
      ` ${forAll}`,
      rent.days > 1 ? [perOne.join(formatMoney(total / rent.days, locale))] : [],
    ),
  };
}

const line = (before: string, amount: string, after: string, notes: string[]): PriceFacts => ({
  ...(before !== "" && { before }),
  amount,
  after,
  ...(notes.length > 0 && { notes }),
});
