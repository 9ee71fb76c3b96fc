"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import type { Locale } from "@/lib/store-views";
import { queryClient } from "@/stores/api";
import { openCart } from "@/stores/cart-actions";
import { PlaceChoiceProvider } from "./place-choice";

/** What every screen that shows the cart needs: words, the query cache, and the cart itself read from storage. */
export function CartProviders({ locale, children }: { locale: Locale; children: ReactNode }) {
  useEffect(() => {
    // Offline before the cart's code was ever here: the screen keeps its skeleton and the shell says why.
    openCart().catch(() => undefined);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LazyIntl locale={locale}>
        <PlaceChoiceProvider>{children}</PlaceChoiceProvider>
      </LazyIntl>
    </QueryClientProvider>
  );
}
