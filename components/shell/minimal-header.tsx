import type { Translate } from "@/components/ui/text";
import type { StoreView } from "@/lib/store-views";
import { ShopName } from "./shop-name";

export function MinimalHeader({ storeView, t }: { storeView: StoreView; t: Translate }) {
  return (
    <header className="border-b border-line">
      <div className="page">
        <ShopName storeView={storeView} t={t} />
      </div>
    </header>
  );
}
