import { useTranslations } from "next-intl";
import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "@/components/ui/button";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { choicesOf } from "@/lib/domain/additional-services";
import type { CartLine, NewLine } from "@/lib/domain/cart";
import { againstApart, type MadeSet, madeOf, type ThingOfSet } from "@/lib/domain/goes-with-set";
import { formatMoney } from "@/lib/domain/money";
import { rentPrice } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import type { StoreView } from "@/lib/store-views";
import { addToCart } from "@/stores/add-to-cart";
import { useCartLines } from "@/stores/cart";
import { replaceLine } from "@/stores/cart-actions";
import { useCheckout } from "@/stores/checkout";
import { type ShownThing, shownThingStore } from "@/stores/shown-thing";
import type { GoesWithProps } from "./goes-with";
import type { Offer } from "./goes-with-offer";

interface Props extends Pick<GoesWithProps, "source" | "period"> {
  /** Whose things; null where nobody is named. */
  name: string | null;
  own: readonly Offer[];
  storeView: StoreView;
  /** The set is in the cart: what was chosen beside it, what is part of it, and how many things it brought. */
  onTaken: (others: readonly Offer[], inSet: readonly Offer[], brought: number) => Promise<void>;
}

/** What is made a set of: a line of the cart, or what a press on the page would put there. */
type Begun = Pick<NewLine, "sku" | "product_option" | "priceList" | "chargedBy" | "from" | "to" | "fittings">;

const isPlain = ({ product_option: { extension_attributes } }: Begun): boolean =>
  extension_attributes.custom_options.length === 0;

/** One thing as the shop rents it, and free: nothing of it would be lost in a set. */
const isOne = ({ qty, status, services, ...line }: CartLine): boolean =>
  qty === 1 && status === "ok" && choicesOf(services).length === 0 && isPlain(line);

/** The set in the place of what it was begun with. */
const setLine = (
  line: Begun,
  source: GoesWithProps["source"],
  { product }: NonNullable<Offer["thing"]["set"]>,
  made: MadeSet,
): NewLine => ({
  ...{ sku: product.sku, parentSku: product.sku, name: product.name, slug: product.slug, url_path: product.url_path },
  ...(product.other_languages && { other_languages: product.other_languages }),
  ...{ image: product.image, options: made.shown, priceList: made.priceList, deposit: product.deposit },
  product_option: {
    extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: made.selections },
  },
  ...{ qty: 1, from: line.from, to: line.to, source: source.id, sourceName: source.name, chargedBy: "day" },
  ...(line.fittings && { fittings: line.fittings }),
});

/** A thing that a set may be begun with, as a thing of it. */
interface Beginning extends ThingOfSet {
  /** Null while its size is not chosen. */
  begun: Begun | null;
  /** Of the line whose place the set takes. */
  key?: string;
}

/** Lines of these days and this branch, and what the page is about where none of them is that already. */
function useBeginnings({ name, source, period }: Pick<Props, "name" | "source" | "period">): Beginning[] {
  const persons = useCheckout((state) => state.persons);
  const shown = useStore(shownThingStore, (state) => state.shown);
  const isHere = (line: Pick<NewLine, "from" | "to" | "source">): boolean =>
    line.from === period.from && line.to === period.to && line.source === source.id;
  const lines = useCartLines().filter(
    (line) =>
      isOne(line) &&
      isHere(line) &&
      (name === null || persons[line.key]?.trim() === name) &&
      (!shown || line.parentSku === shown.sku),
  );
  const days = rentalDays(period);
  const alone = ({ sku, priceList, chargedBy }: ShownThing["sizes"][number] & Pick<Begun, "chargedBy">) => ({
    ...{ sku, price: rentPrice(priceList, days, chargedBy) ?? 0 },
  });
  const kept = lines.map((line) => ({ isChosen: true, sizes: [alone(line)], begun: line, key: line.key }));
  if (!shown || kept.length > 0) return kept;
  const { line, sizes } = shown;
  if (!line) return [{ isChosen: false, sizes: sizes.map(alone), begun: null }];
  return isPlain(line) && isHere(line) ? [{ isChosen: true, sizes: [alone(line)], begun: line }] : [];
}

/**
 * Where a thing of the cart or of the page and what goes with it make up a set of the shop that costs less: what it
 * costs, and once the sizes are chosen all of it in one press. A line of several things, or one with extras of its own,
 * stays as it is.
 */
export function AsSet({ own, onTaken, ...props }: Props) {
  const { source, period, storeView } = props;
  const t = useTranslations("goesWith");
  const [isTaking, setIsTaking] = useState(false);
  const beginnings = useBeginnings(props);
  const set = own.find(({ thing }) => thing.set)?.thing.set;
  const days = rentalDays(period);
  const offered = own.map(({ size, price, sizes }): ThingOfSet => ({
    isChosen: size !== undefined,
    sizes: size ? [{ sku: size.sku, price }] : sizes.filter(({ isFree }) => isFree),
  }));
  const found = beginnings.flatMap((beginning) => {
    const saving = set && againstApart(set, [beginning, ...offered], days);
    const isPart = set?.options.some(({ links }) =>
      links.some(({ sku }) => beginning.sizes.some((of) => of.sku === sku)),
    );
    return set && saving && isPart ? [{ ...beginning, set, saving }] : [];
  })[0];
  if (!found) return null;
  const { begun, key, saving } = found;
  const chosen = own.flatMap((offer) => (offer.size ? [{ offer, sku: offer.size.sku }] : []));
  const made = begun && madeOf(found.set, [begun.sku, ...chosen.map(({ sku }) => sku)]);
  const amounts = {
    price: formatMoney(saving.price, storeView.locale),
    saved: formatMoney(saving.saved, storeView.locale),
  };
  const words = { name: found.set.product.name, ...amounts };
  if (!made) {
    const { isFrom, isLeast } = saving;
    const about = { isFrom: String(isFrom), isLeast: String(isLeast) };
    return (
      <div className="goes-with-set">
        <p>{keptAmounts(t("asSetFrom", { ...words, ...about }))}</p>
      </div>
    );
  }
  const take = async () => {
    setIsTaking(true);
    const line = setLine(begun, source, found.set, made);
    const { outcome } = await (key === undefined ? addToCart(line, true) : replaceLine(key, line));
    setIsTaking(false);
    if (outcome !== "added" && outcome !== "quantity_raised") return;
    const ofSet = chosen.filter(({ sku }) => made.skus.includes(sku));
    await onTaken(
      chosen.filter((one) => !ofSet.includes(one)).map(({ offer }) => offer),
      ofSet.map(({ offer }) => offer),
      key === undefined ? ofSet.length + 1 : ofSet.length,
    );
  };
  return (
    <div className="goes-with-set">
      <p>{keptAmounts(t("asSetWhy", words))}</p>
      <Button kind="secondary" aria-disabled={isTaking} onClick={() => !isTaking && void take()}>
        <span>{keptAmounts(t("asSet", words))}</span>
      </Button>
    </div>
  );
}
