"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { spacedPostcode } from "@/lib/domain/address-text";
import type { Branch } from "@/lib/domain/place";
import { NearestFinder } from "./nearest-finder";
import type { PlaceDraft } from "./use-place-draft";

const ANYWHERE_VALUE = "";
const DELIVERY_VALUE = " delivery";

/** Where, in short: a branch, delivery, or anywhere. What finds the nearest branch comes when it is wished for. */
export function PlaceFields({ draft, branches }: { draft: PlaceDraft; branches: readonly Branch[] }) {
  const t = useTranslations("rental.where");
  const [isFinding, setFinding] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const postcode = useRef<HTMLInputElement>(null);
  const { kind, place } = draft;
  const find = () => {
    flushSync(() => setFinding(true));
    postcode.current?.focus();
  };
  // The button pressed goes away with its proposal; the select says what has been chosen.
  const take = (branch: string) => {
    flushSync(() => draft.choose("branch", branch));
    select.current?.focus();
  };

  return (
    <fieldset className="mb-4 grid items-start gap-x-4 gap-y-2 md:grid-cols-2">
      <legend className="sr-only">{t("legend")}</legend>
      <Select
        ref={select}
        label={t("label")}
        value={kind === "branch" ? draft.source : kind === "delivery" ? DELIVERY_VALUE : ANYWHERE_VALUE}
        onChange={({ target: { value } }) => {
          if (value === ANYWHERE_VALUE) draft.choose("anywhere");
          else if (value !== DELIVERY_VALUE) draft.choose("branch", value);
          else {
            draft.choose("delivery");
            setFinding(true);
          }
        }}
        options={[
          { value: ANYWHERE_VALUE, label: t("anywhere") },
          ...branches.map(({ id, name }) => ({ value: id, label: name })),
          {
            value: DELIVERY_VALUE,
            label:
              place?.kind === "delivery"
                ? t("deliveryTo", { postcode: spacedPostcode(place.postcode) })
                : t("delivery"),
          },
        ]}
      />
      {isFinding ? (
        <NearestFinder draft={draft} field={postcode} onTake={take} />
      ) : (
        // Beside the select, where there is room: its label is 30 px high with its gap, and the button 8 px lower.
        <Button kind="quiet" size="small" className="-ml-3 justify-self-start md:mt-[34px] md:ml-0" onClick={find}>
          {t(kind === "delivery" ? "otherPostcode" : "find")}
        </Button>
      )}
    </fieldset>
  );
}
