import type {
  GuideKit,
  GuideOffer,
  GuideProduct,
  GuideSport,
  GuideThing,
  GuideTree,
  ListingGap,
  PackedThing,
  ParsedInputOf,
  Period,
  Product,
} from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { offersFor, offersForAny, onlyWhere, readRenter } from "@/lib/domain/equipment-guide/tree";
import { type GuideSportRow, readGuide } from "@/server/repositories/guide";
import type { SourceRow } from "@/server/repositories/reference";
import { inLanguage, otherLanguages } from "@/server/repositories/sql";
import { channel } from "@/shop.config";
import type { Call } from "../call";
import { categories } from "../catalogue/lists";
import { listProducts } from "../catalogue/listing";
import { productsByIds } from "../catalogue/product";
import { type ReferenceData, referenceData, sourcesOf } from "../catalogue/reference-data";
import { freeSizes } from "./free-sizes";
import { periodRefusal } from "./opening";
import { branchLate } from "./rules";

/** Of one thing so many products are looked at, those that are rented most first … */
const LOOKED_AT = 8;
/** … and so many proposed: a party may need several, where one has not enough of a size. */
const PROPOSED = 4;

/** The owner's tree in the store view's language. */
export async function getGuideTree(call: Call): Promise<Result<GuideTree>> {
  if (!channel.plugins.equipmentGuide) return refuse("not_found", "the equipment guide is off");
  const rows = await readGuide(call.pool, call.storeCode);
  return ok({ sports: rows.map((row) => toSport(row, call)) });
}

function toSport({ code, content }: GuideSportRow, { language }: Call): GuideSport {
  const { name, text, where, things, ...facts } = content;
  const named = (said: Pick<typeof content, "name">) => ({
    name: inLanguage(said.name, language),
    other_languages: otherLanguages({ name: said.name }, language),
  });
  const told = (said: Pick<typeof content, "name" | "text">) => ({
    name: inLanguage(said.name, language),
    text: inLanguage(said.text, language),
    other_languages: otherLanguages({ name: said.name, text: said.text }, language),
  });
  return {
    ...{ ...facts, code },
    ...told({ name, text }),
    where: where.map((answer) => ({ code: answer.code, ...told(answer) })),
    things: things.map((thing) => ({ ...thing, ...named(thing) })),
  };
}

/** What the answers come to at a branch: for each kind of renter, and for all together, what is free in the days. */
export async function getGuideKit(call: Call, asked: ParsedInputOf<"getGuideKit">): Promise<Result<GuideKit>> {
  const tree = await getGuideTree(call);
  if (!tree.ok) return tree;
  const { from, to } = asked;
  const period = { from, to };
  const sport = tree.value.sports.find(({ code }) => code === asked.sport);
  if (!sport) return refuse("not_found", `the guide has no sport ${asked.sport}`);
  if (asked.where !== undefined && !sport.where.some(({ code }) => code === asked.where))
    return refuse("not_found", `${sport.code} has no answer ${asked.where}`);
  const data = await referenceData(call.pool);
  const [source] = sourcesOf(data, call.storeCode, { source: asked.source });
  if (!source) return refuse("not_found", `no source ${asked.source} here`);
  const refusal = periodRefusal(period, call.today, source) ?? branchLate(call, source, from);
  if (refusal) return refusal;

  const where = asked.where ?? onlyWhere(sport);
  const kinds = [...new Set(asked.renters)].map((text) => ({ text, renter: readRenter(text) }));
  const shelf = await openShelf(call, data, source, period);
  const own = sport.things.filter(({ per }) => per === 1);
  const renters: GuideKit["renters"] = [];
  for (const { text, renter } of kinds)
    renters.push({ renter: text, things: await shelf.pack(own, (thing) => offersFor(thing, renter, where)) });
  const common = sport.things.filter(({ per }) => per > 1);
  const all = kinds.map(({ renter }) => renter);
  const shared = await shelf.pack(common, (thing) => offersForAny(thing, all, where));
  return ok({ renters, shared, products: shelf.products() });
}

const NOTHING_NEAR: ListingGap = { why: null, branches: [], periods: [] };

/** What a branch has in some days; whatever several renters need is looked for once. */
async function openShelf(call: Call, data: ReferenceData, source: SourceRow, period: Period) {
  const sections = await categories(call);
  const products = new Map<string, GuideProduct>();
  const looked = new Map<string, { skus: string[]; gap: ListingGap | null }>();

  /** Products of an offer, in its order; those of which nothing is free are left out. */
  async function look(offer: GuideOffer): Promise<{ skus: string[]; gap: ListingGap | null }> {
    const section = sections.find(({ slug, is_active }) => slug === offer.section && is_active);
    if (!section) return { skus: [], gap: NOTHING_NEAR };
    const { size } = offer;
    const sizes = size && data.attributeByCode.get(size.code)?.options.map(({ value }) => value);
    const listing = await listProducts(
      call,
      {
        ...{ categoryId: section.id, place: source.id, dateFrom: period.from, dateTo: period.to },
        ...(offer.skus.length > 0 && { skus: offer.skus }),
        // Only what comes in sizes of that attribute.
        attributes: { ...offer.attributes, ...(size && sizes && { [size.code]: sizes }) },
        ...{ sort: "bestsellers:desc", size: LOOKED_AT, start: 0 },
      },
      { withGap: true },
    );
    if (!listing.ok) return { skus: [], gap: NOTHING_NEAR };
    const cards = listing.value.items.filter(({ type_id: type }) => type === "simple" || type === "configurable");
    const found = new Map(
      (
        await productsByIds(
          call,
          cards.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    );
    const skus: string[] = [];
    for (const { id } of cards) {
      if (skus.length >= PROPOSED) break;
      const product = found.get(id);
      if (product && fits(product, offer) && (await put(product))) skus.push(product.sku);
    }
    return { skus, gap: listing.value.gap };
  }

  async function put(product: Product): Promise<boolean> {
    if (products.has(product.sku)) return true;
    // One after the other: side by side they would take every connection that others read by.
    const free = await freeSizes(call, data, product.sku, source, period);
    if (Object.keys(free).length === 0) return false;
    products.set(product.sku, { ...product, free });
    return true;
  }

  async function choose(offers: readonly GuideOffer[]): Promise<Pick<PackedThing, "choices" | "gap">> {
    const choices = new Map<string, PackedThing["choices"][number]>();
    let nearest: ListingGap | null = null;
    for (const offer of offers) {
      if (choices.size >= PROPOSED) break;
      const key = JSON.stringify([offer.section, offer.attributes, offer.skus, offer.size]);
      const { skus, gap } = looked.get(key) ?? (await look(offer));
      looked.set(key, { skus, gap });
      nearest ??= gap;
      for (const sku of skus) if (!choices.has(sku)) choices.set(sku, { sku, size: offer.size });
    }
    const proposed = [...choices.values()].slice(0, PROPOSED);
    return { choices: proposed, gap: proposed.length > 0 ? null : (nearest ?? NOTHING_NEAR) };
  }

  return {
    products: (): GuideProduct[] => [...products.values()],
    async pack(things: readonly GuideThing[], offersOf: (thing: GuideThing) => GuideOffer[]): Promise<PackedThing[]> {
      const packed: PackedThing[] = [];
      for (const thing of things) {
        const offers = offersOf(thing);
        const [first] = offers;
        const { offers: _offers, ...told } = thing;
        if (first) packed.push({ ...told, section: first.section, ...(await choose(offers)) });
      }
      return packed;
    },
  };
}

/** One size, of the attribute that the offer names; or none, where it names none. */
function fits({ configurable_options: options, custom_options: custom }: Product, { size }: GuideOffer): boolean {
  if (custom?.some(({ is_require: isRequired }) => isRequired)) return false;
  const [option, ...others] = options;
  return others.length === 0 && option?.attribute_code === size?.code;
}
