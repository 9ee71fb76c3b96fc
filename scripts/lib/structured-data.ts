/*
 * What search engines need of the structured data that a shop gives, by its types: schema.org asks for little, but what
 * is rented, for how long, for how much and where has to be said.
 */
type Node = Record<string, unknown>;

const REQUIRED: Record<string, readonly string[]> = {
  AggregateRating: ["ratingValue", "reviewCount"],
  BlogPosting: ["headline", "description", "inLanguage", "datePublished", "author", "publisher", "url"],
  Brand: ["name"],
  BreadcrumbList: ["itemListElement"],
  ContactPoint: ["contactType"],
  EntryPoint: ["urlTemplate"],
  GeoCoordinates: ["latitude", "longitude"],
  ItemList: ["numberOfItems"],
  ListItem: ["position"],
  LocalBusiness: ["name", "url"],
  LocationFeatureSpecification: ["name", "value"],
  Offer: ["businessFunction", "price", "priceCurrency", "availability", "url", "seller"],
  OpeningHoursSpecification: ["opens", "closes"],
  Organization: ["name", "url"],
  Person: ["name"],
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  Product: ["name", "sku", "description", "url", "image", "offers"],
  PropertyValue: ["name", "value"],
  QuantitativeValue: ["minValue", "unitCode"],
  Rating: ["ratingValue", "bestRating"],
  Review: ["author", "datePublished", "reviewBody", "reviewRating"],
  SearchAction: ["target", "query-input"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode", "eligibleQuantity"],
  WebSite: ["name", "url", "potentialAction"],
};

/** More is asked of what a page is about than of what it only names. */
const REQUIRED_ON_ITS_PAGE: Record<string, readonly string[]> = {
  LocalBusiness: ["address", "telephone", "openingHoursSpecification", "parentOrganization"],
  Organization: ["logo", "contactPoint"],
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

function* faultsOfOffer(offer: Node): Generator<string> {
  const isLease = String(offer.businessFunction).endsWith("#LeaseOut");
  if (!/^\d+\.\d\d$/u.test(String(offer.price))) yield `Offer has the price ${String(offer.price)}`;
  if (String(offer.availability).endsWith("/OutOfStock") || !isLease || isMissing(offer.priceSpecification)) return;
  // What is rented for two days at least has no price of one (decision 113): the first length is the shortest.
  let next: number | null = null;
  for (const { eligibleQuantity } of nodesIn(offer.priceSpecification)) {
    const { minValue, maxValue } = isNode(eligibleQuantity) ? eligibleQuantity : {};
    next ??= typeof minValue === "number" && minValue >= 1 ? minValue : 1;
    if (minValue !== next) yield `Offer has no price for a rent of ${next} days`;
    next = typeof maxValue === "number" ? maxValue + 1 : Infinity;
  }
  if (next !== Infinity) yield `Offer has no price for a rent of ${next} days`;
  if (isMissing(offer.availableAtOrFrom)) yield "Offer of a lease names no branch";
}

function* faultsOfTrail(list: Node): Generator<string> {
  const items = nodesIn(list.itemListElement);
  if (items.some(({ position }, index) => position !== index + 1)) yield "BreadcrumbList is not in order";
  if (items.some(({ name, item }) => isMissing(name) || isMissing(item)))
    yield "BreadcrumbList has a step without name";
}

function* faultsOfAddresses(type: string, node: Node): Generator<string> {
  for (const key of ["@id", "url", "item", "image", "logo", "urlTemplate"])
    for (const address of [node[key]].flat())
      if (typeof address === "string" && !/^https?:\/\/[^/\s]/u.test(address))
        yield `${type} has the ${key} ${address}`;
}

/** Only names what is described elsewhere. */
const isReference = (node: Node): boolean => Object.keys(node).join() === "@id";

function* faultsOfNode(node: Node, isPageOfItsOwn: boolean): Generator<string> {
  if (isReference(node)) return;
  const type = String(node["@type"]);
  const required = REQUIRED[type];
  if (!required) yield `structured data of the unknown type ${type}`;
  for (const key of [...(required ?? []), ...(isPageOfItsOwn ? (REQUIRED_ON_ITS_PAGE[type] ?? []) : [])])
    if (isMissing(node[key])) yield `${type} has no ${key}`;
  if (type === "Offer") yield* faultsOfOffer(node);
  if (type === "BreadcrumbList") yield* faultsOfTrail(node);
  yield* faultsOfAddresses(type, node);
  for (const child of Object.values(node).flatMap(nodesIn)) yield* faultsOfNode(child, false);
}

/** Faults of everything that one page says of itself. */
export const structuredFaults = (data: readonly unknown[]): string[] => [
  ...new Set(data.flatMap(nodesIn).flatMap((node) => [...faultsOfNode(node, true)])),
];

/** Types of what a page is about. */
export const structuredTypes = (data: readonly unknown[]): string[] =>
  data.flatMap(nodesIn).map((node) => String(node["@type"]));

/** Addresses that the data lead to. */
export function structuredLinks(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(structuredLinks);
  if (!isNode(data)) return [];
  const own = [data.url, data.item].filter((address) => typeof address === "string");
  return [...own, ...Object.values(data).flatMap(structuredLinks)];
}
