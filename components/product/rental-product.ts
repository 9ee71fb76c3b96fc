import type {
  Category,
  ConfigurableOption,
  CustomOption,
  Fitting,
  LinkedProduct,
  PriceBand,
  Product,
} from "@/lib/contract";
import { fittingsOf } from "@/lib/domain/fittings";
import { thingKind } from "@/lib/domain/kind-of-thing";
import { isOffered } from "@/lib/domain/offer";
import type { Opening } from "@/lib/domain/opening";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";

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
  /** Where the name is in another language than the page. */
  other_languages?: { name: string };
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
  /** What the renter's own measures can choose of it; only where there is something. */
  sized?: Omit<ListedSizes, "options">[];
  /** The page on how its size is chosen; only where there is one. */
  guide?: string;
  /** What is written or chosen with it; only where there is something. */
  custom_options?: CustomOption[];
  /** How prices are shown to whoever is shown them without tax; nobody's page has it. */
  netOf?: {
    list: (list: PriceBand[]) => PriceBand[];
    amount: (amount: number) => number;
    /** What it comes to with tax. */
    said: (gross: number) => string;
  };
  /** What a set is put together from; only sets have it. */
  set?: RentalSet;
}

/** What may be chosen for one option of a bundle. */
export interface SetLink {
  sku: string;
  /** Units of it that one choice brings. */
  qty: number;
  surcharge: number;
  isDefault: boolean;
  label: string;
  priceList: PriceBand[];
  deposit: number;
}

export interface SetOption {
  option_id: string;
  title: string;
  required: boolean;
  max_units: number;
  links: SetLink[];
}

/** Part of a group: a thing, or a product of which a size is chosen; so many of it at first. */
export type SetPart = Pick<
  RentalProduct,
  | "sku"
  | "name"
  | "slug"
  | "url_path"
  | "image"
  | "charged_by"
  | "price_list"
  | "deposit"
  | "configurable_options"
  | "configurable_children"
> & { parentSku: string; qty: number };

export interface RentalSet {
  pricedByParts: boolean;
  options: SetOption[];
  parts: SetPart[];
}

export function rentalProduct(product: Product, categories: readonly Pick<Category, "id" | "slug">[]): RentalProduct {
  return {
    sku: product.sku,
    name: product.name,
    ...(product.other_languages?.name && { other_languages: { name: product.other_languages.name } }),
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
    ...choicesOf(product),
    ...(product.custom_options?.length && { custom_options: product.custom_options }),
    ...(thingKind(product) === "set" && { set: setOf(product) }),
  };
}

function choicesOf({
  configurable_options,
  configurable_children,
}: Pick<Product, "configurable_options" | "configurable_children">): Pick<
  RentalProduct,
  "configurable_options" | "configurable_children"
> {
  return {
    configurable_options: configurable_options.map(({ attribute_code, attribute_id, label, prompt, values }) => ({
      attribute_code,
      attribute_id,
      label,
      prompt,
      values,
    })),
    configurable_children: configurable_children
      .filter(isOffered)
      .map(({ sku, options, original_price, price_list, deposit }) => ({
        sku,
        options,
        original_price,
        price_list,
        deposit,
      })),
  };
}

/** What of a set can be had; a part that the shop no longer offers is left out. */
function setOf(product: Product): RentalSet {
  return {
    pricedByParts: product.priced_by_parts ?? false,
    options: product.bundle_options.map(({ option_id, title, required, max_units = 1, product_links }) => ({
      option_id,
      title,
      required,
      max_units,
      links: product_links.flatMap(({ linked_product_sku: sku, qty, surcharge = 0, is_default, product: part }) =>
        part ? [{ sku, qty, surcharge, isDefault: is_default, ...named(part) }] : [],
      ),
    })),
    parts: product.product_links.flatMap(({ link_type, qty, product: part }) => {
      if (link_type !== "associated" || !part) return [];
      const { sku, parentSku, name, slug, url_path, image, charged_by, price_list, deposit } = part;
      return [
        { sku, parentSku, name, slug, url_path, image, charged_by, price_list, deposit, qty, ...choicesOf(part) },
      ];
    }),
  };
}

/** "156 cm" where sizes of one thing are to choose from, else the thing's name. */
const named = ({
  name,
  options,
  price_list,
  deposit,
}: LinkedProduct): Pick<SetLink, "label" | "priceList" | "deposit"> => ({
  label: options.map(({ value }) => value).join(", ") || name,
  priceList: price_list,
  deposit,
});
