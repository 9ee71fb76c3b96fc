import { RESERVED_SEGMENTS } from "@/lib/domain/url";

/** So many names of endpoints are counted apart; what is asked for beyond them is "other". */
const MAX_ENDPOINTS = 300;

const PAGES: Record<string, string> = { product: "/p", category: "/c", content: "/static" };

/**
 * What a request is counted under: a route, never an address. Addresses are as many as somebody makes up, and tell who
 * looks at what.
 */
export function routeNames(storeCodes: readonly string[]) {
  const endpoints = new Set<string>();

  function endpoint(segments: readonly string[], isThere: boolean): string {
    const own = segments.filter((segment) => !storeCodes.includes(segment));
    const name = `/${own.slice(0, 3).join("/")}`;
    // Only what answered is an endpoint: what anybody may ask for must not become a name.
    if (!endpoints.has(name) && (!isThere || endpoints.size >= MAX_ENDPOINTS)) return "/api/other";
    endpoints.add(name);
    return name;
  }

  /** @param tag the answer's `cache-tag`, which knows what stands at a short address */
  return (path: string, status: number, tag: string): string => {
    const segments = path.split("/").filter(Boolean);
    const [first = ""] = segments;
    if (first === "_next" || first === "media" || first === "graphql") return `/${first}`;
    if (first === "api") return endpoint(segments, status < 400);
    const [page = ""] = segments.filter((segment) => !storeCodes.includes(segment));
    if (page === "") return "/";
    if (RESERVED_SEGMENTS.has(page)) return `/${page}`;
    if (/\.\w{1,12}$/u.test(path)) return "/file";
    const known = /(?:^|,)(product|category|content)(?::|%3A)/u.exec(tag)?.[1];
    return (known && PAGES[known]) ?? "/other";
  };
}
