import { createHash } from "node:crypto";
import type { OrderBody } from "@/lib/contract";

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/**
 * What the renter asked for, whatever the order of keys. The queue's own marks may differ between two sendings of one
 * order. Body measurements are left out: the hash is kept with the order, and so few of them there are that they could
 * be guessed from it when they have long been forgotten. Whose account it stands in is no part of it either: a login
 * may end between two sendings.
 */
export function bodyHash({
  created_at: _created,
  updated_at: _updated,
  transmited: _transmited,
  ...body
}: OrderBody): string {
  return hashOf({
    ...body,
    user_id: "",
    products: body.products.map(({ biometric_data: _said, ...product }) => product),
  });
}

export const hashOf = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(body)))
    .digest("hex");
