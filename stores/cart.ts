import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Period, ShopError } from "@/lib/contract";
import type { CartLine, CartState } from "@/lib/domain/cart";
import type { TaskState } from "@/lib/offline/tasks";
import { cart as config } from "@/shop.config";
import { noCart, type CartHint } from "./cart-hint";

/** An order made here that is not with the shop: it waits to be sent, or for a word of the shopper, or was refused. */
export interface OpenOrder {
  orderId: string;
  state: Extract<TaskState, "waiting" | "asking" | "refused">;
  /** Names of its things. */
  things: string[];
  /** Why the shop refused it. */
  error: ShopError | null;
  /** Its things are in the cart: they never left it, or have been given back. */
  inCart: boolean;
  /** Somebody has pressed the button, and the first answer is still to come: after a reload, or in another tab. */
  onItsWay: boolean;
  /** The shopper has put off the question. */
  acknowledged: boolean;
}

/** An order that stands, as far as this browser remembers it: nothing of the person. */
export interface PlacedOrder {
  orderId: string;
  /** As the shop says it. */
  number: string;
  /** From the first day of any of its things to the last. */
  period?: Period;
}

export interface CartView {
  cart: CartState;
  /** Numbers for the header; ahead of `cart` while its code is loading. */
  hint: CartHint;
  /** `cart` is what the browser keeps, not the empty start. */
  ready: boolean;
  /** ISO instant at which the server last confirmed the cart as it is; null where it was changed since. */
  confirmedAt: string | null;
  /** Something is on its way to the server. */
  syncing: boolean;
  online: boolean;
  openOrders: OpenOrder[];
  /** Orders that this browser has brought to the shop: the latest, and all that are not over, the newest first. */
  placedOrders: PlacedOrder[];
}

export const startView: CartView = {
  cart: { lines: [], source: null, token: null, storeCode: null },
  hint: noCart,
  ready: false,
  confirmedAt: null,
  syncing: false,
  online: true,
  openOrders: [],
  placedOrders: [],
};

export const cartStore = createStore<CartView>(() => startView);

export const useCartCount = (): number => useStore(cartStore, ({ hint }) => hint[config.count]);
export const useCart = <T = CartState>(select: (cart: CartState) => T = (cart) => cart as T): T =>
  useStore(cartStore, ({ cart }) => select(cart));
export const useCartLines = (): CartLine[] => useStore(cartStore, ({ cart }) => cart.lines);
export const useCartSource = (): CartState["source"] => useStore(cartStore, ({ cart }) => cart.source);
export const useCartToken = (): string | null => useStore(cartStore, ({ cart }) => cart.token);
export const useCartReady = (): boolean => useStore(cartStore, ({ ready }) => ready);
export const useSyncing = (): boolean => useStore(cartStore, ({ syncing }) => syncing);
export const useConfirmedAt = (): string | null => useStore(cartStore, ({ confirmedAt }) => confirmedAt);
export const useOnline = (): boolean => useStore(cartStore, ({ online }) => online);
export const useOpenOrders = (): OpenOrder[] => useStore(cartStore, ({ openOrders }) => openOrders);
/** An order about which the shopper is to be asked now: in the network, and only once. */
export const useOrderToAsk = (): OpenOrder | undefined =>
  useStore(cartStore, ({ openOrders, online }) =>
    online ? openOrders.find(({ state, acknowledged }) => state === "asking" && !acknowledged) : undefined,
  );
export const usePlacedOrders = (): PlacedOrder[] => useStore(cartStore, ({ placedOrders }) => placedOrders);
