import { OrderNotFound } from "@/components/checkout/order/order-not-found";
import { useLocale } from "@/lib/i18n/server";
import { defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";

/** For an order that could not be looked up before. The framework gives no parameters: the language tells the shop. */
export default function NotFound() {
  const locale = useLocale();
  return (
    <OrderNotFound
      storeView={storeViews.find((storeView) => storeView.locale === locale) ?? getStoreView(defaultStoreCode)}
    />
  );
}
