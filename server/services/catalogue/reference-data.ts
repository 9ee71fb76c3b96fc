import type { Pool } from "pg";
import { cache } from "react";
import type { Day } from "@/lib/contract";
import { toHalere } from "@/lib/contract/rounding";
import type { RentRule } from "@/lib/domain/rent-rules";
import { readCategories, type CategoryRow } from "@/server/repositories/categories";
import * as reference from "@/server/repositories/reference";
import type {
  AttributeOptionRow,
  AttributeRow,
  PartnerRow,
  ServiceRow,
  SourceRow,
  TaxRuleRow,
} from "@/server/repositories/reference";
import { rental } from "@/shop.config";
import { publicHolidays } from "./public-holidays";

/** The small tables that nearly every call needs. */
export interface ReferenceData {
  version: number;
  sources: SourceRow[];
  sourceById: Map<string, SourceRow>;
  attributes: AttributeRow[];
  attributeByCode: Map<string, AttributeRow>;
  optionById: Map<number, { attribute: AttributeRow; option: AttributeOptionRow; position: number }>;
  taxRules: TaxRuleRow[];
  partners: PartnerRow[];
  services: Map<string, ServiceRow>;
  synonyms: string[][];
  /** By slug of the category. */
  rentRules: Map<string, RentRule[]>;
  /** By store code and day; read when first asked for. */
  categories: Map<string, CategoryRow[]>;
}

const kept = new WeakMap<Pool, ReferenceData>();

/** One look at one row: a rendering looks once, at its beginning; whatever else calls, each time. */
const readVersion = cache((pool: Pool) => reference.readCatalogueVersion(pool));

/** Kept in memory until the catalogue's version changes. */
export async function referenceData(pool: Pool): Promise<ReferenceData> {
  const version = await readVersion(pool);
  const known = kept.get(pool);
  if (known?.version === version) return known;
  const fresh = await load(pool, version);
  kept.set(pool, fresh);
  return fresh;
}

async function load(pool: Pool, version: number): Promise<ReferenceData> {
  const [kept, attributes, taxRules, partners, services, synonyms, rentRules] = await Promise.all([
    reference.readSources(pool),
    reference.readAttributes(pool),
    reference.readTaxRules(pool),
    reference.readPartners(pool),
    reference.readServices(pool),
    reference.readSynonyms(pool),
    reference.readRentRules(pool),
  ]);
  const sources = kept.map(sourceByRules);
  const options = attributes.flatMap((attribute) =>
    attribute.options.map((option, position) => ({ attribute, option, position })),
  );
  return {
    version,
    sources,
    sourceById: new Map(sources.map((source) => [source.id, source])),
    attributes,
    attributeByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    optionById: new Map(options.map((entry) => [entry.option.id, entry])),
    taxRules,
    partners,
    services: new Map(services.map((service) => [service.code, service])),
    synonyms: synonyms.map(({ words }) => words),
    rentRules: new Map(rentRules.map(({ slug, rules }) => [slug, rules])),
    categories: new Map(),
  };
}

/** Holidays that a branch keeps are closed days like others, as long as the calendar that people use goes. */
const HOLIDAY_YEARS = Array.from({ length: 30 }, (_, index) => 2025 + index);

/** A branch with what the owner's rules say where it says nothing itself. */
function sourceByRules({ closed_on_holidays: keeps, takes_back, ...source }: reference.KeptSource): SourceRow {
  const holidays = keeps ? HOLIDAY_YEARS.flatMap(publicHolidays) : [];
  const { fee } = rental.returnElsewhere;
  return {
    ...source,
    closed_days: [...new Set([...source.closed_days, ...holidays])].sort(),
    lead_minutes: source.lead_minutes ?? rental.pickUpLeadMinutes,
    return_fee: takes_back ? (source.return_fee ?? (fee === null ? null : toHalere(fee))) : null,
  };
}

/** Categories of a store view with what they hold, which only an import changes: every page shows them. */
export async function categoriesOf(pool: Pool, storeCode: string, today: Day): Promise<CategoryRow[]> {
  const { categories } = await referenceData(pool);
  const key = `${storeCode} ${today}`;
  const known = categories.get(key) ?? (await readCategories(pool, storeCode, today));
  // Prices change with the day, so yesterday's answers go.
  for (const kept of categories.keys()) if (!kept.endsWith(today)) categories.delete(kept);
  categories.set(key, known);
  return known;
}

/** Sources that the store view rents from, narrowed to a partner or one source when asked. */
export function sourcesOf(
  data: ReferenceData,
  storeCode: string,
  only: { partner?: number; source?: string } = {},
): SourceRow[] {
  return data.sources.filter(
    (source) =>
      source.store_codes.includes(storeCode) &&
      (only.partner === undefined || source.partner_id === only.partner) &&
      (only.source === undefined || source.id === only.source),
  );
}
