import { useTranslations } from "next-intl";
import type { Source } from "@/lib/contract";
import { directionsTo, sourceAddress, telephoneLink } from "@/lib/domain/address-text";
import { branchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { shop } from "@/shop.config";

interface Props {
  source: Source;
  /** Whether the customer comes there; one who doesn't may still want to ring. */
  isVisited: boolean;
  storeView: StoreView;
}

/** The branch of an order: its address, the way there, its phone. */
export function OrderBranch({ source, isVisited, storeView }: Props) {
  const t = useTranslations("order.where");
  return (
    <address className="mt-4 not-italic">
      {isVisited && (
        <>
          <a className="link font-semibold" href={branchPath(storeView, source)}>
            {source.name}
          </a>
          <br />
          {sourceAddress(source)}
          <br />
          {shop.directions !== null && (
            <>
              <a
                className="link print:hidden"
                href={directionsTo(shop.directions, sourceAddress(source))}
                target="_blank"
                rel="noreferrer"
              >
                {t("directions")}
              </a>
              <br />
            </>
          )}
        </>
      )}
      {t("phone")}{" "}
      <a className="link whitespace-nowrap" href={telephoneLink(source.phone)}>
        {source.phone}
      </a>
    </address>
  );
}
