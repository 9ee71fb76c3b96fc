import { rentalProduct } from "@/components/product/rental-product";
import { formatMoney } from "@/lib/domain/money";
import { isShownNet, netList } from "@/lib/domain/net-price";
import type { Locale } from "@/lib/store-views";
import { askProduct } from "@/stores/group-prices";
import { ownProductStore } from "@/stores/own-product";

/** The product whose page is shown. */
const skuNow = (): string | undefined =>
  document.querySelector<HTMLButtonElement>(".product-lists button[data-list]")?.value;

interface Words {
  t: (key: string, values: Record<string, string>) => string;
  locale: Locale;
}

/** Asks for the product of each page that is come to at the group's prices. @returns what ends it */
export function showOwnProduct(group: { id: number; token: string }, { t, locale }: Words): () => void {
  let asked: string | undefined;
  const look = (): void => {
    const sku = skuNow();
    if (sku === asked) return;
    asked = sku;
    if (sku === undefined) return;
    askProduct(sku, group).then(
      ({ product, taxRate: rate }) => {
        if (asked !== sku) return;
        const { price, original_price, price_list, configurable_children, custom_options, set } = rentalProduct(
          product,
          [],
        );
        const net = isShownNet(group.id) && {
          netOf: {
            list: (list: typeof price_list) => netList(list, rate),
            amount: (amount: number) => (amount * 100) / (100 + rate),
            said: (gross: number) => t("withTax", { rate: String(rate), price: formatMoney(gross, locale) }),
          },
        };
        const prices = { price, original_price, price_list, configurable_children, ...net };
        ownProductStore.setState({
          own: { sku, prices: { ...prices, ...(custom_options && { custom_options }), ...(set && { set }) } },
        });
      },
      // The page goes on to say what everybody pays; the cart says what it comes to.
      () => undefined,
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
