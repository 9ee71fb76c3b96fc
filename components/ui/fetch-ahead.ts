import type { useRouter } from "next/navigation";

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>;

/**
 * What `<Link prefetch>` asks of the router, for links that are plain anchors (docs/decisions/010). Without it the
 * router asks ahead for no more than what stands above a page's skeleton. Pages without a query and product pages are
 * cached and know no visitor, so the whole of them may be asked for and kept.
 */
export const WHOLE_PAGE = { kind: "full" } as unknown as PrefetchOptions;
