import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { KnownCoupon } from "@/lib/domain/own-totals";
import { readStored, writeStored } from "./browser-storage";

/* The coupon of this browser's cart and what it took off, as the shop said it last: for when there is no network. */

const KEY = "sezona.coupon";

interface KeptCoupon extends KnownCoupon {
  /** Of which cart: another one has none of it. */
  token: string;
}

const isCoupon = (value: unknown): value is KeptCoupon => {
  const { token, code, said } = (value ?? {}) as Partial<KeptCoupon>;
  return (
    typeof token === "string" &&
    typeof code === "string" &&
    (said === null || (typeof said?.discount === "number" && typeof said.rent === "number"))
  );
};

const read = (): KeptCoupon | null => {
  const kept = readStored(KEY);
  return isCoupon(kept) ? kept : null;
};

export const couponStore = createStore<{ kept: KeptCoupon | null }>(() => ({ kept: read() }));

/** Null: the shop says that the cart has none. */
export function noteCoupon(kept: KeptCoupon | null): void {
  if (JSON.stringify(kept) === JSON.stringify(couponStore.getState().kept)) return;
  writeStored(KEY, kept);
  couponStore.setState({ kept });
}

export const useKnownCoupon = (token: string | null): KnownCoupon | null =>
  useStore(couponStore, ({ kept }) => (kept?.token === token ? kept : null));
