import { errorCatalogue, type ShopError } from "@/lib/contract/errors";
import type { AddressTarget } from "@/lib/dispatch/address";
import type { CallContext } from "@/server/call";
import type { CommercePort } from "@/server/commerce/port";
import type { ContentPort } from "@/server/content/port";
import { channel } from "@/shop.config";

type ShopPort = CommercePort & ContentPort;

const NONE: AddressTarget = { type: "none" };
/** A refusal that says "there is no such thing"; any other means that nobody knows. */
function noneFor(error: ShopError): AddressTarget {
  const { status } = errorCatalogue[error.code];
  if (status === 404 || status === 400) return NONE;
  throw new Error(`${error.code}: ${error.message}`);
}

const page = (...segments: string[]) => ({
  type: "page" as const,
  path: `/${segments.map(encodeURIComponent).join("/")}`,
});

/**
 * What stands at a path of the catalogue or under an order's id, by its one address below the store view; "none" for
 * anything made up.
 */
export async function resolveAddress(port: ShopPort, call: CallContext, path: string): Promise<AddressTarget> {
  const [route = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  if (route === "c") return category(port, call, rest);
  if (route === "p") return product(port, call, rest);
  if (route === "branches") return branch(port, call, rest);
  if (route === "partners") return partner(port, call, rest);
  if (route === "order") return order(port, call, rest);
  if (route === "i" || route === "static") return content(port, call, route, rest.join("/"));
  const mapped = await port.mapUrl({ url: path }, call);
  if (!mapped.ok) return noneFor(mapped.error);
  const target = mapped.value;
  if (target.type === "none") return NONE;
  if (target.moved_to !== undefined) return { ...page(...target.moved_to.split("/")), type: "moved" };
  return target.type === "category" ? page("c", target.slug) : page("p", target.sku, target.slug);
}

async function category(port: ShopPort, call: CallContext, [slug = ""]: string[]): Promise<AddressTarget> {
  const found = await port.searchCategories(
    { searchQuery: { filters: [{ attribute: "slug", value: { eq: slug } }] }, size: 1 },
    call,
  );
  if (!found.ok) return noneFor(found.error);
  const [item] = found.value.items;
  if (item?.slug && item.is_active) return page("c", item.slug);
  // A category that was renamed is known by its former slug too.
  const former = await port.mapUrl({ url: `/c/${slug}` }, call);
  if (!former.ok) return noneFor(former.error);
  return former.value.type === "category" ? page("c", former.value.slug) : NONE;
}

/** A child's sku leads to its product; a child that the product doesn't have is not found. */
async function product(port: ShopPort, call: CallContext, [sku = "", , childSku]: string[]): Promise<AddressTarget> {
  const found = await port.getProduct({ sku }, call);
  if (!found.ok) return noneFor(found.error);
  const { sku: own, slug, configurable_children: children } = found.value;
  if (childSku === undefined) return page("p", own, slug);
  return children.some((child) => child.sku === childSku) ? page("p", own, slug, childSku) : NONE;
}

/** The id alone opens an order; a mistyped and an unknown one look the same. */
async function order(port: ShopPort, call: CallContext, [id = ""]: string[]): Promise<AddressTarget> {
  const found = await port.getOrder({ id }, call);
  return found.ok ? page("order") : noneFor(found.error);
}

async function branch(port: ShopPort, call: CallContext, [id = ""]: string[]): Promise<AddressTarget> {
  const found = await port.listSources({}, call);
  if (!found.ok) return noneFor(found.error);
  return found.value.some((source) => source.id === id) ? page("branches", id) : NONE;
}

async function partner(port: ShopPort, call: CallContext, [id = ""]: string[]): Promise<AddressTarget> {
  if (!channel.displayPartnerPages) return NONE;
  const found = await port.listPartners({}, call);
  if (!found.ok) return noneFor(found.error);
  return found.value.some((known) => String(known.id) === id) ? page("partners", id) : NONE;
}

async function content(port: ShopPort, call: CallContext, route: string, identifier: string): Promise<AddressTarget> {
  const found = await port.searchCmsPages(
    { searchQuery: { filters: [{ attribute: "identifier", value: { eq: identifier } }] }, size: 1 },
    call,
  );
  if (!found.ok) return noneFor(found.error);
  const [item] = found.value.items;
  return item?.identifier ? page(route, ...item.identifier.split("/")) : NONE;
}
