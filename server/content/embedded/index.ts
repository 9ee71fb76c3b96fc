import type { Pool } from "pg";
import { ok } from "@/lib/contract/errors";
import type { ContentEndpointName } from "@/lib/contract";
import type { CallContext } from "@/server/call";
import { checked } from "@/server/port/port";
import type { Call } from "@/server/services/call";
import { pages } from "@/server/services/catalogue/lists";
import { searchList } from "@/server/services/catalogue/search";
import type { ContentPort } from "../port";

/** The content port over the pages that came in with the catalogue. */
export function embeddedContent(pool: Pool): ContentPort {
  const withPool = (context: CallContext): Call => ({ ...context, pool });
  return checked<ContentEndpointName>({
    searchCmsPages: async (input, context) => {
      const call = withPool(context);
      return ok(searchList(await pages(call), input, call));
    },
    searchCmsBlocks: async (input, context) => {
      const call = withPool(context);
      const blocks = (await pages(call)).map(({ meta_description: _meta, ...block }) => block);
      return ok(searchList(blocks, input, call));
    },
    searchCmsHierarchy: async (input, context) => {
      const call = withPool(context);
      const nodes = (await pages(call)).map(({ id, identifier }) => ({ id, identifier, parent_id: null }));
      return ok(searchList(nodes, input, call));
    },
  });
}
