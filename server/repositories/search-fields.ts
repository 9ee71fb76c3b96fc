import type { SearchQuery } from "@/lib/contract";

export type Operator = keyof NonNullable<SearchQuery["filters"]>[number]["value"];
/** Text of a condition around its parameter. */
type Condition = (parameter: string) => string;

export interface SearchField {
  column: string;
  type: "int" | "text" | "timestamptz";
  crowns?: boolean;
}

/** Fields of a product that a search may filter by. Only what stands here reaches the SQL. */
export const searchFields: ReadonlyMap<string, SearchField> = new Map([
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

const signs: Partial<Record<Operator, string>> = { eq: "=", gte: ">=", gt: ">", lte: "<=", lt: "<" };

/** How a field is compared; null where it can't be in that way. */
export function comparison({ column, type }: SearchField, operator: Operator): Condition | null {
  if (operator === "in") return (values) => `${column} = ANY (${values})`;
  if (operator === "like") return type === "text" ? (pattern) => `${column} ILIKE ${pattern}` : null;
  const sign = signs[operator];
  return sign === undefined ? null : (value) => `${column} ${sign} ${value}`;
}

interface Membership {
  type: "int" | "text";
  /** Around a list of values. */
  sql: Condition;
}

const ofCategories: Membership = {
  type: "int",
  sql: (ids) =>
    `EXISTS (SELECT 1 FROM product_category pc WHERE pc.product_id = p.id AND pc.category_id = ANY (${ids}))`,
};
/** What a product belongs to, or has. */
export const memberships: ReadonlyMap<string, Membership> = new Map([
  ["category_ids", ofCategories],
  ["category.category_id", ofCategories],
  [
    "configurable_children.sku",
    {
      type: "text",
      sql: (skus) => `EXISTS (SELECT 1 FROM variant cv WHERE cv.product_id = p.id AND cv.sku = ANY (${skus}))`,
    },
  ],
]);

/** Whether a search filters by a product's own field of that name, so that no attribute can be called so. */
export const isProductField = (name: string): boolean => searchFields.has(name) || memberships.has(name);
