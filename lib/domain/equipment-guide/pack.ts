import type { Fitting, GuideProduct, Money, PackedThing } from "@/lib/contract";
import { sumMoney } from "../money";
import { childPriceList, rentPrice } from "../pricing";
import { optionLabels } from "../product-options";
import { bySuiting, distanceTo, type Fit, fitOf, type GuideBody } from "./fit";
import { piecesFor, readRenter } from "./tree";

/* What is packed for whom: a product and a size of each thing, as far as there are any left of it. */

type Child = GuideProduct["configurable_children"][number];
/** Of a product only what a packed list needs. */
export type PackProduct = Omit<GuideProduct, "category_ids" | "configurable_children"> & {
  configurable_children: Pick<Child, "sku" | "options" | "price_list" | "deposit">[];
  /** What of it is set to whoever rents it. */
  fittings: Fitting[];
};

/** A kind of renter with what they need, and somebody of that kind. */
export interface PackPerson {
  renter: string;
  body: GuideBody;
}

export interface PackOption {
  /** Of the size, or of what has none. */
  sku: string;
  label: string;
  isLeft: boolean;
}

export interface PackRow {
  /** Tells rows apart: `0.skis`, `all.lock`. */
  key: string;
  /** Place in the party; null for what several share. */
  person: number | null;
  thing: PackedThing;
  qty: number;
  /** What may be chosen, product by product. */
  groups: { product: PackProduct; options: PackOption[] }[];
  /** Null where nothing is packed. */
  product: PackProduct | null;
  sku: string | null;
  fit: Fit | null;
  /**
   * Proposed by measures or because there is nothing to choose; chosen by hand; left out; of a size that nobody can
   * tell without a measure; all that would suit is taken, or there is no such size; nothing of it is free.
   */
  state: "proposed" | "chosen" | "left_out" | "unmeasured" | "taken" | "unfit" | "gone";
  /** Of what is free the size that is nearest to what would suit. */
  nearest: string | null;
}

interface Kit {
  renters: readonly { renter: string; things: readonly PackedThing[] }[];
  shared: readonly PackedThing[];
  products: readonly PackProduct[];
}

/** Sku of a size by the key of its row; an empty one leaves the thing out. */
export type Picked = Readonly<Record<string, string>>;

const sizesOf = (product: PackProduct): { sku: string; value: string; label: string }[] => {
  const [option] = product.configurable_options;
  if (!option) return [{ sku: product.sku, value: "", label: "" }];
  return product.configurable_children.map((child) => ({
    sku: child.sku,
    value: child.options[option.attribute_code] ?? "",
    label: optionLabels(product, child)[0]?.value ?? "",
  }));
};

/** The whole party in turn: what somebody has is not there for those who come after them. */
export function packParty(people: readonly PackPerson[], kit: Kit, picked: Picked): PackRow[] {
  const products = new Map(kit.products.map((product) => [product.sku, product]));
  const taken = new Map<string, number>();
  const wishes = [
    ...people.flatMap(({ renter, body }, person) =>
      (kit.renters.find((one) => one.renter === renter)?.things ?? []).map((thing) => ({
        ...{ key: `${person}.${thing.code}`, person, thing, qty: 1, body, level: readRenter(renter).level },
      })),
    ),
    ...kit.shared.map((thing) => ({
      ...{ key: `all.${thing.code}`, person: null, thing, qty: piecesFor(thing, people.length), body: {}, level: null },
    })),
  ];
  return wishes.map(({ key, person, thing, qty, body, level }): PackRow => {
    const left = (sku: string, product: PackProduct): number => (product.free[sku] ?? 0) - (taken.get(sku) ?? 0);
    const offers = thing.choices.flatMap(({ sku, size }) => {
      const product = products.get(sku);
      const fit = size && fitOf(size.by, body, level);
      return product ? [{ product, size, fit, sizes: sizesOf(product) }] : [];
    });
    const groups = offers.map(({ product, sizes }) => ({
      product,
      options: sizes.map(({ sku, label }) => ({ sku, label, isLeft: left(sku, product) >= qty })),
    }));
    const fit = offers.find((offer) => offer.fit)?.fit ?? null;
    const row = { key, person, thing, qty, groups, fit, product: null, sku: null, nearest: null };
    const take = (product: PackProduct, sku: string, state: "proposed" | "chosen", own: Fit | null): PackRow => {
      taken.set(sku, (taken.get(sku) ?? 0) + qty);
      return { ...row, product, sku, state, fit: own };
    };

    const pick = picked[key];
    if (pick === "" || (pick === undefined && thing.optional)) return { ...row, state: "left_out" };
    if (offers.length === 0) return { ...row, state: "gone" };
    for (const { product, fit: own } of pick === undefined ? [] : offers)
      if (sizesOf(product).some(({ sku }) => sku === pick) && left(pick ?? "", product) >= qty)
        return take(product, pick ?? "", "chosen", own);
    for (const { product, size, fit: own, sizes } of offers) {
      const free = sizes.filter(({ sku }) => left(sku, product) >= qty);
      const [only] = size ? [] : free;
      if (only) return take(product, only.sku, "proposed", null);
      const best = own ? bySuiting(own, free)[0] : undefined;
      if (own && best && distanceTo(own, best) === 0) return take(product, best.sku, "proposed", own);
    }
    return {
      ...row,
      product: offers[0]?.product ?? null,
      ...whyNot(offers, (sku, product) => left(sku, product) >= qty),
    };
  });
}

interface Offer {
  product: PackProduct;
  fit: Fit | null;
  size: PackedThing["choices"][number]["size"];
  sizes: { sku: string; value: string; label: string }[];
}

/** Why no size is proposed, and which of those that are left is nearest. */
function whyNot(
  offers: readonly Offer[],
  isLeft: (sku: string, product: PackProduct) => boolean,
): Pick<PackRow, "state" | "nearest"> {
  const judged = offers.flatMap(({ product, fit, sizes }) =>
    fit ? sizes.map((size) => ({ ...size, away: distanceTo(fit, size), isLeft: isLeft(size.sku, product) })) : [],
  );
  if (judged.length === 0) {
    const anyLeft = offers.some(({ product, sizes }) => sizes.some(({ sku }) => isLeft(sku, product)));
    return { state: !anyLeft ? "taken" : "unmeasured", nearest: null };
  }
  const near = judged.filter((size) => size.isLeft && size.away < Infinity).sort((a, b) => a.away - b.away)[0];
  return { state: judged.some(({ away }) => away === 0) ? "taken" : "unfit", nearest: near?.label ?? null };
}

/** The size that is packed, or the product itself. */
export const packedSize = ({ product, sku }: Pick<PackRow, "product" | "sku">) =>
  product?.configurable_children.find((child) => child.sku === sku) ?? null;

/** Rent of a row for so many days; zero where nothing is packed. */
export function rowPrice({ product, sku, qty }: PackRow, days: number): Money {
  if (!product || sku === null) return 0;
  const list = childPriceList(packedSize({ product, sku }), product.price_list);
  return (rentPrice(list, days, product.charged_by) ?? 0) * qty;
}

/** What all of it comes to, and how many things still wait for a size. */
export function sumOf(
  rows: readonly PackRow[],
  days: number,
): { count: number; price: Money; deposit: Money; open: number } {
  const packed = rows.filter(({ sku }) => sku !== null);
  const depositOf = (row: PackRow): Money => (packedSize(row)?.deposit ?? row.product?.deposit ?? 0) * row.qty;
  return {
    count: packed.reduce((sum, { qty }) => sum + qty, 0),
    price: sumMoney(packed.map((row) => rowPrice(row, days))),
    deposit: sumMoney(packed.map(depositOf)),
    open: rows.filter(({ state }) => state === "unmeasured" || state === "taken" || state === "unfit").length,
  };
}
