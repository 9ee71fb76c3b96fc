import type { Category } from "@/lib/contract";

/* Which categories a shop shows, and where: one rule for menu, pages, maps of the shop and the importer. */

/** The catalogue's root, which has no page; what lies right below it are the sections. */
const ROOT_LEVEL = 1;

type Placed = Pick<Category, "level">;

export const isBelowRoot = ({ level }: Placed): boolean => level > ROOT_LEVEL;
export const isSection = ({ level }: Placed): boolean => level === ROOT_LEVEL + 1;

/** Whether it has a page. */
export const hasPage = (category: Pick<Category, "level" | "is_active">): boolean =>
  isBelowRoot(category) && category.is_active;

/** Whether menus lead to it: it has a page, and this shop has something of it. */
export const isListed = (category: Pick<Category, "level" | "is_active" | "product_count">): boolean =>
  hasPage(category) && category.product_count > 0;

type Listed = Pick<Category, "id" | "parent_id" | "level" | "is_active" | "product_count">;

/** Sections of which this shop has something. */
export const topCategories = <C extends Listed>(categories: readonly C[]): C[] =>
  categories.filter((category) => isSection(category) && isListed(category));

export const subcategoriesOf = <C extends Listed>({ id }: Pick<C, "id">, categories: readonly C[]): C[] =>
  categories.filter((category) => category.parent_id === id && isListed(category));

/** Address of what lies in a category: its own, or one below the category's. */
export const urlPathIn = (
  category: Pick<Category, "level" | "url_path"> | null | undefined,
  { url_path, slug }: { url_path?: string | null | undefined; slug: string },
): string => url_path ?? (category && isBelowRoot(category) ? `${category.url_path}/${slug}` : slug);
