/** A thing as its page describes it to crawlers. */
export interface ProductOnPage {
  item_id: string;
  item_name: string;
  price: number;
}

interface Described {
  "@type"?: string;
  name?: unknown;
  sku?: unknown;
  productGroupID?: unknown;
  offers?: { price?: unknown; lowPrice?: unknown } | { price?: unknown; lowPrice?: unknown }[];
  hasVariant?: Described[];
}

/** The product that a page is about, read from its structured data; null on any other page. */
export function productOf(page: Document): ProductOnPage | null {
  for (const script of page.querySelectorAll("script[type='application/ld+json']")) {
    const described = parse(script.textContent);
    if (described?.["@type"] !== "Product" && described?.["@type"] !== "ProductGroup") continue;
    const { name, sku = described.productGroupID, hasVariant } = described;
    const offers = [described, ...(hasVariant ?? [])].flatMap((node) => node.offers ?? []);
    const prices = offers.map(({ price, lowPrice }) => Number(price ?? lowPrice)).filter(Number.isFinite);
    if (typeof name !== "string" || typeof sku !== "string") continue;
    return { item_id: sku, item_name: name, price: prices.length > 0 ? Math.min(...prices) : 0 };
  }
  return null;
}

function parse(text: string): Described | null {
  try {
    const value = JSON.parse(text) as Described | Described[];
    return Array.isArray(value) ? (value.find((node) => node["@type"]?.startsWith("Product")) ?? null) : value;
  } catch {
    return null;
  }
}
