"use client";

import { lazy, Suspense, type ComponentType } from "react";
import { useNotifications } from "@/stores/notifications";
import type { ToastsProps } from "./toasts";

// Offline before the first toast its code can't be fetched. What a toast says stands on the page too, so none is better than a broken page.
const Toasts = lazy<ComponentType<ToastsProps>>(() => import("./toasts").catch(() => ({ default: () => null })));

/** Words and looks of toasts are loaded with the first one. */
export function Notifications({ storeCode }: { storeCode: string }) {
  const list = useNotifications();
  if (list.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts storeCode={storeCode} list={list} />
    </Suspense>
  );
}
