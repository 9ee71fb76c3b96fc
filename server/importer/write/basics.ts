import type { Queryable } from "@/server/db/client";
import type { ImportSet } from "../take-record";
import type { ImportRecord } from "../format";
import { fold } from "@/lib/domain/search-words";
import { toHalere } from "@/lib/contract/rounding";
import { type Counts, upsert } from "./upsert";

/** Everything that stands on its own: no record here needs a product. */
export async function writeBasics(db: Queryable, set: ImportSet): Promise<Record<string, Counts>> {
  const counts: Record<string, Counts> = {};
  counts["tax-rules"] = await upsert(
    db,
    {
      table: "tax_rule",
      key: ["id"],
      columns: { id: "int", product_tax_class_ids: "int[]", customer_tax_class_ids: "int[]", rates: "jsonb" },
    },
    set["tax-rules"].map(({ record }) => record),
  );
  counts.partners = await upsert(
    db,
    { table: "partner", key: ["id"], columns: { id: "int", name: "text", description: "jsonb", theme: "text" } },
    set.partners.map(({ record }) => record),
  );
  counts.sources = await upsert(
    db,
    {
      table: "source",
      key: ["id"],
      columns: {
        id: "text",
        name: "text",
        locative: "jsonb",
        partner_id: "int",
        latitude: "double precision",
        longitude: "double precision",
        street: "text",
        city: "text",
        postcode: "text",
        phone: "text",
        email: "text",
        pickup_info: "jsonb",
        dropoff_info: "jsonb",
        facilities: "jsonb",
        opening_hours: "jsonb",
        closed_days: "date[]",
        special_hours: "jsonb",
        closed_on_holidays: "boolean",
        lead_minutes: "int",
        order_until: "text",
        takes_back: "boolean",
        return_fee: "int",
        store_codes: "text[]",
        position: "int",
      },
    },
    set.sources.map(({ record }, position) => ({
      ...record,
      closed_days: [...new Set(record.closed_days)],
      return_fee: record.return_fee === null ? null : toHalere(record.return_fee),
      position,
    })),
  );
  counts.postcodes = await upsert(
    db,
    {
      table: "postcode_area",
      key: ["prefix"],
      columns: { prefix: "text", name: "text", latitude: "double precision", longitude: "double precision" },
    },
    set.postcodes.map(({ record }) => record),
  );
  counts["pickup-points"] = await upsert(
    db,
    {
      table: "pickup_point",
      key: ["carrier", "id"],
      columns: {
        carrier: "text",
        id: "text",
        name: "text",
        street: "text",
        city: "text",
        postcode: "text",
        latitude: "double precision",
        longitude: "double precision",
        opening_hours: "jsonb",
        closed_days: "date[]",
        is_active: "boolean",
        words: "text",
      },
    },
    set["pickup-points"].map(({ record }) => ({ ...record, words: pointWords(record) })),
  );
  counts.companies = await upsert(
    db,
    {
      table: "company",
      key: ["country", "company_id"],
      columns: {
        country: "text",
        company_id: "text",
        vat_id: "text",
        name: "text",
        street: "text",
        city: "text",
        postcode: "text",
      },
    },
    set.companies.map(({ record: { country_id: country, ...company } }) => ({ ...company, country })),
  );
  counts.attributes = await writeAttributes(db, set);
  counts.services = await upsert(
    db,
    {
      table: "service",
      key: ["code"],
      columns: { code: "text", name: "jsonb", description: "jsonb", price: "int", options: "jsonb" },
    },
    set.services.map(({ record }) => {
      const options = record.options.map((option) => ({ ...option, price: toHalere(option.price) }));
      const prices = options.map(({ price }) => price);
      return { ...record, options, price: record.price === undefined ? Math.min(...prices) : toHalere(record.price) };
    }),
  );
  counts.fronts = await upsert(
    db,
    {
      table: "store_front",
      key: ["store_code"],
      columns: { store_code: "text", headline: "jsonb", text: "jsonb", picture: "text", people: "jsonb" },
    },
    set.fronts.map(({ record }) => record),
  );
  counts.synonyms = await upsert(
    db,
    { table: "synonym", key: ["words"], columns: { words: "text[]" } },
    distinctGroups(set),
  );
  return counts;
}

/** What a point is found by; its postcode as people type it, without the space. */
const pointWords = ({ name, street, city, postcode }: ImportRecord<"pickup-points">): string =>
  [...fold(`${name} ${street} ${city}`).split(/[^\p{L}\p{N}]+/u), postcode.replace(/\s/gu, "")]
    .filter(Boolean)
    .join(" ");

/** Groups of words that mean the same, each as the search compares them and once. */
export function distinctGroups(set: ImportSet): { words: string[] }[] {
  const groups = set.synonyms.map(({ record }) => [...new Set(record.words.map(fold))].sort());
  return [...new Map(groups.map((words) => [words.join("|"), { words }])).values()];
}

async function writeAttributes(db: Queryable, set: ImportSet): Promise<Counts> {
  const counts = await upsert(
    db,
    {
      table: "attribute",
      key: ["code"],
      columns: {
        code: "text",
        label: "jsonb",
        prompt: "jsonb",
        is_variant: "boolean",
        is_filterable: "boolean",
        is_comparable: "boolean",
        is_visible: "boolean",
        in_tagline: "boolean",
        position: "int",
      },
    },
    set.attributes.map(({ record: { options: _options, ...attribute } }) => attribute),
  );
  const { rows } = await db.query<{ id: number; code: string }>("SELECT id, code FROM attribute");
  const idOf = new Map(rows.map((row) => [row.code, row.id]));
  const options = set.attributes.flatMap(({ record }) =>
    record.options.map((option, position) => ({
      attribute_id: idOf.get(record.code),
      value: option.value,
      label: option.label,
      position,
    })),
  );
  const optionCounts = await upsert(
    db,
    {
      table: "attribute_option",
      key: ["attribute_id", "value"],
      columns: { attribute_id: "int", value: "text", label: "jsonb", position: "int" },
    },
    options,
  );
  return { ...counts, updated: counts.updated + optionCounts.created + optionCounts.updated };
}
