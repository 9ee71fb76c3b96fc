import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
} from "graphql";
import { DateOnly, DateTime } from "./scalars";
import { comparing, type Work } from "./work";

/* Strapi's filters: `{ slug: { eq: "terms" }, or: [{ title: { containsi: "ski" } }] }`. */

type Compare = (found: unknown, wanted: never) => boolean;
/** A list or a part has no text to be compared by. */
const written = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
const fold = (value: unknown): string => written(value).toLowerCase();
/** Nothing is neither more nor less than anything. */
const ordered =
  (holds: (one: string | number, other: string | number) => boolean): Compare =>
  (found, wanted) =>
    found != null && holds(found as number, wanted);

const comparisons: Record<string, Compare> = {
  eq: (found, wanted) => found === wanted,
  eqi: (found, wanted) => fold(found) === fold(wanted),
  ne: (found, wanted) => found !== wanted,
  nei: (found, wanted) => fold(found) !== fold(wanted),
  in: (found, wanted: unknown[]) => wanted.includes(found),
  notIn: (found, wanted: unknown[]) => !wanted.includes(found),
  lt: ordered((one, other) => one < other),
  lte: ordered((one, other) => one <= other),
  gt: ordered((one, other) => one > other),
  gte: ordered((one, other) => one >= other),
  between: (found, [from, to]: [number, number]) =>
    found != null && (found as number) >= from && (found as number) <= to,
  contains: (found, wanted) => written(found).includes(written(wanted)),
  notContains: (found, wanted) => !written(found).includes(written(wanted)),
  containsi: (found, wanted) => fold(found).includes(fold(wanted)),
  notContainsi: (found, wanted) => !fold(found).includes(fold(wanted)),
  startsWith: (found, wanted) => written(found).startsWith(written(wanted)),
  endsWith: (found, wanted) => written(found).endsWith(written(wanted)),
  // Of one value Strapi takes values here, not filters.
  and: (found, wanted: unknown[]) => wanted.every((one) => one === found),
  or: (found, wanted: unknown[]) => wanted.includes(found),
  null: (found, wanted) => (found == null) === wanted,
  notNull: (found, wanted) => (found != null) === wanted,
};
const LISTS = new Set(["in", "notIn", "between", "and", "or"]);
const FLAGS = new Set(["null", "notNull"]);

function filterOf(name: string, type: GraphQLInputType): GraphQLInputObjectType {
  const filter: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => ({
      not: { type: filter },
      ...Object.fromEntries(
        Object.keys(comparisons).map((key) => [
          key,
          { type: FLAGS.has(key) ? GraphQLBoolean : LISTS.has(key) ? new GraphQLList(type) : type },
        ]),
      ),
    }),
  });
  return filter;
}

export const valueFilters = {
  id: filterOf("IDFilterInput", GraphQLID),
  string: filterOf("StringFilterInput", GraphQLString),
  integer: filterOf("IntFilterInput", GraphQLInt),
  float: filterOf("FloatFilterInput", GraphQLFloat),
  boolean: filterOf("BooleanFilterInput", GraphQLBoolean),
  date: filterOf("DateFilterInput", DateOnly),
  datetime: filterOf("DateTimeFilterInput", DateTime),
};

export type Filter = Readonly<Record<string, unknown>>;

/** Whether a filter holds, with what it asks of a field left to the caller: a value, or a filter of what is related. */
export function holds(filter: Filter, ask: (key: string, wanted: never) => boolean): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (wanted == null) return true;
    // GraphQL lets a list hold nothing where a filter could stand: that asks for nothing.
    if (key === "and") return (wanted as (Filter | null)[]).every((part) => !part || holds(part, ask));
    if (key === "or") return (wanted as (Filter | null)[]).some((part) => !part || holds(part, ask));
    if (key === "not") return !holds(wanted as Filter, ask);
    return ask(key, wanted as never);
  });
}

export function valueHolds(found: unknown, filter: Filter, work: Work): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    if (wanted == null) return true;
    if (key === "not") return !valueHolds(found, wanted as Filter, work);
    work.spend(comparing(found, wanted));
    return comparisons[key]?.(found ?? null, wanted as never) ?? false;
  });
}
