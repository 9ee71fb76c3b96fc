import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { choicesOf } from "@/lib/domain/additional-services";
import type { CartLine, NewLine } from "@/lib/domain/cart";
import { type MadeSet, madeOf } from "@/lib/domain/goes-with-set";
import { formatMoney, sumMoney } from "@/lib/domain/money";
import { rentPrice } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";
import { replaceLine } from "@/stores/cart-actions";
import { useCheckout } from "@/stores/checkout";
import type { GoesWithProps } from "./goes-with";
import type { Offer } from "./goes-with-offer";

interface Props extends Pick<GoesWithProps, "source" | "period"> {
  /** Whose things; null where nobody is named. */
  name: string | null;
  own: readonly Offer[];
  storeView: StoreView;
  /** The set is in the cart: what was chosen beside it, and what is part of it. */
  onTaken: (others: readonly Offer[], inSet: readonly Offer[]) => Promise<void>;
}

/** One thing as the shop rents it, and free: nothing of it would be lost in a set. */
const isPlain = ({ qty, status, services, product_option: { extension_attributes } }: CartLine): boolean =>
  qty === 1 && status === "ok" && choicesOf(services).length === 0 && extension_attributes.custom_options.length === 0;

/** The set in the place of the line that it was begun with. */
const setLine = (
  line: CartLine,
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

/**
 * Where a thing of the cart and what is chosen beside it make up a set of the shop that costs less: all of it for the
 * set's price, in one press. A line of several things, or one with extras of its own, stays as it is.
 */
export function AsSet({ name, own, source, period, storeView, onTaken }: Props) {
  const t = useTranslations("goesWith");
  const [isTaking, setIsTaking] = useState(false);
  const persons = useCheckout((state) => state.persons);
  const lines = useCartLines().filter(
    (line) =>
      isPlain(line) &&
      line.from === period.from &&
      line.to === period.to &&
      line.source === source.id &&
      (name === null || persons[line.key]?.trim() === name),
  );
  const set = own.find(({ thing }) => thing.set)?.thing.set;
  const chosen = own.flatMap((offer) => (offer.size ? [{ offer, sku: offer.size.sku }] : []));
  const found = lines.flatMap((line) => {
    const made = set && madeOf(set, [line.sku, ...chosen.map(({ sku }) => sku)]);
    return set && made?.skus.includes(line.sku) ? [{ line, set, made }] : [];
  })[0];
  if (!found) return null;
  const { line, made } = found;
  const days = rentalDays(period);
  const inSet = chosen.filter(({ sku }) => made.skus.includes(sku));
  const alone = [rentPrice(line.priceList, days, line.chargedBy) ?? 0, ...inSet.map(({ offer: { price } }) => price)];
  const price = rentPrice(made.priceList, days);
  const apart = sumMoney(alone);
  if (price === null || price >= apart) return null;
  const take = async () => {
    setIsTaking(true);
    const { outcome } = await replaceLine(line.key, setLine(line, source, found.set, made));
    setIsTaking(false);
    if (outcome !== "added" && outcome !== "quantity_raised") return;
    const others = chosen.filter(({ sku }) => !made.skus.includes(sku)).map(({ offer }) => offer);
    await onTaken(
      others,
      inSet.map(({ offer }) => offer),
    );
  };
  const words = { name: found.set.product.name, price: formatMoney(price, storeView.locale) };
  return (
    <div className="goes-with-set">
      <p>{keptAmounts(t("asSetWhy", { ...words, saved: formatMoney(apart - price, storeView.locale) }))}</p>
      <Button kind="secondary" aria-disabled={isTaking} onClick={() => !isTaking && void take()}>
        <span>{keptAmounts(t("asSet", words))}</span>
      </Button>
    </div>
  );
}
