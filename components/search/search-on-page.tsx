"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { getStoreView } from "@/lib/store-views";
import { queryClient } from "@/stores/api";
import { SearchBox } from "./search-box";
import "./search.css";

/** The same search as over every page, where it stands in one: its suggestions lie over what comes below. */
export default function SearchOnPage({ storeCode, written }: { storeCode: string; written: string }) {
  const storeView = getStoreView(storeCode);
  return (
    <QueryClientProvider client={queryClient}>
      <LazyIntl locale={storeView.locale}>
        <SearchBox storeView={storeView} written={written} />
      </LazyIntl>
    </QueryClientProvider>
  );
}
