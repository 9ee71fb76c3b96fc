import { type ReactNode, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { getStoreView, type StoreView } from "@/lib/store-views";

/* What every list that this browser keeps stands in. */

/** A list with its words, which come when it is looked at. */
export function ListFrame({ storeCode, list: List }: { storeCode: string; list: (props: ListProps) => ReactNode }) {
  const storeView = getStoreView(storeCode);
  return (
    <Suspense fallback={<ListLoading />}>
      <LazyIntl locale={storeView.locale}>
        <List storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
}

export interface ListProps {
  storeView: StoreView;
}

export const ListLoading = () => (
  <div aria-hidden="true" className="product-grid noscript:hidden">
    <Skeleton className="aspect-[310/384] w-full" />
    <Skeleton className="aspect-[310/384] w-full" />
    <Skeleton className="aspect-[310/384] w-full max-md:hidden" />
  </div>
);

/** What is in it could not be asked for. */
export const ListFailed = ({ text, again, onAgain }: { text: string; again: string; onAgain: () => void }) => (
  <Notice
    tone="error"
    announce
    actions={
      <Button kind="secondary" size="small" onClick={onAgain}>
        {again}
      </Button>
    }
  >
    {text}
  </Notice>
);
