import { useTranslations } from "@/lib/i18n/server";
import type { Source } from "@/lib/contract";
import { directionsTo, sourceAddress, telephoneLink } from "@/lib/domain/address-text";
import { shop } from "@/shop.config";

/** Where it is and how to reach it; the map of the way is another site's, opened by a press alone. */
export function BranchContact({ source }: { source: Source }) {
  const t = useTranslations("branches");
  return (
    <address className="branch-contact">
      <p>{sourceAddress(source)}</p>
      <p>
        <a className="link" href={telephoneLink(source.phone)}>
          {source.phone}
        </a>
      </p>
      <p>
        <a className="link" href={`mailto:${source.email}`}>
          {source.email}
        </a>
      </p>
      {shop.directions !== null && (
        <p>
          <a
            className="link"
            href={directionsTo(shop.directions, sourceAddress(source))}
            target="_blank"
            rel="noreferrer"
          >
            {t("directions")}
            <span className="sr-only"> {t("newWindow")}</span>
          </a>
        </p>
      )}
    </address>
  );
}
