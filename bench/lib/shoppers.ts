import { randomUUID } from "node:crypto";
import { pickUpAt } from "@/lib/contract/testing/order";
import type { App } from "./processes";

interface Envelope<T> {
  code: number;
  result: T;
}

export interface Wish {
  sku: string;
  source: string;
  from: string;
  to: string;
}

/** Answer of a shop's API; a refusal is an answer too. @throws at what no shopper may cause: a 5xx. */
export async function call<T>(
  shop: App,
  path: string,
  options: { body?: unknown; token?: string } = {},
): Promise<{ status: number; result: T }> {
  const response = await fetch(`${shop.origin}/api/${path}`, {
    method: options.body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(options.token ? { "x-cart-token": options.token } : {}) },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const { result } = (await response.json()) as Envelope<T>;
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(result)}`);
  return { status: response.status, result };
}

export async function openCart(shop: App): Promise<string> {
  const { status, result } = await call<string>(shop, "cart/create", { body: {} });
  if (status !== 200) throw new Error(`no cart: ${JSON.stringify(result)}`);
  return result;
}

/** Whether the units are held now; any refusal other than "taken" or a holiday would make the race an easy one. */
export async function hold(shop: App, token: string, wish: Wish): Promise<boolean> {
  const { status, result } = await call<{ error_code?: string; errorMessage?: string }>(shop, "cart/update", {
    body: { cartItem: { ...wish, qty: 1 } },
    token,
  });
  if (status === 200) return true;
  if (result.error_code === "out_of_stock" || result.error_code === "closed_day") return false;
  throw new Error(`cart/update answered ${status}: ${result.errorMessage ?? ""}`);
}

export const orderBody = (wish: Wish, token: string, id: string = randomUUID()) => ({
  order_id: id,
  cart_id: token,
  products: [{ ...wish, qty: 1 }],
  addressInformation: pickUpAt(wish.source),
});
