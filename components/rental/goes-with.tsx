"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { BarePicture } from "@/components/ui/bare-picture";
import type { Companion, Period } from "@/lib/contract";
import type { NewLine } from "@/lib/domain/cart";
import { saidSize, type SaidMeasures } from "@/lib/domain/goes-with";
import { formatMoney, sumMoney } from "@/lib/domain/money";
import { childPriceList, rentPrice } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import { optionLabels, toProductOption } from "@/lib/domain/product-options";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { companions } from "@/lib/queries";
import { productPath } from "@/lib/routes";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { addToCart } from "@/stores/add-to-cart";
import { loadApi, queryClient } from "@/stores/api";
import { useCartLines } from "@/stores/cart";
import { checkoutStore } from "@/stores/checkout";

export interface GoesWithProps {
  skus: readonly string[];
  storeCode: string;
  source: { id: string; name: string; locative?: string };
  period: Period;
  level: "h2" | "h3";
}

/** Boots, poles and helmet to the skis: those that are free in the same days at the same branch, in one press. */
export default function GoesWith(props: GoesWithProps) {
  const { data } = useQuery(companions(loadApi, props.skus, props.source.id, props.period), queryClient);
  if (!data || data.length === 0) return null;
  const storeView = getStoreView(props.storeCode);
  return (
    <Suspense fallback={null}>
      <LazyIntl locale={storeView.locale} optional>
        <Offer {...props} things={data} storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
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
  ...{ image: product.image, options: optionLabels(product, size), product_option: toProductOption(product, size) },
  ...{ qty: 1, from, to, source: source.id, sourceName: source.name },
  ...{ priceList: childPriceList(size, product.price_list), chargedBy: product.charged_by, deposit: size.deposit },
});

/** What a renter has said of somebody in the cart; several people can't be told apart here, and nobody is guessed. */
function useSaidMeasures(): SaidMeasures {
  const said = Object.values(checkoutStore.getState().measures).filter((measures) => measures !== "counter");
  return said.length === 1 && said[0] ? said[0] : {};
}

function Offer({
  things,
  source,
  period,
  storeView,
  level: Heading,
}: GoesWithProps & { things: readonly Companion[]; storeView: StoreView }) {
  const t = useTranslations("goesWith");
  const heading = useId();
  const lines = useCartLines();
  const measures = useSaidMeasures();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [added, setAdded] = useState<number | "failed">(0);
  const days = rentalDays(period);
  const offered = things.map((thing) => {
    const sizes = sizesOf(thing);
    const said = sizes.length === 1 && thing.product.configurable_options.length === 0 ? sizes[0]?.sku : null;
    const sku = chosen[thing.product.sku] ?? said ?? saidSize(thing.product, lines, measures) ?? "";
    const size = sizes.find((candidate) => candidate.sku === sku);
    const list = childPriceList(size ?? sizes[0] ?? null, thing.product.price_list);
    return { thing, sizes, size, price: rentPrice(list, days, thing.product.charged_by) ?? 0 };
  });
  const wanted = offered.flatMap(({ thing, size, price }) => (size ? [{ thing, size, price }] : []));

  const add = async () => {
    let count = 0;
    for (const { thing, size } of wanted) {
      const { outcome } = await addToCart(lineOf(thing, size, period, source));
      if (outcome === "failed") return setAdded(outcome);
      if (outcome === "added" || outcome === "quantity_raised") count += 1;
    }
    setAdded(count);
    setChosen(Object.fromEntries(things.map(({ product }) => [product.sku, ""])));
  };

  return (
    <section aria-labelledby={heading} className="goes-with">
      <Heading id={heading}>{source.locative ? t("titleAt", { where: source.locative }) : t("title")}</Heading>
      <ul>
        {offered.map(({ thing: { section, product }, sizes, size, price }) => (
          <li key={product.sku}>
            {product.image && <BarePicture image={product.image} size="cart" />}
            <p>
              <small>{section}</small>
              <a
                href={productPath(storeView, product, { dateFrom: period.from, dateTo: period.to })}
                lang={product.other_languages?.name}
              >
                {product.name}
              </a>
              <span>{formatMoney(price, storeView.locale)}</span>
            </p>
            <select
              className="input"
              aria-label={t("size", { name: product.name })}
              value={size?.sku ?? ""}
              onChange={(event) => setChosen({ ...chosen, [product.sku]: event.target.value })}
            >
              <option value="">{t("none")}</option>
              {sizes.map((option) => (
                <option key={option.sku} value={option.sku}>
                  {optionLabels(product, option)
                    .map(({ value }) => value)
                    .join(", ") || t("onePiece")}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <Button kind="secondary" aria-disabled={wanted.length === 0} onClick={() => wanted.length > 0 && void add()}>
        {wanted.length === 0
          ? t("choose")
          : t("add", {
              count: wanted.length,
              price: formatMoney(sumMoney(wanted.map(({ price }) => price)), storeView.locale),
            })}
      </Button>
      <p role="status">{added === "failed" ? t("failed") : added > 0 && t("added", { count: added })}</p>
    </section>
  );
}
