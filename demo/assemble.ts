import { addDays } from "@/lib/domain/days";
import type { Day } from "@/lib/contract";
import { guideNames } from "./guides";
import type { Draft, ProductInput } from "./model";
import { priceList, type Band } from "./prices";
import { chance, type Chance } from "./random";
import { withHelmet } from "./services";
import { rangeStores, shopsOf } from "./shops";
import { slugOf } from "@/lib/domain/slug";
import { typeset } from "./typography";

type Stock = Record<string, number>;

/** The middle sizes are bought in numbers, the outer ones are rare. */
function demand(index: number, count: number): number {
  if (count < 2) return 1;
  const fromMiddle = Math.abs(index / (count - 1) - 0.48) * 2;
  return 1 - 0.75 * fromMiddle ** 1.4;
}

/** Vouchers and downloads don't run out, yet every shop must count something. */
export const endless = 99;

const has = ({ at }: Draft, shop: string): boolean => at?.includes(shop) ?? true;

function unitsInShops(draft: Draft, share: number, luck: Chance): Stock {
  const stock: Stock = {};
  if (draft.units >= endless) return Object.fromEntries(shopsOf(draft.range).map((shop) => [shop.id, 999]));
  for (const shop of shopsOf(draft.range)) {
    const taste = draft.season === "winter" ? shop.winter : draft.season === "summer" ? shop.summer : 1;
    const wanted = Math.round(draft.units * share * shop.size * taste * (0.75 + luck.next() * 0.5));
    const units = luck.happens(0.1) ? 1 : luck.happens(0.07) ? 0 : wanted;
    if (units > 0 && has(draft, shop.id)) stock[shop.id] = units;
  }
  return stock;
}

/** A product nobody stocks would be a dead page: the first shop of its range always has some. */
function stocked(stock: Stock, draft: Draft): Stock {
  const first = shopsOf(draft.range).find(({ id }) => has(draft, id));
  return Object.keys(stock).length > 0 || !first ? stock : { [first.id]: Math.max(1, Math.round(draft.units / 2)) };
}

/** Companies rent for a tenth less, once the shop has prices of groups (`catalogue.priceTiers`). */
const forCompanies = (oneDay: number): ProductInput["tier_prices"] => [
  { group: "company", price: Math.round((oneDay * 0.9) / 5) * 5 },
];

const scaled = (bands: readonly Band[], share: number): Band[] =>
  bands.map((band) => ({ ...band, price_per_day: Math.round((band.price_per_day * share) / 5) * 5 }));

function childrenOf(draft: Draft, bands: readonly Band[]): ProductInput["children"] {
  const { sizes } = draft;
  if (!sizes) return [];
  const luck = chance(`stock/${draft.sku}`);
  return sizes.values.map((value, index) => {
    const stock = unitsInShops(draft, demand(index, sizes.values.length), luck);
    const share = draft.sizePrices?.[value];
    return {
      sku: `${draft.sku}-${value}`,
      options: { [sizes.code]: value },
      stock: index === Math.floor(sizes.values.length / 2) ? stocked(stock, draft) : stock,
      ...(share ? { price_list: scaled(bands, share) } : {}),
    };
  });
}

/** Turns a draft into the record that the importer reads. */
export function assemble(draft: Draft, today: Day, images: readonly string[]): ProductInput {
  const computed = priceList(draft.oneDay, draft.curve);
  const composed = draft.type === "bundle" || draft.type === "grouped";
  return {
    sku: draft.sku,
    type_id: draft.type,
    name: typeset(draft.name),
    slug: slugOf(draft.name.cs),
    short_description: typeset(draft.short),
    description: typeset(draft.description),
    category_ids: draft.categories,
    store_codes: rangeStores[draft.range],
    // A set without prices of its own is priced by its parts.
    price_list: draft.bands ?? (composed ? [] : computed),
    ...(composed || draft.bands || draft.curve === "flat" ? {} : { tier_prices: forCompanies(draft.oneDay) }),
    deposit: draft.deposit,
    ...(draft.chargedBy ? { charged_by: draft.chargedBy } : {}),
    turnaround_days: draft.turnaround,
    attributes: draft.brand ? { brand: slugOf(draft.brand), ...draft.attributes } : draft.attributes,
    // Written from products/, where the records lie.
    images: images.map((file) => ({ file: `../${file}`, label: typeset(draft.name) })),
    children: childrenOf(draft, computed),
    stock:
      draft.sizes || composed || draft.units === 0
        ? {}
        : stocked(unitsInShops(draft, 1, chance(`stock/${draft.sku}`)), draft),
    links: [...(draft.links ?? []), ...draft.related.map((sku) => ({ link_type: "related" as const, sku, qty: 1 }))],
    bundle_options: draft.bundle ?? [],
    custom_options: draft.written ?? [],
    // Written from products/, as the pictures.
    downloads: guideNames(draft).map((file) => `../${file}`),
    services: draft.services.flatMap(withHelmet),
    popularity: draft.popularity,
    created_at: addDays(today, -draft.addedAgo),
  };
}
