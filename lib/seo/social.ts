import { createHash } from "node:crypto";
import type { Money, Product } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { wordsOf } from "@/lib/i18n/words";
import { languageOf, type StoreView } from "@/lib/store-views";
import { themeOf } from "@/lib/store-views/theme";

/** "390 Kč": a title and a picture have no room for how whole crowns are written in a price list. */
export const shortPrice = (price: Money, { locale }: StoreView): string => formatMoney(price, locale).replace(",-", "");

type Shown = Pick<Product, "sku" | "name" | "price" | "charged_by" | "image">;

/** What is written on the picture of a link to a product. */
export function socialWords(storeView: StoreView, product: Shown): { shop: string; title: string; note: string } {
  const price = shortPrice(product.price, storeView);
  const said = product.charged_by === "day" ? wordsOf(languageOf(storeView))("seo.fromPrice", { price }) : price;
  return { shop: storeView.name, title: product.name, note: product.price > 0 ? said : "" };
}

/** Names what a picture shows: with another name, price, drawing or theme it has another address. */
export const socialVersion = (storeView: StoreView, product: Shown): string =>
  createHash("sha256")
    .update(JSON.stringify([themeOf(storeView), socialWords(storeView, product), product.image]))
    .digest("hex")
    .slice(0, 16);
