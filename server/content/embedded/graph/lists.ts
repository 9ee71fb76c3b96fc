import type { Attribute, ContentType, Model } from "@/server/content/model";
import { relatedType } from "@/server/content/model";
import type { Document, Documents } from "../documents";
import { type Filter, holds, valueHolds } from "./filters";
import { ANSWERED, type Work } from "./work";

/* What a query asks of a list: which documents, in which order, which part of them. */

export interface ListArgs {
  filters?: Filter;
  sort?: readonly (string | null)[];
  pagination?: { page?: number; pageSize?: number; start?: number; limit?: number };
  locale?: string;
}
export interface Asked {
  model: Model;
  documents: Documents;
  work: Work;
}

/** Strapi's own: a list is never longer, whatever is asked. */
const DEFAULT_SIZE = 10;
export const MAX_SIZE = 100;
/** Strapi answers in the default language where a query names none. */
export const DEFAULT_LOCALE = "cs";

export const publishedAt = ({ updatedAt }: Document): string => updatedAt;

const OWN_FIELDS = new Map<string, (document: Document) => unknown>([
  ["documentId", ({ documentId }) => documentId],
  ["createdAt", ({ createdAt }) => createdAt],
  ["updatedAt", ({ updatedAt }) => updatedAt],
  ["publishedAt", publishedAt],
  ["locale", ({ locale }) => locale],
]);

const valueOf = (document: Document, field: string): unknown => {
  const own = OWN_FIELDS.get(field);
  return own ? own(document) : (document.data[field] ?? null);
};

/** What a document points to, in its own language where the other type has languages. */
export function related(
  { model, documents, work }: Asked,
  document: Document,
  field: string,
  attribute: Extract<Attribute, { type: "relation" }>,
): Document[] {
  const type = relatedType(model, attribute.target);
  const all = documents.get(type.name) ?? [];
  work.spend(all.length);
  const same = (other: Document): boolean =>
    other.locale === document.locale || other.locale === null || document.locale === null;
  if (attribute.mappedBy) {
    const { mappedBy } = attribute;
    const points = (other: Document): boolean => idsOf(other.data[mappedBy]).includes(document.documentId);
    return all.filter((other) => same(other) && points(other));
  }
  const ids = idsOf(document.data[field]);
  const found = all.filter((other) => same(other) && ids.includes(other.documentId));
  return found.sort((one, other) => ids.indexOf(one.documentId) - ids.indexOf(other.documentId));
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === "string" ? [value] : [];

function matches(asked: Asked, type: ContentType, document: Document, filters: Filter): boolean {
  return holds(filters, (field, wanted: Filter) => {
    const attribute = type.attributes[field];
    if (attribute?.type !== "relation") return valueHolds(valueOf(document, field), wanted, asked.work);
    const other = relatedType(asked.model, attribute.target);
    return related(asked, document, field, attribute).some((each) => matches(asked, other, each, wanted));
  });
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  // As PostgreSQL orders what is missing.
  if (one == null) return 1;
  if (other == null) return -1;
  if (typeof one === "string" && typeof other === "string") return one < other ? -1 : 1;
  return Number(one) - Number(other);
}

export function listed(asked: Asked, type: ContentType, args: ListArgs, among?: readonly Document[]): Document[] {
  const locale = type.isLocalised ? (args.locale ?? DEFAULT_LOCALE) : null;
  const all = among ?? asked.documents.get(type.name) ?? [];
  asked.work.spend(all.length);
  const found = all.filter(
    (document) =>
      (among !== undefined || document.locale === locale || locale === "*") &&
      (!args.filters || matches(asked, type, document, args.filters)),
  );
  const orders = (args.sort ?? []).flatMap((text) => (text ? [text.split(":")] : []));
  return found.sort((one, other) => {
    for (const [field = "", direction] of orders) {
      asked.work.spend();
      const order = compare(valueOf(one, field), valueOf(other, field));
      if (order !== 0) return direction === "desc" ? -order : order;
    }
    return 0;
  });
}

/** One part of a list, and what Strapi says of it. */
export function paged(all: readonly Document[], { pagination = {} }: ListArgs, { work }: Asked) {
  const { page, pageSize, start, limit } = pagination;
  const wanted = pageSize ?? limit ?? DEFAULT_SIZE;
  // -1 stands for all that may be had at once.
  const size = wanted < 0 ? MAX_SIZE : Math.min(Math.max(wanted, 1), MAX_SIZE);
  const from = Math.max(start ?? ((page ?? 1) - 1) * size, 0);
  const nodes = all.slice(from, from + size);
  work.spend(nodes.length * ANSWERED);
  return {
    nodes,
    pageInfo: {
      total: all.length,
      page: Math.floor(from / size) + 1,
      pageSize: size,
      pageCount: Math.ceil(all.length / size),
    },
  };
}
