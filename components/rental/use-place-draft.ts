import { useState } from "react";
import { carriersTo } from "@/lib/domain/carrier-rules";
import { normalisePostcode } from "@/lib/domain/contact";
import { ANYWHERE, type Place } from "@/lib/domain/place";

export type PlaceDraft = ReturnType<typeof usePlaceDraft>;

/** A place while it is being chosen; null while delivery lacks its postcode, or nobody brings things home there. */
export function usePlaceDraft(initial: Place) {
  const [kind, setKind] = useState(initial.kind);
  const [source, setSource] = useState(initial.kind === "branch" ? initial.source : "");
  const [typed, setTyped] = useState(initial.kind === "delivery" ? initial.postcode : "");
  const postcode = normalisePostcode(typed)?.replaceAll(" ", "") ?? null;
  const isBrought = postcode !== null && carriersTo(postcode).length > 0;
  const places: Record<Place["kind"], Place | null> = {
    anywhere: ANYWHERE,
    branch: { kind: "branch", source },
    delivery: !isBrought ? null : { kind: "delivery", postcode },
  };
  return {
    kind,
    source,
    typed,
    /** Of what is typed; null while it is none. */
    postcode,
    /** Delivery is wished for to where no carrier brings things home. */
    isOutside: kind === "delivery" && postcode !== null && !isBrought,
    place: places[kind],
    setTyped,
    choose: (next: Place["kind"], branch = "") => {
      setKind(next);
      setSource(branch);
    },
  };
}
