"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { countText, fill } from "@/components/ui/text";
import type { Place } from "@/lib/domain/place";
import { spacedPostcode } from "@/lib/domain/address-text";
import type { RentalSource } from "./rental-product";
import type { RentalLabels } from "./rental-labels";
import type { CartElsewhereProps } from "./cart-elsewhere";

const CartElsewhere = lazyPart<CartElsewhereProps>(() => import("./cart-elsewhere"));

interface Props {
  sources: readonly RentalSource[];
  source: RentalSource | undefined;
  place: Place;
  /** The branch that the place means, whether or not it has the thing. */
  wished: { id: string; name: string; locative: string } | undefined;
  /** Branch of a filled cart. */
  cartSource: { id: string; name: string } | null;
  /** Where the partner of the visit's link has it: null where they don't, undefined without such a link. */
  theirs: RentalSource | null | undefined;
  /** Nobody has chosen the branch: it is the first that has the thing free in these days. */
  chosenForYou: boolean;
  /** Units free at a branch; null while nobody knows. */
  freeAt: (sourceId: string) => number | null;
  /** What is free is free as chosen: in one size, or of a set; another choice has its own number. */
  isChosen: boolean;
  /** Why a branch can't serve the days that are chosen. */
  refusedAt: (sourceId: string) => { code: keyof RentalLabels["refused"] } | null;
  onSource: (sourceId: string) => void;
  /** Address of the branch's own page. */
  page: string;
  labels: RentalLabels;
  locale: string;
}

/** The branch stands first: it decides what sizes and days there are. What decided it instead of the renter is said. */
export function SourceField({
  sources,
  source,
  place,
  wished,
  cartSource,
  theirs,
  chosenForYou,
  freeAt,
  isChosen,
  refusedAt,
  onSource,
  page,
  labels,
  locale,
}: Props) {
  const locked = cartSource !== null && cartSource.id === source?.id;
  const isMissing = wished && !sources.some(({ id }) => id === wished.id);
  const delivered = place.kind === "delivery" && wished?.id === source?.id;
  const label = (from: RentalSource): string => {
    const refused = refusedAt(from.id);
    if (refused) return `${from.name}: ${labels.refused[refused.code]}`;
    const count = freeAt(from.id);
    if (count === null) return from.name;
    const free = isChosen ? labels.freeAsChosen : countText(count, labels.free, locale);
    return `${from.name}: ${count === 0 ? labels.taken : free}`;
  };
  return (
    <div className="rental-source">
      <label htmlFor="rental-source">{delivered ? labels.sourceDelivers : labels.source}</label>
      {sources.length > 1 ? (
        <select
          id="rental-source"
          className="input"
          value={source?.id}
          disabled={locked}
          aria-describedby="rental-source-why"
          onChange={(event) => onSource(event.target.value)}
        >
          {sources.map((from) => (
            <option key={from.id} value={from.id}>
              {label(from)}
            </option>
          ))}
        </select>
      ) : (
        <output id="rental-source" className="font-semibold">
          {sources[0]?.name}
        </output>
      )}
      {source && (
        <a className="link inline-flex min-h-6 items-center text-sm" href={page}>
          {labels.branch}
        </a>
      )}
      {/* What the first thing in the cart decides is announced once, by the notification of that press. */}
      <small id="rental-source-why" role={locked ? undefined : "status"} className="text-muted empty:hidden">
        {cartSource === null && isMissing && source
          ? fill(labels.sourceMissing, { wished: wished.locative, where: source.locative })
          : cartSource === null && theirs !== undefined && theirs?.partner_id !== source?.partner_id
            ? theirs
              ? fill(labels.partnerWhere, { where: theirs.locative })
              : labels.partnerLacks
            : cartSource === null && chosenForYou && source
              ? fill(labels.sourceChosen, { where: source.locative })
              : delivered && place.kind === "delivery" && source
                ? fill(labels.sourceDelivered, { postcode: spacedPostcode(place.postcode), where: source.locative })
                : locked && (!wished || wished.id === source?.id)
                  ? fill(labels.sourceLocked, { where: source.locative })
                  : ""}
      </small>
      {cartSource && source && (!locked || (wished && wished.id !== source.id)) && (
        <CartElsewhere
          cartSource={cartSource}
          locked={locked}
          sources={sources}
          to={locked ? wished : source}
          labels={labels}
        />
      )}
    </div>
  );
}
