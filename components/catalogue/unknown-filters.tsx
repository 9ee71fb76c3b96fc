import { Notice } from "@/components/ui/notice";
import type { Attribute } from "@/lib/contract";
import type { ListingState, UnknownFilter } from "@/lib/domain/filters";
import { useTranslations } from "@/lib/i18n/server";

/** More names than this help nobody. */
const NAMED = 5;

/** One notice for all that the address asks for and the shop doesn't know; the listing is shown without it. */
export function UnknownFilters({ query, attributes }: { query: ListingState; attributes: readonly Attribute[] }) {
  const t = useTranslations("catalogue");
  if (query.unknown.length === 0) return null;
  const labelOf = (code: string): string => {
    if (code === "price") return t("priceFilter");
    if (code === "sort") return t("sortLabel");
    if (code === "partner") return t("partnerFilter");
    if (code === "special") return t("special.label");
    if (code === "fit") return t("own.label");
    if (code === "place") return t("place.label");
    return attributes.find((attribute) => attribute.attribute_code === code)?.default_frontend_label ?? code;
  };
  const name = ({ code, value }: UnknownFilter): string => (value === null ? code : `${labelOf(code)}: ${value}`);
  const names = query.unknown.slice(0, NAMED).map(name);
  return (
    <div data-says="place">
      <Notice tone="info">
        {t("unknownFilters", { filters: [...names, ...(query.unknown.length > NAMED ? ["…"] : [])].join(", ") })}
      </Notice>
    </div>
  );
}
