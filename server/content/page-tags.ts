import { BLOG, CONTENT, EVERY_PAGE, HOME } from "@/lib/page-tags";

/** Tags of the pages that show a document of this type. */
export function tagsOfContent(type: string): string[] {
  if (type === "static-page") return [CONTENT];
  // What is said in several places.
  if (type === "block") return [CONTENT, BLOG];
  if (type.startsWith("blog-") || type === "author") return [BLOG];
  if (type === "homepage") return [HOME];
  return [EVERY_PAGE];
}
