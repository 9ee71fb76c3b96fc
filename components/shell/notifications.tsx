"use client";

import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { useCartReady } from "@/stores/cart";
import { useNotifications } from "@/stores/notifications";
import type { ToastsProps } from "./toasts";

// Offline before the first toast its code can't be fetched. What a toast says stands on the page too, so none is better
// than a broken page.
const Toasts = lazy<ComponentType<ToastsProps>>(() => import("./toasts").catch(() => ({ default: () => null })));

/** Words and styles of toasts are loaded with the first one, or ahead as soon as somebody has a cart. */
export function Notifications({ storeCode }: { storeCode: string }) {
  const list = useNotifications();
  const hasCart = useCartReady();
  useEffect(() => {
    if (hasCart) void import("./toasts").then(({ loadWords }) => loadWords(storeCode)).catch(() => undefined);
  }, [hasCart, storeCode]);
  if (list.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts storeCode={storeCode} list={list} />
    </Suspense>
  );
}
