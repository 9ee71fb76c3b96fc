"use client";

import { useEffect } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCartReady } from "@/stores/cart";
import { useNotifications } from "@/stores/notifications";
import type { ToastsProps } from "./toasts";

// Offline before the first toast its code can't be fetched. What a toast says stands on the page too, so none is better
// than a broken page.
const Toasts = lazyPart<ToastsProps>(() => import("./toasts"));

/** Words and styles of toasts are loaded with the first one, or ahead as soon as somebody has a cart. */
export function Notifications({ storeCode }: { storeCode: string }) {
  const list = useNotifications();
  const hasCart = useCartReady();
  useEffect(() => {
    if (hasCart) void import("./toasts").then(({ loadWords }) => loadWords(storeCode)).catch(() => undefined);
  }, [hasCart, storeCode]);
  return list.length > 0 && <Toasts storeCode={storeCode} list={list} />;
}
