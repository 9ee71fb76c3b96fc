"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { spacedPostcode } from "@/lib/domain/address-text";
import type { Branch } from "@/lib/domain/place";
import { askPosition, locate, nearestTo, type Nearest } from "./nearest-branch";
import type { PlaceDraft } from "./use-place-draft";

const ANYWHERE_VALUE = "";
const DELIVERY_VALUE = " delivery";

/**
 * Where: a branch, delivery, or anywhere. The nearest branch is proposed to who has typed a postcode or asks for it.
 */
export function PlaceFields({ draft, branches }: { draft: PlaceDraft; branches: readonly Branch[] }) {
  const t = useTranslations("rental.where");
  const [nearest, setNearest] = useState<Nearest | null>(null);
  const [state, setState] = useState<"idle" | "asking" | "failed" | "unknown">("idle");
  const { postcode, kind } = draft;

  useEffect(() => {
    setState("idle");
    setNearest(null);
    if (postcode === null) return;
    let current = true;
    void locate(postcode).then(
      (found) => current && setNearest(found),
      // A proposal that can't be made is none: the list above works without.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [postcode]);

  const here = () => {
    setState("asking");
    askPosition()
      .then(nearestTo)
      .then(
        (found) => {
          setNearest(found);
          setState(found ? "idle" : "unknown");
        },
        () => setState("failed"),
      );
  };

  return (
    <fieldset className="mb-6">
      <legend className="sr-only">{t("legend")}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-start gap-4">
        <Select
          label={t("label")}
          value={kind === "branch" ? draft.source : kind === "delivery" ? DELIVERY_VALUE : ANYWHERE_VALUE}
          onChange={({ target: { value } }) => {
            if (value === ANYWHERE_VALUE) draft.choose("anywhere");
            else if (value === DELIVERY_VALUE) draft.choose("delivery");
            else draft.choose("branch", value);
          }}
          options={[
            { value: ANYWHERE_VALUE, label: t("anywhere") },
            ...branches.map(({ id, name }) => ({ value: id, label: name })),
            { value: DELIVERY_VALUE, label: t("delivery") },
          ]}
        />
        <div>
          <TextField
            label={t("postcode")}
            value={draft.typed}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            onChange={(event) => draft.setTyped(event.target.value)}
            hint={kind === "delivery" ? t("postcodeWanted") : t("postcodeHint")}
            error={draft.isOutside ? t("outside", { postcode: spacedPostcode(postcode ?? "") }) : undefined}
            room={t("outside", { postcode: spacedPostcode("00000") })}
          />
        </div>
      </div>
      {/* The answer's room is there from the start: what stands below must not move under a finger. */}
      <div className="mt-2 grid items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          loading={state === "asking"}
          onClick={here}
        >
          {t("here")}
        </Button>
        <div className="grid min-h-18 grid-cols-[1fr_auto] items-center gap-x-4 sm:min-h-12">
          <p role="status" className="text-sm">
            {nearest && t("nearest", { name: nearest.name, distance: Math.max(1, Math.round(nearest.kilometres)) })}
            {state === "failed" && t("hereFailed")}
            {state === "unknown" && t("hereUnknown")}
          </p>
          {nearest && !(kind === "branch" && draft.source === nearest.id) && (
            <Button kind="quiet" size="small" onClick={() => draft.choose("branch", nearest.id)}>
              {t("takeNearest")}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
