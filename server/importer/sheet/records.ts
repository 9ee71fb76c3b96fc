import { slugOf } from "@/lib/domain/slug";
import type { ImportInput } from "../format";
import { compareSizes, plain } from "./cells";
import { newSource } from "./branches";
import type { Kind, Thing } from "./thing";

/** What the shop has already: names are looked up in it, so that a second import finds what the first one made. */
export interface ShopSoFar {
  categories: readonly { id: number; parent_id: number | null; name: string; slug: string }[];
  attributes: Input["attributes"];
  sources: readonly { id: string; name: string; city: string }[];
  /** Product sku → its slug. */
  products: ReadonlyMap<string, string>;
}

type Input = { [F in "categories" | "attributes" | "sources" | "products"]: ImportInput<F>[] };
/** Where a product stands: the row in which it begins, and the cells of its fields that stand in others. */
interface From {
  row: number;
  cells: Record<string, string>;
}

/** Records as their files would have them, and of each product where it comes from. */
export interface SheetRecords extends Input {
  from: Map<string, From>;
  newBranches: string[];
}

const ROOT = 69;
const DEFAULT_CATEGORY = { cs: "Vybavení", en: "Equipment" };

/** Makes the records of a catalogue from the things of a table: everything that the table leaves out follows here. */
export function recordsOf(
  things: readonly Thing[],
  shop: ShopSoFar,
  branches: Input["sources"],
  storeCodes: string[],
): SheetRecords {
  const categories = new Categories(shop.categories);
  const sources = new Sources(shop, branches, storeCodes);
  const attributes = new Attributes(shop.attributes);
  const skus = new Set<string>();
  const slugs = new Set(shop.products.values());
  const from = new Map<string, From>();
  const products = things.map((thing) => {
    const sku = unused(skuOf(thing), skus, "-");
    // A product that is there keeps its address.
    const slug = shop.products.get(sku) ?? unused(slugOf(thing.name) || sku.toLowerCase(), slugs, "-");
    from.set(sku, { row: thing.row, cells: cellsOf(thing) });
    return productOf(thing, { sku, slug, categories, sources, attributes, storeCodes });
  });
  return {
    ...{ categories: categories.made, attributes: attributes.records(), sources: sources.told, products },
    ...{ from, newBranches: sources.made },
  };
}

function unused(wish: string, taken: Set<string>, joint: string): string {
  let name = wish;
  for (let count = 2; taken.has(name); count += 1) name = `${wish}${joint}${count}`;
  taken.add(name);
  return name;
}

/** Its own code; of sizes with codes of their own what these begin with; else made of the name. */
function skuOf({ name, kinds }: Thing): string {
  const own = kinds.flatMap(({ sku }) => sku ?? []);
  const [first = ""] = own;
  let common = first;
  for (const sku of own) while (!sku.startsWith(common)) common = common.slice(0, -1);
  // What they share ends where a part of them does: LY-160 and LY-170 are sizes of LY, not of LY-1.
  if (new Set(own).size > 1) common = /^(.*)[\s\-_./]/u.exec(common)?.[1] ?? "";
  const isOneSize = kinds.length === 1 && kinds[0]?.size === null;
  if (isOneSize && first !== "") return first;
  return common.length > 1 ? common : slugOf(name).toUpperCase() || "X";
}

interface Around {
  sku: string;
  slug: string;
  categories: Categories;
  sources: Sources;
  attributes: Attributes;
  storeCodes: string[];
}

const priceListOf = ({ bands }: Kind) =>
  bands.map(({ from, to, price }) => ({ days_from: from, days_to: to, price_per_day: price }));

const sortedKinds = ({ kinds }: Thing): Kind[] => [...kinds].sort((a, b) => compareSizes(a.size ?? "", b.size ?? ""));

/** Cells of what a later row of a thing has told. */
const cellsOf = (thing: Thing): From["cells"] => ({
  ...thing.told,
  ...Object.fromEntries(thing.pictures.map(({ cell }, index) => [`images.${index}`, cell])),
  ...Object.fromEntries(sortedKinds(thing).map(({ cell }, index) => [`children.${index}`, cell])),
});

function productOf(thing: Thing, around: Around): Input["products"][number] {
  const { sku, slug, categories, sources, attributes, storeCodes } = around;
  const [first] = thing.kinds;
  const stockOf = (kind: Kind) =>
    Object.fromEntries([...kind.units].flatMap(([branch, count]) => [[sources.idOf(branch), count] as const]));
  const common = {
    ...{ sku, slug, name: thing.name, short_description: thing.summary, description: thing.description },
    category_ids: [categories.idOf(thing.category)],
    store_codes: storeCodes,
    price_list: first ? priceListOf(first) : [],
    ...(first && first.tiers.length > 0 ? { tier_prices: first.tiers } : {}),
    deposit: first?.deposit ?? 0,
    ...(thing.brand ? { attributes: { brand: attributes.value("brand", thing.brand) } } : {}),
    images: thing.pictures.map(({ file }) => ({ file })),
  };
  if (thing.kinds.every(({ size }) => size === null))
    return { ...common, type_id: "simple", stock: first ? stockOf(first) : {} };
  const { code } = thing.sizeOf;
  const kinds = sortedKinds(thing);
  const skus = new Set([sku]);
  const children = kinds.map((kind) => {
    const size = kind.size ?? "–";
    const own = kind.sku !== null && kind.sku !== sku ? kind.sku : `${sku}-${size}`;
    const hasOwnPrice = JSON.stringify(kind.bands) !== JSON.stringify(first?.bands);
    const hasOwnTiers = JSON.stringify(kind.tiers) !== JSON.stringify(first?.tiers);
    return {
      sku: unused(own.replace(/\s+/gu, ""), skus, "-"),
      options: { [code]: attributes.value(code, size) },
      stock: stockOf(kind),
      ...(hasOwnPrice ? { price_list: priceListOf(kind) } : {}),
      ...(hasOwnTiers || (hasOwnPrice && kind.tiers.length > 0) ? { tier_prices: kind.tiers } : {}),
      ...(kind.deposit !== (first?.deposit ?? null) ? { deposit: kind.deposit ?? 0 } : {}),
    };
  });
  return { ...common, type_id: "configurable", children };
}

class Categories {
  readonly made: Input["categories"] = [];
  private readonly known: ShopSoFar["categories"][number][];
  private readonly slugs: Set<string>;

  constructor(existing: ShopSoFar["categories"]) {
    this.known = [...existing];
    this.slugs = new Set(existing.map(({ slug }) => slug));
    if (!this.known.some(({ id }) => id === ROOT)) this.add(ROOT, null, { cs: "Vše", en: "All" });
  }

  /** By its steps from the top; a single one that only one category is called is that one, wherever it lies. */
  idOf(steps: readonly string[]): number {
    const [only] = steps;
    if (only !== undefined && steps.length === 1) {
      const named = this.known.filter(({ id, name }) => id !== ROOT && plain(name) === plain(only));
      if (named.length === 1 && named[0]) return named[0].id;
    }
    if (only === undefined) return this.below(ROOT, DEFAULT_CATEGORY);
    return steps.reduce((parent, name) => this.below(parent, { cs: name }), ROOT);
  }

  private below(parent: number, name: { cs: string; en?: string }): number {
    const found = this.known.find(
      ({ parent_id, name: known }) => parent_id === parent && plain(known) === plain(name.cs),
    );
    if (found) return found.id;
    const id = Math.max(...this.known.map((category) => category.id)) + 1;
    this.add(id, parent, name);
    return id;
  }

  private add(id: number, parent_id: number | null, name: { cs: string; en?: string }): void {
    const slug = unused(slugOf(name.cs) || `kategorie-${id}`, this.slugs, "-");
    this.made.push({ id, parent_id, name, slug });
    this.known.push({ id, parent_id, name: name.cs, slug });
  }
}

class Sources {
  readonly made: string[] = [];
  readonly told: Input["sources"];

  constructor(
    private readonly shop: Pick<ShopSoFar, "sources">,
    branches: Input["sources"],
    private readonly storeCodes: string[],
  ) {
    this.told = [...branches];
  }

  /** The branch that is meant; null means the only one, whose absence the reader of the table has told. */
  idOf(branch: string | null): string {
    const known = [...this.told, ...this.shop.sources];
    if (branch === null) return known[0]?.id ?? this.make("Půjčovna").id;
    return known.find(({ id, name }) => id === branch || plain(name) === plain(branch))?.id ?? this.make(branch).id;
  }

  private make(name: string): Input["sources"][number] {
    const made = newSource(name, this.storeCodes);
    this.told.push(made);
    this.made.push(name);
    return made;
  }
}

const LABELS: Record<string, { label: { cs: string; en: string }; prompt?: { cs: string; en: string } }> = {
  brand: { label: { cs: "Značka", en: "Brand" } },
  size: { label: { cs: "Velikost", en: "Size" }, prompt: { cs: "Vyberte velikost", en: "Choose a size" } },
  length: { label: { cs: "Délka", en: "Length" }, prompt: { cs: "Vyberte délku", en: "Choose a length" } },
};

type Label = Input["attributes"][number]["label"];
const czech = (label: Label): string => (typeof label === "string" ? label : label.cs);

/** Attributes whose values the table names; an option is known by its label. */
class Attributes {
  private readonly touched = new Map<string, Map<string, Label>>();

  constructor(private readonly existing: Input["attributes"]) {}

  /** Value of an option by its label, made where it is new. */
  value(code: string, label: string): string {
    const options =
      this.touched.get(code) ?? new Map(this.optionsOf(code).map((option) => [option.value, option.label]));
    this.touched.set(code, options);
    for (const [value, text] of options) if (plain(czech(text)) === plain(label) || value === label) return value;
    const value = label.replace(/,/gu, ".").replace(/[\s–]+/gu, "-");
    const free = unused(/^[\w.-]+$/u.test(value) ? value : slugOf(label) || "x", new Set(options.keys()), "-");
    options.set(free, label);
    return free;
  }

  records(): Input["attributes"] {
    return [...this.touched].flatMap(([code, options]): Input["attributes"] => {
      // Nothing new in it: it stays as its owner has it.
      if (this.optionsOf(code).length === options.size) return [];
      const { label, prompt = null } = LABELS[code] ?? { label: code };
      const known = this.existing.find((attribute) => attribute.code === code);
      const sorted = [...options].sort(([, a], [, b]) => compareSizes(czech(a), czech(b)));
      return [
        {
          ...{ code, label, prompt, is_variant: code !== "brand", ...known },
          options: sorted.map(([value, text]) => ({ value, label: text })),
        },
      ];
    });
  }

  private optionsOf(code: string) {
    return this.existing.find((attribute) => attribute.code === code)?.options ?? [];
  }
}
