import type { Endpoint } from "@/lib/contract";
import { encodeSegment } from "@/lib/contract/storable";

export interface CallOptions {
  cartToken?: string | null;
  customerToken?: string | null;
  /** Proves the customer group that the input names. */
  groupToken?: string | null;
  /** Makes a repeated write answer as the first one did. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface RequestShape {
  baseUrl: string;
  headers: Record<string, string>;
  /** Remote backends read tokens from the query; our own never sees them in a URL. */
  tokenPlace: "header" | "query";
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Lists are repeated keys, objects are JSON text. */
function appendQuery(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== "object")) {
    for (const entry of value) query.append(name, asText(entry));
    return;
  }
  query.append(name, asText(value));
}

/** Fills `:name` segments and gives back what is left of the input. */
function fillPath(path: string, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/gu, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) throw new Error(`path ${path} needs ${name}`);
    delete rest[name];
    return encodeSegment(asText(value));
  });
  return { path: filled, rest };
}

export function buildRequest(
  definition: Endpoint,
  input: Record<string, unknown>,
  shape: RequestShape,
  options: CallOptions,
): { url: string; init: RequestInit } {
  const { path, rest } = fillPath(definition.path, input);
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: "application/json", ...shape.headers };
  const { cartToken, customerToken, groupToken } = options;
  if (shape.tokenPlace === "header") {
    if (cartToken) headers["x-cart-token"] = cartToken;
    if (customerToken) headers.authorization = `Bearer ${customerToken}`;
    if (groupToken) headers["x-group-token"] = groupToken;
  } else {
    if (cartToken) query.set("cartId", cartToken);
    if (customerToken) query.set("token", customerToken);
    if (groupToken && !("groupToken" in rest)) query.set("groupToken", groupToken);
  }
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  const init: RequestInit = { method: definition.method, headers, signal: options.signal };
  if (definition.method === "GET") {
    for (const [name, value] of Object.entries(rest)) appendQuery(query, name, value);
  } else {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(rest);
  }
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return { url: `${shape.baseUrl.replace(/\/$/u, "")}/${path}${search}`, init };
}
