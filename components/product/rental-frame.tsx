"use client";

import type { ReactNode } from "react";
import { PriceLadder } from "@/components/rental/price-ladder";
import { lazyPart } from "@/components/ui/lazy-part";
import { fill } from "@/components/ui/text";
import type { PriceBand, ProductOption } from "@/lib/contract";
import { nearestLength, rentableBetween } from "@/lib/domain/pricing";
import { rentalDays } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import { AddButton, type AddButtonProps } from "./add-button";
import { DaysField, type useCalendarPanel } from "./days-field";
import type { LongerRentProps } from "./longer-rent";
import type { ProductCalendarProps } from "./product-calendar";
import type { RentalLabels } from "./rental-labels";
import { AtHand, PriceLine, RentLines, shownRent } from "./rental-price";
import type { RentalLinks, RentalProduct, RentalSource } from "./rental-product";
import { SourceField } from "./source-field";
import type { useBranch } from "./use-branch";

const Room = () => <p className="rental-hint">{"\u00A0"}</p>;
const LongerRent = lazyPart<LongerRentProps>(() => import("./longer-rent"), Room);

/** What one day more comes to says nothing of days in which it is not rented at all. */
const LongerDays = ({ isRefused, ...props }: LongerRentProps & { isRefused: boolean }) =>
  isRefused ? <Room /> : <LongerRent {...props} />;

/** What every form of renting is given by its page. */
export interface RentalFormProps {
  product: RentalProduct;
  locale: Locale;
  links: RentalLinks;
  sources: readonly RentalSource[];
  labels: RentalLabels;
  initialChildSku?: string | undefined;
  written?: Written;
}

/** What is written and chosen with a thing, beside its size and days; its price lists count with it already. */
export interface Written {
  fields: ReactNode;
  chosen: ProductOption["extension_attributes"]["custom_options"];
  shown: { label: string; value: string }[];
  /** What is still missing, or too long. */
  missing: AddButtonProps["missing"];
}

interface Props
  extends Omit<RentalFormProps, "initialChildSku">, Pick<AddButtonProps, "lines" | "missing" | "onAnswered"> {
  branch: ReturnType<typeof useBranch>;
  panel: ReturnType<typeof useCalendarPanel>;
  /** Whose days the calendar shows: the chosen thing's. */
  sku: string;
  /** What is chosen of a set: its days are those of all of it. */
  parts?: ProductCalendarProps["parts"];
  grid?: ProductCalendarProps["grid"];
  priceList: readonly PriceBand[];
  deposit: number;
  /** One day without the offer that stands. */
  original: number;
  free: number | null;
  /** What there is to choose. */
  children: ReactNode;
  /** What can be had instead, when this can't. */
  instead?: ReactNode;
  /** Said below the button. */
  note?: ReactNode;
}

/** A form of renting: where, which one, when, for how much, and the button. */
export function RentalFrame({ product, locale, links, sources, labels, branch, panel, children, ...rent }: Props) {
  const { period, source, refused, availability } = branch;
  const { deposit, free, written } = rent;
  // What no rent from that day on may be as long as has no price; days that may not be show the nearest that may.
  const charged = rentableBetween([...rent.priceList], branch.lengths ?? {});
  const { netOf } = product;
  const priceList = netOf?.list(charged) ?? charged;
  const days = period && nearestLength(priceList, rentalDays(period));
  const price = { product, priceList, days, labels, locale };
  return (
    <div className="rental">
      <SourceField
        {...branch.field}
        isChosen={rent.grid !== undefined || rent.parts !== undefined}
        onSource={branch.choose}
        page={`${links.branches}/${source?.id ?? ""}`}
        labels={labels}
        locale={locale}
      />
      {children}
      {written?.fields}
      <DaysField
        panel={panel}
        period={period}
        labels={labels}
        days={{
          ...{
            sku: rent.sku,
            parts: rent.parts,
            grid:
              rent.grid && netOf
                ? {
                    ...rent.grid,
                    sizes: rent.grid.sizes.map((size) => ({ ...size, priceList: netOf.list([...size.priceList]) })),
                  }
                : rent.grid,
            sourceId: source?.id ?? "",
            locale,
            priceList: netOf?.list([...rent.priceList]) ?? rent.priceList,
          },
          chargedBy: product.charged_by,
        }}
      />
      {availability?.failed && (
        <p className="rental-hint" role="status">
          {labels.failed}
        </p>
      )}
      {rent.instead}
      <PriceLine {...price} original={netOf?.amount(rent.original) ?? rent.original} />
      {netOf && <p className="rental-hint">{netOf.said(shownRent({ ...price, priceList: charged }) ?? 0)}</p>}
      <Ladder priceList={priceList} days={days} labels={labels} locale={locale} />
      <RentLines {...price} deposit={deposit} />
      {period && product.charged_by === "day" && (
        // Its line is there from the start: the button below must not move under a finger.
        <LongerDays
          isRefused={refused !== null}
          sku={rent.sku}
          sourceId={source?.id ?? null}
          priceList={priceList}
          chargedBy={product.charged_by}
          period={period}
          labels={labels}
          locale={locale}
        />
      )}
      <noscript>
        <p className="rental-hint">{fill(labels.noScript, { phone: sources[0]?.phone ?? "" })}</p>
      </noscript>
      <AddButton
        lines={rent.lines}
        hasDays={period !== null}
        missing={rent.missing ?? written?.missing}
        free={free}
        isRefused={refused !== null}
        labels={labels}
        links={links}
        atHand={<AtHand {...price} free={free} refused={refused && labels.refused[refused.code]} />}
        onChooseDays={panel.open}
        onAnswered={rent.onAnswered}
      />
      {rent.note}
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
  priceList: readonly PriceBand[];
  days: number | null;
  labels: RentalLabels;
  locale: string;
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
