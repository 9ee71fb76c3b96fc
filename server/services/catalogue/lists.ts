import { ok, type Result } from "@/lib/contract/errors";
import type {
  Attribute,
  Category,
  ChildCategory,
  Day,
  Front,
  Location,
  Partner,
  Source,
  TaxRule,
} from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { MAX_ADVANCE_DAYS, MAX_RENTAL_DAYS } from "@/lib/domain/rental-period";
import { readUrlTarget, type UrlTarget } from "@/server/repositories/products";
import { type CategoryRow, countProductsAt } from "@/server/repositories/categories";
import { readPostcodeArea } from "@/server/repositories/reference";
import { readFront } from "@/server/repositories/fronts";
import { inLanguage, type Localised, otherLanguages } from "@/server/repositories/sql";
import type { Call } from "../call";
import { categoriesOf, referenceData, sourcesOf } from "./reference-data";

/** What lies below each category, by its id. */
function treeOf(rows: readonly CategoryRow[]): Map<number, ChildCategory[]> {
  const below = new Map(rows.map(({ id }): [number, ChildCategory[]] => [id, []]));
  for (const { id, parent_id } of rows)
    if (parent_id !== null) below.get(parent_id)?.push({ id, children_data: below.get(id) ?? [] });
  return below;
}

export async function categories(call: Call): Promise<Category[]> {
  const rows = await categoriesOf(call.pool, call.storeCode, call.today);
  const below = treeOf(rows);
  return rows.map((row) => ({
    ...row,
    children_data: below.get(row.id) ?? [],
    name: inLanguage(row.name, call.language),
    description: inLanguage(row.description, call.language),
    other_languages: otherLanguages({ name: row.name, description: row.description }, call.language),
  }));
}

export async function attributes(call: Call): Promise<Attribute[]> {
  const data = await referenceData(call.pool);
  return data.attributes.map((row) => ({
    attribute_id: row.id,
    attribute_code: row.code,
    default_frontend_label: inLanguage(row.label, call.language),
    other_languages: otherLanguages({ label: row.label }, call.language),
    is_user_defined: true,
    is_visible: row.is_visible,
    is_comparable: row.is_comparable,
    is_filterable: row.is_filterable,
    is_variant: row.is_variant,
    options: row.options.map((option) => ({ label: inLanguage(option.label, call.language), value: option.value })),
  }));
}

export const taxRules = async (call: Call): Promise<TaxRule[]> => (await referenceData(call.pool)).taxRules;

export async function mapUrl(call: Call, input: { url: string }): Promise<Result<UrlTarget | { type: "none" }>> {
  const path = input.url.replace(/[?#].*$/u, "").replace(/^\/+|\/+$/gu, "");
  return ok((await readUrlTarget(call.pool, path, call.storeCode)) ?? { type: "none" });
}

/** What the front says of itself; null where its owner has said nothing. */
export async function getFront(call: Call): Promise<Result<Front | null>> {
  const row = await readFront(call.pool, call.storeCode);
  if (!row) return ok(null);
  const said = (words: Localised): string => inLanguage(words, call.language);
  return ok({
    headline: said(row.headline),
    text: said(row.text),
    picture: row.picture,
    people: row.people.map((person) => ({ ...person, role: said(person.role) })),
  });
}

export async function listSources(call: Call): Promise<Result<Source[]>> {
  const data = await referenceData(call.pool);
  const lastDay = addDays(call.today, MAX_ADVANCE_DAYS + MAX_RENTAL_DAYS);
  // A rent can't lie elsewhere.
  const matters = (day: Day): boolean => day >= call.today && day <= lastDay;
  return ok(
    sourcesOf(data, call.storeCode).map((source) => ({
      ...source,
      pickup_info: inLanguage(source.pickup_info, call.language),
      dropoff_info: inLanguage(source.dropoff_info, call.language),
      facilities: source.facilities.map((facility) => inLanguage(facility, call.language)),
      closed_days: source.closed_days.filter(matters),
      special_hours: source.special_hours
        .filter(({ day }) => matters(day))
        .map(({ note, ...said }) => ({ ...said, ...(note && { note: inLanguage(note, call.language) }) })),
      locative: source.locative ? inLanguage(source.locative, call.language) : undefined,
    })),
  );
}

/** How much of each category can be had at a branch: as many things as the category lists for that place. */
export async function listSourceCategories(
  call: Call,
  { source: id }: { source: string },
): Promise<Result<{ category_id: number; product_count: number }[]>> {
  const [source] = sourcesOf(await referenceData(call.pool), call.storeCode, { source: id });
  return ok(source ? await countProductsAt(call.pool, call.storeCode, source.id) : []);
}

/** Roughly where a postcode is; null where nobody has said. */
export async function locatePostcode(call: Call, { postcode }: { postcode: string }): Promise<Result<Location | null>> {
  return ok(await readPostcodeArea(call.pool, postcode));
}

/** Partners that hand over in this store view, with each of their pick-up points. */
export async function listPartners(call: Call): Promise<Result<Partner[]>> {
  const data = await referenceData(call.pool);
  const sources = sourcesOf(data, call.storeCode);
  return ok(
    data.partners.flatMap((partner) => {
      const points = sources.filter((source) => source.partner_id === partner.id);
      if (points.length === 0) return [];
      return [
        {
          id: partner.id,
          name: partner.name,
          description: inLanguage(partner.description, call.language),
          theme: partner.theme,
          available_shipping_methods: points.map((source) => ({
            is_pickup_point: true,
            description: `${source.name}, ${source.street}, ${source.postcode} ${source.city}`,
            dropoff_description: inLanguage(source.dropoff_info, call.language),
            pickup_point_info: inLanguage(source.pickup_info, call.language),
            source_id: source.id,
          })),
        },
      ];
    }),
  );
}
