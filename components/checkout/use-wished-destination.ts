import { useMemo } from "react";
import { normalisePostcode } from "@/lib/domain/contact";
import type { Destination } from "@/lib/domain/ways";
import { tax } from "@/shop.config";
import { usePlace } from "@/stores/reservation";

/** Where the visitor wished things to be brought, before an address is typed; null for who comes. */
export function useWishedDestination(): Destination | null {
  const place = usePlace();
  const postcode = place.kind === "delivery" ? normalisePostcode(place.postcode) : null;
  return useMemo(() => (postcode === null ? null : { postcode, country: tax.defaultCountry }), [postcode]);
}
