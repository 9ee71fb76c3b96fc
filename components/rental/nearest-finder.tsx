"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { spacedPostcode } from "@/lib/domain/address-text";
import { askPosition, locate, nearestTo, type Nearest } from "./nearest-branch";
import type { PlaceDraft } from "./use-place-draft";

interface Props {
  draft: PlaceDraft;
  field: RefObject<HTMLInputElement | null>;
  onTake: (branch: string) => void;
}

/** Proposes the nearest branch to who types a postcode or asks for it by position; the postcode is delivery's too. */
export function NearestFinder({ draft, field, onTake }: Props) {
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
      // A proposal that can't be made is none: the list works without.
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
    <div>
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
        <TextField
          ref={field}
          label={t("postcode")}
          value={draft.typed}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          onChange={(event) => draft.setTyped(event.target.value)}
          hint={t(kind === "delivery" ? "postcodeWanted" : "postcodeHint")}
          error={draft.isOutside ? t("outside", { postcode: spacedPostcode(postcode ?? "") }) : undefined}
          room={t("outside", { postcode: spacedPostcode("00000") })}
        />
        {/* As low as the field below its label. */}
        <Button kind="secondary" size="small" className="mt-[34px] px-3!" loading={state === "asking"} onClick={here}>
          {t("here")}
        </Button>
      </div>
      {/* The answer's room is there from the start: what stands below must not move under a finger. */}
      <div className="grid min-h-18 grid-cols-[1fr_auto] items-center gap-x-4 sm:min-h-12">
        <p role="status" className="text-sm">
          {nearest && t("nearest", { name: nearest.name, distance: Math.max(1, Math.round(nearest.kilometres)) })}
          {state === "failed" && t("hereFailed")}
          {state === "unknown" && t("hereUnknown")}
        </p>
        {nearest && !(kind === "branch" && draft.source === nearest.id) && (
          <Button kind="quiet" size="small" onClick={() => onTake(nearest.id)}>
            {t("takeNearest")}
          </Button>
        )}
      </div>
    </div>
  );
}
