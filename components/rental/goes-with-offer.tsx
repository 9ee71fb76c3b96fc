import { useTranslations } from "next-intl";
import { Fragment, useId } from "react";
import { BarePicture } from "@/components/ui/bare-picture";
import { Button } from "@/components/ui/button";
import { keptAmounts } from "@/components/ui/kept-amounts";
import type { Companion, Period } from "@/lib/contract";
import type { CartLine, NewLine } from "@/lib/domain/cart";
import { leftInTurn, saidSize, type SaidMeasures } from "@/lib/domain/goes-with";
import { formatMoney, sumMoney } from "@/lib/domain/money";
import { childPriceList, rentPrice } from "@/lib/domain/pricing";
import { optionLabels, toProductOption } from "@/lib/domain/product-options";
import { namedToo } from "@/lib/domain/renters";
import { rentalDays } from "@/lib/domain/rental-period";
import { productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { addToCart } from "@/stores/add-to-cart";
import { cartStore, useCartLines } from "@/stores/cart";
import { checkoutStore, nameAgain, setPerson, useCheckout } from "@/stores/checkout";
import { ownMeasures } from "@/stores/own-measures";
import { AsSet } from "./as-set";
import type { GoesWithProps, OfferedTo } from "./goes-with";

interface Props extends Pick<GoesWithProps, "source" | "period" | "level"> {
  offered: readonly OfferedTo[];
  storeView: StoreView;
  onAdded: (count: number | "failed") => void;
  /** Skus by what they are offered as, "" for none. Kept by whoever stays while a line is on its way. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (id: string, sku: string) => void;
}

type Size = Pick<Companion["product"]["configurable_children"][number], "sku" | "options" | "price_list" | "deposit">;

/** The sizes of a thing, or the thing itself where there is nothing to choose. */
const sizesOf = ({ product }: Companion): Size[] =>
  product.configurable_options.length === 0 ? [{ ...product, options: {} }] : product.configurable_children;

const lineOf = (
  { product }: Companion,
  size: Size,
  { from, to }: Period,
  source: GoesWithProps["source"],
): NewLine => ({
  ...{ sku: size.sku, parentSku: product.sku, name: product.name, slug: product.slug, url_path: product.url_path },
  ...(product.other_languages && { other_languages: product.other_languages }),
  ...{ image: product.image, options: optionLabels(product, size), product_option: toProductOption(product, size) },
  ...{ qty: 1, from, to, source: source.id, sourceName: source.name },
  ...{ priceList: childPriceList(size, product.price_list), chargedBy: product.charged_by, deposit: size.deposit },
});

/**
 * What was said of one person; of several who can't be told apart nobody is guessed. Where nobody has said anything it
 * is whoever sits at this device.
 */
function saidOf(
  lines: readonly CartLine[] | undefined,
  measures: ReturnType<typeof checkoutStore.getState>["measures"],
): SaidMeasures {
  const said = (lines ? lines.map(({ key }) => measures[key]) : Object.values(measures)).filter(
    (of) => of !== undefined && of !== "counter",
  );
  if (lines) return Object.assign({}, ...said) as SaidMeasures;
  if (said.length > 0) return said.length === 1 && said[0] ? said[0] : {};
  const own = ownMeasures();
  return own?.on ? own.body : {};
}

/** What is offered to whom, with what is chosen of it: what somebody has taken is not free for the next one. */
function useOffers({ offered, period, chosen }: Pick<Props, "offered" | "period" | "chosen">) {
  const cart = useCartLines();
  const measures = useCheckout((state) => state.measures);
  const days = rentalDays(period);
  const wished = offered.flatMap(({ name, lines, things }) =>
    things.map((thing) => {
      const { product } = thing;
      const sizes = sizesOf(thing);
      const only = product.configurable_options.length === 0 ? (sizes[0]?.sku ?? null) : null;
      const id = JSON.stringify([name, product.sku]);
      const said = chosen[id] ?? only ?? saidSize(product, lines ?? cart, saidOf(lines, measures));
      return { id, name, thing, sizes, free: thing.free, chosen: said || null };
    }),
  );
  const turns = leftInTurn(wished);
  return wished.map(({ id, name, thing, sizes }, index) => {
    const { left = () => 0, chosen: sku = null } = turns[index] ?? {};
    const size = sizes.find((candidate) => candidate.sku === sku);
    const list = childPriceList(size ?? sizes[0] ?? null, thing.product.price_list);
    const priceOf = (of: typeof list) => rentPrice(of, days, thing.product.charged_by) ?? 0;
    const offered = sizes.map((of) => ({
      ...{ ...of, isFree: left(of.sku) > 0, price: priceOf(childPriceList(of, thing.product.price_list)) },
    }));
    return { id, name, thing, size, price: priceOf(list), sizes: offered };
  });
}
export type Offer = ReturnType<typeof useOffers>[number];

export function GoesWithOffer(props: Props) {
  const { offered, source, period, storeView, level: Heading, onAdded, onChoose } = props;
  const t = useTranslations("goesWith");
  const heading = useId();
  const offers = useOffers(props);
  const isForSeveral = offered.length > 1;
  const spoken = (name: string | null): string => name ?? t("others");

  const add = async (wanted: readonly Offer[], before = 0) => {
    let count = before;
    for (const { id, name, thing, size } of wanted) {
      if (!size) continue;
      const { outcome, key } = await addToCart(lineOf(thing, size, period, source), true);
      if (outcome === "failed") return onAdded(outcome);
      if (outcome !== "added" && outcome !== "quantity_raised") continue;
      count += 1;
      onChoose(id, "");
      const { lines } = cartStore.getState().cart;
      const line = lines.find((candidate) => candidate.key === key);
      if (!line || name === null) continue;
      const said = checkoutStore.getState().persons[line.key];
      if (outcome === "added") nameAgain(line, name, lines);
      else if (said) setPerson(line.key, namedToo(said, name));
    }
    onAdded(count);
  };

  const taken = async (others: readonly Offer[], inSet: readonly Offer[], brought: number) => {
    for (const { id } of inSet) onChoose(id, "");
    await add(others, brought);
  };

  const button = (of: readonly Offer[], says: "add" | "addFor" | "addAll", name: string | null = null) => {
    const wanted = of.filter(({ size }) => size);
    const price = formatMoney(sumMoney(wanted.map((offer) => offer.price)), storeView.locale);
    const isIdle = wanted.length === 0;
    return (
      <Button
        kind={says === "addFor" ? "quiet" : "secondary"}
        aria-disabled={isIdle}
        onClick={() => !isIdle && void add(wanted)}
      >
        {isIdle ? (
          t("choose")
        ) : (
          <span>{keptAmounts(t(says, { count: wanted.length, price, name: spoken(name) }))}</span>
        )}
      </Button>
    );
  };

  return (
    <section aria-labelledby={heading} className="goes-with">
      <Heading id={heading}>{source.locative ? t("titleAt", { where: source.locative }) : t("title")}</Heading>
      {offered.map(({ name }) => {
        const own = offers.filter((offer) => offer.name === name);
        const list = (
          <ul key={spoken(name)}>
            {own.map((offer) => (
              <Thing key={offer.id} {...{ offer, period, storeView }} isNamed={isForSeveral} onChoose={onChoose} />
            ))}
          </ul>
        );
        const set = <AsSet {...props} name={name} own={own} onTaken={taken} />;
        if (!isForSeveral)
          return (
            <Fragment key={spoken(name)}>
              {list}
              {set}
            </Fragment>
          );
        return (
          <div key={spoken(name)} role="group" aria-label={spoken(name)} className="goes-with-person">
            <p>{spoken(name)}</p>
            {list}
            {own.some(({ size }) => size) && button(own, "addFor", name)}
            {set}
          </div>
        );
      })}
      {button(offers, isForSeveral ? "addAll" : "add")}
    </section>
  );
}

interface ThingProps extends Pick<Props, "period" | "storeView"> {
  offer: Offer;
  isNamed: boolean;
  onChoose: (id: string, sku: string) => void;
}

function Thing({ offer: { id, name, thing, sizes, size, price }, period, storeView, isNamed, onChoose }: ThingProps) {
  const t = useTranslations("goesWith");
  const { section, product } = thing;
  return (
    <li>
      {product.image && <BarePicture image={product.image} size="cart" />}
      <p>
        <small>{section}</small>
        <a
          href={productPath(storeView, product, { dateFrom: period.from, dateTo: period.to })}
          lang={product.other_languages?.name}
        >
          {product.name}
        </a>
        <span className="whitespace-nowrap">{formatMoney(price, storeView.locale)}</span>
      </p>
      <select
        className="input"
        aria-label={
          isNamed
            ? t("sizeFor", { name: product.name, person: name ?? t("others") })
            : t("size", { name: product.name })
        }
        value={size?.sku ?? ""}
        onChange={(event) => onChoose(id, event.target.value)}
      >
        <option value="">{t("none")}</option>
        {sizes.map((option) => {
          const label = optionLabels(product, option).map(({ value }) => value);
          const text = label.join(", ") || t("onePiece");
          return (
            <option key={option.sku} value={option.sku} disabled={!option.isFree}>
              {option.isFree ? text : t("gone", { size: text })}
            </option>
          );
        })}
      </select>
    </li>
  );
}

export function Added({ added }: { added: number | "failed" }) {
  const t = useTranslations("goesWith");
  return <p role="status">{added === "failed" ? t("failed") : added > 0 && t("added", { count: added })}</p>;
}
