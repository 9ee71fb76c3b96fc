import { z } from "zod";
import { cmsBlockSchema, cmsPageSchema } from "../entities/catalogue";
import { CMS_BLOCKS, MAX_SEARCH_TEXT } from "../limits";
import { idSchema, trimmedTextSchema } from "../primitives";
import { endpoint } from "../endpoint";
import { search } from "./search";

/** Pages and blocks that an owner writes. */
export const contentEndpoints = {
  searchCmsPages: search("cms_page", cmsPageSchema.partial()),
  searchCmsBlocks: search("cms_block", cmsBlockSchema.partial(), undefined, CMS_BLOCKS),
  searchCmsHierarchy: search(
    "cms_hierarchy",
    z
      .object({
        id: idSchema,
        identifier: z.string(),
        title: z.string(),
        /** Null of a page that stands below none. */
        parent_id: idSchema.nullable(),
        /** Among its siblings. */
        position: z.int(),
      })
      .partial(),
  ),
  searchTexts: endpoint({
    method: "GET",
    path: "catalog/texts",
    summary: "Articles and pages that a search names, the best first",
    input: z.object({ search: trimmedTextSchema(MAX_SEARCH_TEXT) }),
    output: z.object({
      texts: z.array(
        z.object({
          kind: z.enum(["article", "page"]),
          title: z.string(),
          /** What it is about, in a sentence or two. */
          text: z.string(),
          path: z.string(),
          /** The language of both, where it is not the one asked for. */
          language: z.string().optional(),
        }),
      ),
    }),
    cacheSeconds: 10,
  }),
};
