import { BLOG, contentTag, EVERY_PAGE, HOME } from "@/lib/page-tags";

/**
 * Tags of the pages that show a document of this type.
 * @param slugs it had and has; empty where nobody knows
 */
export function tagsOfContent(type: string, slugs: readonly string[]): string[] {
  if (type === "static-page") return slugs.length > 0 ? slugs.map(contentTag) : [EVERY_PAGE];
  if (type.startsWith("blog-")) return [BLOG];
  if (type === "homepage") return [HOME];
  return [EVERY_PAGE];
}
