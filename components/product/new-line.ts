import type { Period } from "@/lib/contract";
import type { NewLine } from "@/lib/domain/cart";
import { childPriceList } from "@/lib/domain/pricing";
import { optionLabels, toProductOption } from "@/lib/domain/product-options";
import type { Written } from "./rental-frame";
import type { RentalProduct } from "./rental-product";

type Child = RentalProduct["configurable_children"][number];

/** What is put into the cart of a product: one of its children, or itself, in these days from this branch. */
export function newLine(
  product: RentalProduct,
  child: Child,
  period: Period,
  source: { id: string; name: string },
  written?: Pick<Written, "chosen" | "shown">,
): NewLine {
  return {
    sku: child.sku,
    parentSku: product.sku,
    name: product.name,
    ...(product.other_languages && { other_languages: product.other_languages }),
    slug: product.slug,
    url_path: product.url_path,
    image: product.image,
    options: [...optionLabels(product, child), ...(written?.shown ?? [])],
    product_option: toProductOption(product, child, written?.chosen),
    qty: 1,
    from: period.from,
    to: period.to,
    source: source.id,
    sourceName: source.name,
    priceList: childPriceList(child, product.price_list),
    chargedBy: product.charged_by,
    fittings: product.fittings,
    deposit: child.deposit,
  };
}
