"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { queryClient } from "@/stores/api";
import { SearchBox } from "./search-box";
import "./search.css";

interface Props {
  storeCode: string;
  onClose: () => void;
}

/** The search over the page: a whole screen on a phone. */
export default function SearchDialog({ storeCode, onClose }: Props) {
  const storeView = getStoreView(storeCode);
  return (
    <QueryClientProvider client={queryClient}>
      <LazyIntl locale={storeView.locale}>
        <InDialog storeView={storeView} onClose={onClose} />
      </LazyIntl>
    </QueryClientProvider>
  );
}

function InDialog({ storeView, onClose }: { storeView: StoreView; onClose: () => void }) {
  const t = useTranslations("suggestions");
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={t("close")} kind="sheet" className="search-dialog">
      <SearchBox storeView={storeView} onLeave={onClose} />
    </Dialog>
  );
}
