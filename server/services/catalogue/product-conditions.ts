import { refuse, ok, type Result } from "@/lib/contract/errors";
import { roundHalfUp, toHalere } from "@/lib/contract/rounding";
import type { SearchQuery } from "@/lib/contract";
import { MAX_INT } from "@/lib/contract/limits";
import type { ListingCriteria } from "@/server/repositories/listing-criteria";
import {
  comparison,
  memberships,
  type Operator,
  type SearchField,
  searchFields,
} from "@/server/repositories/search-fields";
import type { ReferenceData } from "./reference-data";

type Filter = NonNullable<SearchQuery["filters"]>[number];
type Conditions = NonNullable<ListingCriteria["conditions"]>;

const bad = (filter: Filter, message: string) =>
  refuse("invalid_input", `filter ${filter.attribute}: ${message}`, {
    errors: [{ path: `searchQuery.filters.${filter.attribute}`, message }],
  });

/** The value as its column has it; null when it can't be one. */
function converted(
  value: unknown,
  { type, crowns }: Pick<SearchField, "type" | "crowns">,
): string | number | Date | null {
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
    const field = searchFields.get(filter.attribute);
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

/** Found anywhere in the text; signs that mean something to the database stand for themselves. */
const patternOf = (value: unknown): string =>
  `%${String(value)
    .replace(/^%|%$/gu, "")
    .replace(/[\\%_]/gu, "\\$&")}%`;

function fieldCondition(field: SearchField, operator: Operator, value: unknown): Conditions[number] | null {
  const { type } = field;
  const sql = comparison(field, operator);
  if (!sql) return null;
  if (operator === "in") {
    const values = (value as unknown[]).map((entry) => converted(entry, field));
    return values.includes(null) ? null : { sql, type: `${type}[]`, value: values };
  }
  const single = operator === "like" ? patternOf(value) : converted(value, field);
  return single === null ? null : { sql, type, value: single };
}
