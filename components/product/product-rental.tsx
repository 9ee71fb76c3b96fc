"use client";

import { useEffect, useState } from "react";
import { SizePicker } from "@/components/rental/size-picker";
import { lazyPart } from "@/components/ui/lazy-part";
import { loadPart, showWhenLoaded } from "@/components/ui/load-part";
import { isPlainPress } from "@/components/ui/plain-press";
import { keepsTheLast } from "@/lib/domain/availability";
import { isWithoutDays, thingKind } from "@/lib/domain/kind-of-thing";
import { childPriceList } from "@/lib/domain/pricing";
import { initialChoice, offeredValues, optionLabels } from "@/lib/domain/product-options";
import { useCart } from "@/stores/cart";
import { useOwnProduct } from "@/stores/own-product";
import { hasOwnMeasures } from "@/stores/own-measures-hint";
import type { AlternativesProps } from "./alternatives";
import { useCalendarPanel } from "./days-field";
import { newLine } from "./new-line";
import type { OwnSizeProps } from "./own-size";
import { RentalFrame, type RentalFormProps } from "./rental-frame";
import { useBranch } from "./use-branch";
import { chosenThing, freeOf } from "./use-rental";
import { useTellShown } from "./use-tell-shown";
import type { WrittenRentalProps } from "./written-rental";
import type { SizeFinderProps } from "./size-finder";
import { rewriteVariant } from "./variant-url";

const Alternatives = lazyPart<AlternativesProps>(() => import("./alternatives"));
const OwnSize = lazyPart<OwnSizeProps>(() => import("./own-size"));
const loadFinder = () => import("./size-finder");
const SizeFinder = lazyPart<SizeFinderProps>(loadFinder);
// Forms of few products: most pages never load them.
const SetRental = lazyPart<RentalFormProps>(() => import("./set-rental"));
const WrittenRental = lazyPart<WrittenRentalProps>(() => import("./written-rental"));
const PieceOrder = lazyPart<RentalFormProps>(() => import("./piece-order"));

/** The form of renting that the kind of a product asks for. */
export function ProductRental(given: RentalFormProps) {
  const product = useOwnProduct(given.product);
  const props = { ...given, product };
  const { written: words } = props.labels;
  const Form = thingKind(product) === "set" ? SetRental : isWithoutDays(product) ? PieceOrder : DirectRental;
  if (!words) return <Form {...props} />;
  return <WrittenRental {...props} form={Form} options={product.custom_options ?? []} words={words} />;
}

/** Size, days, shop and price of one thing. */
function DirectRental({ initialChildSku, ...props }: RentalFormProps) {
  const { product, sources, links, labels, locale } = props;
  const [chosen, setChosen] = useState(() => initialChoice(product, initialChildSku));
  const [asked, setAsked] = useState(0);
  /** How often measures were read: none without any. */
  const [measured, setMeasured] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const [own, setOwn] = useState<Parameters<OwnSizeProps["onOwn"]>[0]>({});
  const panel = useCalendarPanel(locale);
  const child = chosenThing(product, chosen);
  const branch = useBranch(product, sources, links.home, asked, child && ((known, id) => freeOf(known, id, child.sku)));
  const { period, place, availability, source, refused } = branch;
  const free = child && source ? freeOf(availability, source.id, child.sku) : null;
  const ownsLast = useCart(({ lines }) => keepsTheLast(lines, { sku: child?.sku, source: source?.id, period }, free));

  const chooseChild = (sku: string) => setChosen(initialChoice(product, sku));

  useEffect(() => {
    const childSku = new URLSearchParams(window.location.search).get("childSku");
    if (childSku) setChosen(initialChoice(product, childSku));
  }, [product]);

  useEffect(() => setMeasured(product.sized && hasOwnMeasures() ? 1 : 0), [product]);

  useEffect(() => {
    if (child && product.configurable_options.length > 0) rewriteVariant(product, child.sku, period, place);
  }, [child, period, place, product]);

  const line = child && source && period ? newLine(product, child, period, source, props.written) : null;
  useTellShown(refused || free === 0 ? null : { sku: product.sku, sizes: sizesOf(product), source: source?.id, line });

  return (
    <RentalFrame
      {...props}
      branch={branch}
      panel={panel}
      sku={child?.sku ?? product.sku}
      grid={
        product.configurable_children.length > 1
          ? { sku: product.sku, sizes: sizesOf(product), chosenSku: child?.sku ?? null, onSize: chooseChild }
          : undefined
      }
      priceList={childPriceList(child, product.price_list)}
      deposit={child?.deposit ?? product.deposit}
      original={(child ?? product).original_price}
      free={free}
      lines={line ? [line] : []}
      missing={product.configurable_options.find((option) => chosen[option.attribute_code] === undefined)}
      onAnswered={() => setAsked(asked + 1)}
      instead={
        source &&
        period &&
        (refused || (free === 0 && !ownsLast)) && (
          <Alternatives
            refused={refused}
            sku={child?.sku ?? product.sku}
            source={source}
            period={period}
            labels={labels}
            locale={locale}
            options={product.configurable_children}
            onSize={(options) => setChosen({ ...options })}
            onSource={branch.cartSource === null ? branch.choose : null}
          />
        )
      }
      note={ownsLast && <p className="rental-hint">{labels.ownLast}</p>}
    >
      {product.configurable_options.map((option) => (
        <SizePicker
          key={option.attribute_code}
          label={option.label}
          locale={locale}
          labels={labels}
          value={chosen[option.attribute_code] ?? null}
          onChange={(value) => {
            setChosen({ ...chosen, [option.attribute_code]: value });
            branch.stay();
          }}
          sizes={offeredValues(product, option, chosen, (sku) => freeOf(availability, source?.id, sku)).map(
            ({ exists, ...size }) => ({
              ...size,
              disabled: !exists,
              isOwn: own[option.attribute_code]?.includes(size.value),
              barred: refused ? labels.refused[refused.code] : undefined,
            }),
          )}
        />
      ))}
      {product.guide && (
        <p className="rental-hint">
          <a
            className="link"
            href={product.guide}
            // Nothing is on its way: the page stays.
            aria-haspopup="dialog"
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              showWhenLoaded(
                () => loadPart(loadFinder(), locale),
                () => setFinding(true),
              );
            }}
          >
            {labels.own.find}
          </a>
        </p>
      )}
      {isFinding && (
        <SizeFinder
          product={product}
          locale={locale}
          onClose={() => setFinding(false)}
          onChoose={(choice) => {
            setMeasured(measured + 1);
            setChosen({ ...chosen, ...choice });
          }}
        />
      )}
      {measured > 0 && (
        <OwnSize
          key={String(measured)}
          product={product}
          labels={labels.own}
          locale={locale}
          onOwn={(suits, choice) => {
            setOwn(suits);
            // What is chosen already stays.
            setChosen((now) => ({ ...choice, ...now }));
          }}
        />
      )}
    </RentalFrame>
  );
}

/** Rows of the table of sizes and days. */
const sizesOf = (product: RentalFormProps["product"]) =>
  product.configurable_children.map((child) => ({
    sku: child.sku,
    label: optionLabels(product, child)
      .map(({ value }) => value)
      .join(", "),
    priceList: childPriceList(child, product.price_list),
  }));
