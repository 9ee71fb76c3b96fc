"use client";

import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { PriceLadder } from "@/components/rental/price-ladder";
import { SizePicker } from "@/components/rental/size-picker";
import { keepsTheLast } from "@/lib/domain/availability";
import { formatPeriod } from "@/lib/domain/formats";
import { isRentedDirectly } from "@/lib/domain/kind-of-thing";
import { proposedBranch } from "@/lib/domain/place";
import { childPriceList } from "@/lib/domain/pricing";
import { initialChoice, offeredValues } from "@/lib/domain/product-options";
import { rentalDays } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import { useCart } from "@/stores/cart";
import { usePartner } from "@/stores/partner";
import { setPlace, usePeriod, usePlace, useWishedBranch } from "@/stores/reservation";
import { fill } from "@/components/ui/text";
import { loadPart } from "@/components/ui/load-part";
import { AddButton } from "./add-button";
import type { AlternativesProps } from "./alternatives";
import type { ProductCalendarProps } from "./product-calendar";
import type { RentalLabels } from "./rental-labels";
import type { RentalLinks, RentalProduct, RentalSource } from "./rental-product";
import { AtHand, PriceLine, RentLines } from "./rental-price";
import { chosenThing, freeOf, useAvailability } from "./use-rental";
import { SourceField } from "./source-field";
import { useSourceGuard } from "./use-source-guard";
import { rewriteVariant } from "./variant-url";

const nothing = () => ({ default: () => null });
// What can't be fetched is left out: it must not take the page with it.
const Alternatives = lazy<ComponentType<AlternativesProps>>(() => import("./alternatives").catch(nothing));

interface Props {
  product: RentalProduct;
  locale: Locale;
  links: RentalLinks;
  sources: readonly RentalSource[];
  labels: RentalLabels;
  initialChildSku?: string | undefined;
  /** Of what is not rented here: how it is had. */
  children?: ReactNode;
}

/** Size, days, shop and price of one rent: everything on the product page that depends on the visitor. */
export function ProductRental({ product, locale, links, sources, labels, initialChildSku, children }: Props) {
  const period = usePeriod();
  const [chosen, setChosen] = useState(() => initialChoice(product, initialChildSku));
  const [sourceId, setSourceId] = useState<string | null>(null);
  const [calendarOpen, setCalendarOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<ProductCalendarProps> | null>(null);
  const [asked, setAsked] = useState(0);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const place = usePlace();
  const wished = useWishedBranch();
  const partner = usePartner();
  const { relation, cartSource } = useSourceGuard(product, sources, links.home);
  const availability = useAvailability(product.sku, period, sources, asked);
  const refusedAt = (id: string) => availability?.at.get(id)?.refused ?? null;
  const child = chosenThing(product, chosen);
  const decided = [relation === "same" ? cartSource?.id : undefined, sourceId, wished?.id];
  const source =
    decided.map((wish) => sources.find(({ id }) => id === wish)).find((found) => found !== undefined) ??
    proposedBranch(
      sources,
      partner,
      ({ id }) => !refusedAt(id) && (child ? (freeOf(availability, id, child.sku) ?? 0) > 0 : true),
    );
  const priceList = childPriceList(child, product.price_list);
  const deposit = child?.deposit ?? product.deposit;
  const days = period ? rentalDays(period) : null;
  const refused = source ? refusedAt(source.id) : null;
  const free = child && source ? freeOf(availability, source.id, child.sku) : null;

  const ownsLast = useCart(({ lines }) => keepsTheLast(lines, { sku: child?.sku, source: source?.id, period }, free));

  useEffect(() => {
    const childSku = new URLSearchParams(window.location.search).get("childSku");
    if (childSku) setChosen(initialChoice(product, childSku));
  }, [product]);

  useEffect(() => {
    if (child && product.configurable_options.length > 0) rewriteVariant(child.sku, period, place);
  }, [child, period, place, product]);

  // Another place was chosen, wherever on the page: what was shown before gives way to it.
  useEffect(() => setSourceId(null), [place]);
  const chooseSource = (id: string) => setPlace({ kind: "branch", source: id });

  if (!isRentedDirectly(product)) {
    return (
      <div className="rental">
        <PriceLine
          priceList={product.price_list}
          product={product}
          days={days}
          original={product.original_price}
          labels={labels}
          locale={locale}
        />
        {product.price_list.length > 1 && (
          <Ladder priceList={product.price_list} days={days} labels={labels} locale={locale} />
        )}
        {children}
      </div>
    );
  }

  const openCalendar = () => {
    setCalendarOpen(true);
    loadPart(import("./product-calendar"), locale).then(
      ({ default: loaded }) => setCalendar(() => loaded),
      () => setCalendarOpen(false),
    );
  };
  const close = () => {
    setCalendarOpen(false);
    calendarButton.current?.focus();
  };

  return (
    <div className="rental">
      <SourceField
        sources={sources}
        source={source}
        place={place}
        wished={wished}
        cartSource={cartSource}
        chosenForYou={
          sourceId === null && wished === undefined && partner === null && period !== null && source !== sources[0]
        }
        freeAt={(id) => (child ? freeOf(availability, id, child.sku) : null)}
        refusedAt={refusedAt}
        onSource={chooseSource}
        page={`${links.branches}/${source?.id ?? ""}`}
        labels={labels}
        locale={locale}
      />
      {product.configurable_options.map((option) => (
        <SizePicker
          key={option.attribute_code}
          label={option.label}
          locale={locale}
          labels={labels}
          value={chosen[option.attribute_code] ?? null}
          onChange={(value) => {
            setChosen({ ...chosen, [option.attribute_code]: value });
            // What is shown for this shop stays for this shop: another one is chosen, or offered, never slipped in.
            setSourceId(source?.id ?? null);
          }}
          sizes={offeredValues(product, option, chosen, (sku) => freeOf(availability, source?.id, sku)).map(
            ({ exists, ...size }) => ({
              ...size,
              disabled: !exists,
              barred: refused ? labels.refused[refused.code] : undefined,
            }),
          )}
        />
      ))}
      <button
        ref={calendarButton}
        type="button"
        className="rental-period"
        aria-expanded={calendarOpen}
        aria-controls="rental-calendar"
        onClick={calendarOpen ? () => setCalendarOpen(false) : openCalendar}
      >
        <span>
          <small>{labels.periodLabel}</small>
          <strong>{period ? formatPeriod(period, locale) : labels.choosePeriod}</strong>
        </span>
        <em>{period ? labels.changePeriod : labels.chooseDays}</em>
      </button>
      <div id="rental-calendar" hidden={!calendarOpen}>
        {calendarOpen &&
          (Calendar ? (
            <Calendar
              sku={child?.sku ?? product.sku}
              sourceId={source?.id ?? ""}
              locale={locale}
              priceList={priceList}
              onDone={close}
            />
          ) : (
            <p className="rental-hint" role="status">
              {labels.loading}
            </p>
          ))}
      </div>
      {availability?.failed && (
        <p className="rental-hint" role="status">
          {labels.failed}
        </p>
      )}
      {source && period && (refused || (free === 0 && !ownsLast)) && (
        <Suspense fallback={null}>
          <Alternatives
            refused={refused}
            sku={child?.sku ?? product.sku}
            source={source}
            period={period}
            labels={labels}
            locale={locale}
            options={product.configurable_children}
            onSize={(options) => setChosen({ ...options })}
            onSource={cartSource === null ? chooseSource : null}
          />
        </Suspense>
      )}
      <PriceLine
        priceList={priceList}
        product={product}
        days={days}
        original={(child ?? product).original_price}
        labels={labels}
        locale={locale}
      />
      <Ladder priceList={priceList} days={days} labels={labels} locale={locale} />
      <RentLines
        priceList={priceList}
        product={product}
        days={days}
        deposit={deposit}
        labels={labels}
        locale={locale}
      />
      <noscript>
        <p className="rental-hint">{fill(labels.noScript, { phone: sources[0]?.phone ?? "" })}</p>
      </noscript>
      <AddButton
        product={product}
        child={child}
        chosen={chosen}
        source={source ?? null}
        period={period}
        free={free}
        isRefused={refused !== null}
        labels={labels}
        links={links}
        atHand={
          <AtHand product={product} priceList={priceList} days={days} free={free} labels={labels} locale={locale} />
        }
        onChooseDays={openCalendar}
        onAnswered={() => setAsked(asked + 1)}
      />
      {ownsLast && <p className="rental-hint">{labels.ownLast}</p>}
      <p className="rental-hint">{labels.pickup}</p>
    </div>
  );
}

function Ladder({
  priceList,
  days,
  labels,
  locale,
}: {
  priceList: RentalProduct["price_list"];
  days: number | null;
  labels: RentalLabels;
  locale: Locale;
}) {
  // One price for any length is said by the price itself.
  if (priceList.length < 2) return null;
  return (
    <>
      <p className="rental-ladder-title">{labels.ladder}</p>
      <PriceLadder
        priceList={priceList}
        locale={locale}
        days={days}
        labels={{ title: labels.ladder, days: labels.days, perDay: labels.perDayUnit }}
      />
    </>
  );
}
