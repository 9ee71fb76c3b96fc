import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { CartLine, CartState } from "@/lib/domain/cart";
import type { OrderRecord } from "@/lib/offline/tables";
import { cart as config } from "@/shop.config";
import { noCart, type CartHint } from "./cart-hint";

/** An order as the offline notice shows it. */
export type WaitingOrder = Pick<OrderRecord, "order_id" | "state" | "created_at">;

export interface CartView {
  cart: CartState;
  /** Numbers for the header; ahead of `cart` while its code is loading. */
  hint: CartHint;
  /** `cart` is what the browser keeps, not the empty start. */
  ready: boolean;
  /** Something is on its way to the server. */
  syncing: boolean;
  online: boolean;
  /** Orders made here that are not with the shop yet: not sent, not paid. */
  waitingOrders: WaitingOrder[];
}

const start: CartView = {
  cart: { lines: [], source: null, token: null },
  hint: noCart,
  ready: false,
  syncing: false,
  online: true,
  waitingOrders: [],
};

export const cartStore = createStore<CartView>(() => start);

/** ISO instant at which the first of the holds ends; null when nothing is held. */
export function soonestHold(cart: CartState): string | null {
  return cart.lines.reduce<string | null>(
    (soonest, { holdExpiresAt }) =>
      holdExpiresAt && (!soonest || Date.parse(holdExpiresAt) < Date.parse(soonest)) ? holdExpiresAt : soonest,
    null,
  );
}

export const useCartCount = (): number => useStore(cartStore, ({ hint }) => hint[config.count]);
export const useCart = <T = CartState>(select: (cart: CartState) => T = (cart) => cart as T): T =>
  useStore(cartStore, ({ cart }) => select(cart));
export const useCartLines = (): CartLine[] => useStore(cartStore, ({ cart }) => cart.lines);
export const useCartSource = (): CartState["source"] => useStore(cartStore, ({ cart }) => cart.source);
export const useCartToken = (): string | null => useStore(cartStore, ({ cart }) => cart.token);
export const useCartReady = (): boolean => useStore(cartStore, ({ ready }) => ready);
export const useSyncing = (): boolean => useStore(cartStore, ({ syncing }) => syncing);
export const useOnline = (): boolean => useStore(cartStore, ({ online }) => online);
export const useSoonestHold = (): string | null => useStore(cartStore, ({ cart }) => soonestHold(cart));
export const useWaitingOrders = (): WaitingOrder[] => useStore(cartStore, ({ waitingOrders }) => waitingOrders);
