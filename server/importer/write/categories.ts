import type { TrailColor } from "@/lib/contract";
import { isBelowRoot, urlPathIn } from "@/lib/domain/categories";
import type { RentRule } from "@/lib/domain/rent-rules";
import type { Queryable } from "@/server/db/client";
import type { StoredCategory } from "@/server/repositories/categories";
import { select } from "@/server/repositories/sql";
import { urlPathProblem } from "../check-basics";
import type { Problem } from "../problems";
import type { ImportSet, Sourced } from "../take-record";
import { type Counts, upsert } from "./upsert";

export interface PlacedCategory extends StoredCategory {
  rent_rules: RentRule[];
}

const DEFAULT_COLOR: TrailColor = "red";

/** A slug is an address of the shop, and another category's may be that of one which this import does not bring. */
function takenSlugs(
  incoming: readonly Sourced<"categories">[],
  placed: ReadonlyMap<number, PlacedCategory>,
): Problem[] {
  const bySlug = new Map<string, PlacedCategory[]>();
  for (const category of placed.values()) bySlug.set(category.slug, [...(bySlug.get(category.slug) ?? []), category]);
  return incoming.flatMap((sourced): Problem[] => {
    const { id, slug } = sourced.record;
    const owner = bySlug.get(slug)?.find((category) => category.id !== id);
    return owner ? [{ ...sourced, field: "slug", message: `${slug} is taken by category ${owner.id}` }] : [];
  });
}

/** Fills in what a category takes from those above it. Categories that are in the database already count too. */
export async function placeCategories(
  db: Queryable,
  set: ImportSet,
  problems: Problem[],
): Promise<Map<number, PlacedCategory>> {
  const existing = await select<PlacedCategory>(
    db,
    `SELECT id, parent_id, name, slug, url_path, path, level, position, is_active, description, trail_color,
      illustration, rent_rules FROM category`,
  );
  const placed = new Map(existing.map((category) => [category.id, category]));
  const incoming = new Map(set.categories.map((sourced) => [sourced.record.id, sourced]));
  const done = new Set<number>();

  const place = (sourced: Sourced<"categories">, below: readonly number[]): PlacedCategory | null => {
    const { record } = sourced;
    const known = placed.get(record.id);
    if (done.has(record.id) && known) return known;
    if (below.includes(record.id)) {
      problems.push({ ...sourced, field: "parent_id", message: "the category lies below itself" });
      return null;
    }
    const above = record.parent_id === null ? null : incoming.get(record.parent_id);
    const parent = above
      ? place(above, [...below, record.id])
      : record.parent_id === null
        ? null
        : placed.get(record.parent_id);
    if (record.parent_id !== null && !parent) {
      problems.push({ ...sourced, field: "parent_id", message: `no category ${record.parent_id}` });
      return null;
    }
    const category: PlacedCategory = {
      id: record.id,
      parent_id: record.parent_id,
      name: record.name,
      slug: record.slug,
      url_path: urlPathIn(parent, record),
      path: parent ? `${parent.path}/${record.id}` : String(record.id),
      level: (parent?.level ?? 0) + 1,
      position: record.position,
      is_active: record.is_active,
      description: record.description,
      trail_color: record.trail_color ?? parent?.trail_color ?? DEFAULT_COLOR,
      illustration: record.illustration ?? parent?.illustration ?? null,
      rent_rules: record.rent_rules,
    };
    // The root has no page of its own.
    const urlProblem = isBelowRoot(category) ? urlPathProblem(category.url_path) : null;
    if (urlProblem) problems.push({ ...sourced, field: "url_path", message: urlProblem });
    placed.set(record.id, category);
    done.add(record.id);
    return category;
  };
  for (const sourced of set.categories) place(sourced, []);
  problems.push(...takenSlugs(set.categories, placed));
  return placed;
}

export const writeCategories = (db: Queryable, set: ImportSet, placed: Map<number, PlacedCategory>): Promise<Counts> =>
  upsert(
    db,
    {
      table: "category",
      key: ["id"],
      columns: {
        id: "int",
        parent_id: "int",
        name: "jsonb",
        slug: "text",
        url_path: "text",
        path: "text",
        level: "int",
        position: "int",
        is_active: "boolean",
        description: "jsonb",
        trail_color: "text",
        illustration: "text",
        rent_rules: "jsonb",
      },
    },
    set.categories.flatMap(({ record }) => {
      const category = placed.get(record.id);
      return category ? [{ ...category }] : [];
    }),
  );
