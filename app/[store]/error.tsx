"use client";

import { lazy, Suspense } from "react";

/** Loaded only when something broke: no page pays for it. */
const ErrorView = lazy(() => import("@/components/content/error-view"));

export default function StoreError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense fallback={null}>
      <ErrorView onRetry={reset} />
    </Suspense>
  );
}
