import { z } from "zod";
import { cmsBlockSchema, cmsPageSchema } from "../entities/catalogue";
import { CMS_BLOCKS } from "../limits";
import { idSchema } from "../primitives";
import { search } from "./search";

/** Pages and blocks that an owner writes. */
export const contentEndpoints = {
  searchCmsPages: search("cms_page", cmsPageSchema.partial()),
  searchCmsBlocks: search("cms_block", cmsBlockSchema.partial(), undefined, CMS_BLOCKS),
  searchCmsHierarchy: search(
    "cms_hierarchy",
    z.object({ id: idSchema, identifier: z.string(), parent_id: idSchema.nullable() }).partial(),
  ),
};
