import type { AddressTarget } from "@/lib/dispatch/address";
import type { Language } from "@/lib/store-views";
import { loadBlog } from "@/server/content/blog";
import type { ContentClient } from "@/server/content/client";

/** What stands below `/blog`: a category, or an article in its own. @throws while nobody can say */
export async function blogAddress(client: ContentClient, language: Language, path: string): Promise<AddressTarget> {
  const [, , category, slug] = path.split("/").map(decodeURIComponent);
  const blog = await loadBlog(client, language);
  if (!blog) throw new Error("the content backend does not answer");
  const isThere =
    slug === undefined
      ? blog.categories.some((each) => each.slug === category)
      : blog.articles.some((each) => each.slug === slug && each.category.slug === category);
  return isThere ? { type: "page", path } : { type: "none" };
}
