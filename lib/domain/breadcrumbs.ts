import type { Category } from "@/lib/contract";
import { isBelowRoot } from "./categories";

type TrailCategory = Pick<Category, "id" | "path" | "level" | "url_path">;

/** What has no address can't stand in a trail. */
const isShown = (category: TrailCategory): boolean => isBelowRoot(category) && category.url_path !== "";

/** Ancestors of a category, top first, without the root and without itself; unknown ones are left out. */
function ancestorsOf<C extends TrailCategory>(category: TrailCategory, categories: readonly C[]): C[] {
  const byId = new Map(categories.map((known) => [known.id, known]));
  return category.path
    .split("/")
    .map((id) => byId.get(Number(id)))
    .filter((known): known is C => known !== undefined && known.id !== category.id && isShown(known));
}

/**
 * What stands between "home" and the thing itself. Category: its ancestors. Product: its category with
 * the ancestors, where the category that the shopper came through wins over the deepest one.
 */
export function breadcrumbsFor<C extends TrailCategory>(
  thing: TrailCategory | { category_ids: readonly number[] },
  categories: readonly C[],
  current?: TrailCategory | null,
): C[] {
  if (!("category_ids" in thing)) return ancestorsOf(thing, categories);
  const own = categories.filter((category) => thing.category_ids.includes(category.id) && isBelowRoot(category));
  const deepest = own.reduce<C | undefined>(
    (best, category) => (!best || category.level > best.level ? category : best),
    undefined,
  );
  const home = own.find((category) => category.id === current?.id) ?? deepest;
  return home ? [...ancestorsOf(home, categories), ...[home].filter(isShown)] : [];
}
