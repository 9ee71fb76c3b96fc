import { refuse, ok, type Result } from "@/lib/contract/errors";
import { roundHalfUp, toHalere } from "@/lib/contract/rounding";
import type { SearchQuery } from "@/lib/contract";
import { MAX_INT } from "@/lib/contract/limits";
import type { ListingCriteria } from "@/server/repositories/listing-criteria";
import type { ReferenceData } from "./reference-data";

type Filter = NonNullable<SearchQuery["filters"]>[number];
type Conditions = NonNullable<ListingCriteria["conditions"]>;
type Operator = keyof Filter["value"];

interface Field {
  column: string;
  type: "int" | "text" | "timestamptz";
  crowns?: boolean;
}

/** Fields of a product that a search may filter by. Only what stands here reaches the SQL. */
const fields = new Map<string, Field>([
  ["id", { column: "p.id", type: "int" }],
  ["sku", { column: "p.sku", type: "text" }],
  ["parentSku", { column: "p.sku", type: "text" }],
  ["slug", { column: "p.slug", type: "text" }],
  ["url_key", { column: "p.slug", type: "text" }],
  ["url_path", { column: "p.url_path", type: "text" }],
  ["type_id", { column: "p.type_id", type: "text" }],
  ["status", { column: "p.status", type: "int" }],
  ["visibility", { column: "p.visibility", type: "int" }],
  ["partner", { column: "p.partner", type: "text" }],
  ["popularity", { column: "p.popularity", type: "int" }],
  ["price", { column: "coalesce(offer.price, p.price)", type: "int", crowns: true }],
  // What is charged for one day: the same that a sort by it compares.
  ["final_price", { column: "coalesce(offer.price, p.price)", type: "int", crowns: true }],
  ["created_at", { column: "p.created_at", type: "timestamptz" }],
  ["updated_at", { column: "p.updated_at", type: "timestamptz" }],
]);

interface Membership {
  type: "int" | "text";
  sql: (value: string) => string;
}

const ofCategories: Membership = {
  type: "int",
  sql: (value) =>
    `EXISTS (SELECT 1 FROM product_category pc WHERE pc.product_id = p.id AND pc.category_id = ANY (${value}))`,
};
const memberships = new Map<string, Membership>([
  ["category_ids", ofCategories],
  ["category.category_id", ofCategories],
  [
    "configurable_children.sku",
    {
      type: "text",
      sql: (value) => `EXISTS (SELECT 1 FROM variant cv WHERE cv.product_id = p.id AND cv.sku = ANY (${value}))`,
    },
  ],
]);

/** Whether a search filters by a product's own field of that name, so that no attribute can be called so. */
export const isProductField = (name: string): boolean => fields.has(name) || memberships.has(name);

const comparisons: Partial<Record<Operator, string>> = { eq: "=", gte: ">=", gt: ">", lte: "<=", lt: "<" };

const bad = (filter: Filter, message: string) =>
  refuse("invalid_input", `filter ${filter.attribute}: ${message}`, {
    errors: [{ path: `searchQuery.filters.${filter.attribute}`, message }],
  });

/** The value as its column has it; null when it can't be one. */
function converted(value: unknown, { type, crowns }: Pick<Field, "type" | "crowns">): string | number | Date | null {
  if (type === "text") return String(value);
  if (type === "timestamptz") {
    const instant = new Date(String(value));
    // Years of more than four digits, or before the first, are written in a way that the database doesn't read.
    return /^(?!0000)\d{4}-/u.test(Number.isNaN(instant.getTime()) ? "" : instant.toISOString()) ? instant : null;
  }
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  const whole = crowns ? toHalere(number) : roundHalfUp(number);
  return Math.abs(whole) <= MAX_INT ? whole : null;
}

/** Filters as conditions on columns and as groups of attribute options; what is not known is refused, not ignored. */
export function productConditions(
  filters: readonly Filter[],
  data: ReferenceData,
): Result<{ conditions: Conditions; groups: ListingCriteria["groups"] }> {
  const conditions: Conditions = [];
  const groups: ListingCriteria["groups"] = [];
  for (const filter of filters) {
    const field = fields.get(filter.attribute);
    const membership = memberships.get(filter.attribute);
    const attribute = data.attributeByCode.get(filter.attribute);
    const listed = filter.value.in ?? (filter.value.eq === undefined ? undefined : [filter.value.eq]);
    if (membership) {
      const values = listed?.map((value) => converted(value, membership));
      if (!values || values.includes(null)) return bad(filter, "needs eq or in");
      conditions.push({ sql: membership.sql, type: `${membership.type}[]`, value: values });
    } else if (attribute) {
      if (!listed) return bad(filter, "needs eq or in");
      const keys = new Set(listed.map(String));
      groups.push({
        chosen: attribute.options.filter((option) => keys.has(option.value)).map((option) => option.id),
        all: attribute.options.map((option) => option.id),
      });
    } else if (field) {
      for (const [operator, value] of Object.entries(filter.value) as [Operator, unknown][]) {
        const condition = fieldCondition(field, operator, value);
        if (!condition) return bad(filter, `${operator} can't be read`);
        conditions.push(condition);
      }
    } else {
      return bad(filter, "unknown field");
    }
  }
  return ok({ conditions, groups });
}

function fieldCondition(field: Field, operator: Operator, value: unknown): Conditions[number] | null {
  const { column, type } = field;
  if (operator === "in") {
    const values = (value as unknown[]).map((entry) => converted(entry, field));
    return values.includes(null)
      ? null
      : { sql: (parameter) => `${column} = ANY (${parameter})`, type: `${type}[]`, value: values };
  }
  if (operator === "like") {
    return type === "text"
      ? {
          sql: (parameter) => `${column} ILIKE ${parameter}`,
          type: "text",
          value: `%${String(value)
            .replace(/^%|%$/gu, "")
            .replace(/[\\%_]/gu, "\\$&")}%`,
        }
      : null;
  }
  const single = converted(value, field);
  const sign = comparisons[operator];
  return single === null || !sign
    ? null
    : { sql: (parameter) => `${column} ${sign} ${parameter}`, type, value: single };
}
