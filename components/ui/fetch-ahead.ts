import type { PrefetchOptions } from "next/dist/shared/lib/app-router-context.shared-runtime";

/**
 * Without it the router asks ahead for no more than what stands above a page's skeleton. Pages without a query and
 * product pages are cached and know no visitor, so the whole of them may be asked for and kept.
 */
export const WHOLE_PAGE = { kind: "full" } as unknown as PrefetchOptions;
