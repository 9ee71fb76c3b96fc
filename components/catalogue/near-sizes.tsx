import type { ListingState } from "@/lib/domain/filters";
import type { NearValues } from "@/lib/domain/near-values";
import { useTranslations } from "@/lib/i18n/server";
import { WayGroup } from "./listing-gap";
import { listingHref } from "./listing-links";

interface Props {
  near: readonly NearValues[];
  basePath: string;
  search?: string | undefined;
  query: ListingState;
}

/** Sizes next to the chosen ones of which there is something, with everything else as it was chosen. */
export function NearSizes({ near, basePath, search, query }: Props) {
  const t = useTranslations("catalogue.gap");
  return near.map(({ code, label, values }) => (
    <WayGroup
      key={code}
      title={t(query.period ? "sizesFree" : "sizes", { label })}
      ways={values.map((value) => ({
        // Own sizes don't come back by themselves.
        href: listingHref(
          basePath,
          { ...query, attributes: { ...query.attributes, [code]: [value.key] }, fit: query.fit && false, page: 1 },
          search,
        ),
        label: t("size", { label: value.label, count: value.count }),
      }))}
    />
  ));
}
