"use client";

import { lazy, Suspense } from "react";
import { useNotifications } from "@/stores/notifications";

const Toasts = lazy(() => import("./toasts"));

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
