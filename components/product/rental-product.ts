import type { Category, ConfigurableOption, Fitting, PriceBand, Product } from "@/lib/contract";
import { fittingsOf } from "@/lib/domain/fittings";
import { isOffered } from "@/lib/domain/offer";
import type { Opening } from "@/lib/domain/opening";

/** Prepared by the server, so that the island needs no store view. */
export interface RentalLinks {
  home: string;
  cart: string;
  checkout: string;
  /** Below it each branch has its page. */
  branches: string;
}

/** The part of a branch that the rental island needs. */
export interface RentalSource extends Opening {
  id: string;
  name: string;
  locative: string;
  partner_id: number | null;
  phone: string;
}

/** The part of a product that the rental island needs: every byte of it is in the page twice. */
export interface RentalProduct {
  sku: string;
  name: string;
  slug: string;
  url_path: string | null;
  type_id: Product["type_id"];
  image: string | null;
  price: number;
  charged_by: Product["charged_by"];
  original_price: number;
  price_list: PriceBand[];
  deposit: number;
  fittings: Fitting[];
  configurable_options: Pick<ConfigurableOption, "attribute_code" | "attribute_id" | "label" | "prompt" | "values">[];
  configurable_children: Pick<
    Product["configurable_children"][number],
    "sku" | "options" | "original_price" | "price_list" | "deposit"
  >[];
  parts: { sku: string; qty: number }[];
}

export function rentalProduct(product: Product, categories: readonly Pick<Category, "id" | "slug">[]): RentalProduct {
  return {
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    url_path: product.url_path,
    type_id: product.type_id,
    image: product.image,
    price: product.price,
    charged_by: product.charged_by,
    original_price: product.original_price,
    price_list: product.price_list,
    deposit: product.deposit,
    fittings: fittingsOf(categories.filter(({ id }) => product.category_ids.includes(id)).map(({ slug }) => slug)),
    configurable_options: product.configurable_options.map(
      ({ attribute_code, attribute_id, label, prompt, values }) => ({
        attribute_code,
        attribute_id,
        label,
        prompt,
        values,
      }),
    ),
    configurable_children: product.configurable_children
      .filter(isOffered)
      .map(({ sku, options, original_price, price_list, deposit }) => ({
        sku,
        options,
        original_price,
        price_list,
        deposit,
      })),
    parts: product.product_links
      .filter((link) => link.link_type === "associated")
      .map((link) => ({ sku: link.linked_product_sku, qty: link.qty })),
  };
}
