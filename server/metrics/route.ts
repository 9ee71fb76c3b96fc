import { type Endpoint, endpoints } from "@/lib/contract";
import { RESERVED_SEGMENTS } from "@/lib/domain/url";

const PAGES: Record<string, string> = { product: "/p", category: "/c", content: "/static" };

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const STATUSES: ReadonlySet<string> = new Set(["1xx", "2xx", "3xx", "4xx", "5xx"]);

/** Anybody may make up a method. */
export const methodName = (method = ""): string => (METHODS.has(method) ? method : "other");
export function statusName(status: number): string {
  const name = `${Math.floor(status / 100)}xx`;
  return STATUSES.has(name) ? name : "other";
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Beside the contract's: for those who run the shop, and for gateways and who pays there. */
const OWN = [
  ...["docs", "openapi.json", "health/live", "health/ready", "internal/address", "internal/revalidate"],
  ...["outbox", "outbox/:id", "outbox/:id/html", "payments/:gateway/notification", "payments/sandbox/page/:ref"],
];
/** Endpoints by their segments: a name comes from here, never from what was asked for. */
const table = [...new Set([...Object.values(endpoints as Record<string, Endpoint>).map(({ path }) => path), ...OWN])]
  .map((path) => ({ name: `/api/${path}`, segments: segmentsOf(path) }))
  // The one that says more about a path goes first.
  .sort((one, other) => variables(one.segments) - variables(other.segments));

function variables(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith(":")).length;
}

function endpointName(asked: readonly string[]): string {
  const found = table.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => segment.startsWith(":") || segment === asked[index]),
  );
  return found?.name ?? "/api/other";
}

/**
 * What a request is counted under: a route, never an address. Addresses are as many as somebody makes up, and tell who
 * looks at what.
 */
export function routeNames(storeCodes: readonly string[]) {
  /** @param tag the answer's `cache-tag`, which knows what stands at a short address */
  return (path: string, tag: string): string => {
    const segments = segmentsOf(path);
    const [first = ""] = segments;
    if (first === "_next" || first === "media" || first === "graphql") return `/${first}`;
    if (first === "api") return endpointName(segments.slice(storeCodes.includes(segments[1] ?? "") ? 2 : 1));
    const [page = ""] = storeCodes.includes(first) ? segments.slice(1) : segments;
    if (page === "") return "/";
    if (RESERVED_SEGMENTS.has(page)) return `/${page}`;
    if (/\.\w{1,12}$/u.test(path)) return "/file";
    const known = /(?:^|,)(product|category|content)(?::|%3A)/u.exec(tag)?.[1];
    return (known && PAGES[known]) ?? "/other";
  };
}
