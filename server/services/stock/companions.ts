import type { Companion, ParsedInputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { bestMatch, missingSections } from "@/lib/domain/goes-with";
import { readRentalsBySku } from "@/server/repositories/rentals";
import { goesWith } from "@/shop.config";
import type { Call } from "../call";
import { categories } from "../catalogue/lists";
import { listProducts } from "../catalogue/listing";
import { getProduct, productsByIds } from "../catalogue/product";
import { referenceData, sourcesOf } from "../catalogue/reference-data";
import { freeSizes } from "./free-sizes";
import { isInSet, setsWith, withSet } from "./companion-sets";
import { periodRefusal } from "./opening";

/** Of each section so many of what is rented most are looked at. */
const CANDIDATES = 8;

/** What the owner offers beside these things, of the same branch in the same days: one of each section. */
export async function listCompanions(
  call: Call,
  { skus, have = [], source: id, ...period }: ParsedInputOf<"listCompanions">,
): Promise<Result<Companion[]>> {
  const data = await referenceData(call.pool);
  const [source] = sourcesOf(data, call.storeCode, { source: id });
  if (!source) return refuse("not_found", `no source ${id} here`);
  const refusal = periodRefusal(period, call.today, source);
  if (refusal) return refusal;
  const rented = await readRentalsBySku(call.pool, skus, call.storeCode);
  const had = have.length > 0 ? await readRentalsBySku(call.pool, have, call.storeCode) : [];
  const sections = missingSections(
    goesWith,
    rented.map(({ category_slugs }) => category_slugs),
    had.map(({ category_slugs }) => category_slugs),
  );
  const [first] = rented;
  if (!first || sections.length === 0) return ok([]);
  const beside = await getProduct(call, { sku: first.parent_sku });
  if (!beside.ok) return ok([]);
  const shown = await categories(call);
  const sets = await setsWith(call, skus);
  const found: Companion[] = [];
  // One after the other: side by side they would take every connection that others read by.
  for (const slug of sections) {
    const section = shown.find((category) => category.slug === slug && category.is_active);
    const listing =
      section &&
      (await listProducts(
        call,
        {
          ...{ categoryId: section.id, source: id, dateFrom: period.from, dateTo: period.to },
          ...{ sort: "bestsellers:desc", size: CANDIDATES, start: 0 },
        },
        { withGap: false },
      ));
    if (!section || !listing?.ok) continue;
    const candidates = await productsByIds(
      call,
      listing.value.items.map((card) => card.id),
    );
    const simple = candidates.filter(({ type_id: type }) => type === "simple" || type === "configurable");
    const ofSets = simple.filter((candidate) => isInSet(candidate, sets));
    const product = bestMatch(ofSets.length > 0 ? ofSets : simple, beside.value);
    const free = product && (await freeSizes(call, data, product.sku, source, period));
    if (!product || !free || Object.keys(free).length === 0) continue;
    const { configurable_children: children } = product;
    found.push({
      section: section.name,
      product: { ...product, configurable_children: children.filter(({ sku }) => free[sku] !== undefined) },
      free,
    });
  }
  return ok(withSet(found, sets, skus));
}
