import { classNames } from "@/components/ui/class-names";
import type { Translate } from "@/components/ui/text";
import { LogoMarker } from "@/components/ui/trail-marker";
import { homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { look } from "@/shop.config";

/** A longer name is set smaller on a phone, where it has two lines beside three tools. */
const SHORT_NAME = 12;

/** Marker and name, or the owner's own picture of it: the way home. */
export function ShopName({ storeView, t }: { storeView: StoreView; t: Translate }) {
  return (
    <a href={homePath(storeView)} className="site-logo" aria-label={t("home", { shop: storeView.name })}>
      {look.logo ? (
        <picture>
          {look.logo.darkUrl && <source media="(prefers-color-scheme: dark)" srcSet={look.logo.darkUrl} />}
          <img src={look.logo.url} width={look.logo.width} height={look.logo.height} alt="" />
        </picture>
      ) : (
        <>
          <LogoMarker className="size-[28px]" />
          <span
            className={classNames("heading", storeView.name.length > SHORT_NAME && "max-lg:text-[min(1rem,4.5vw)]")}
          >
            {storeView.name}
          </span>
        </>
      )}
    </a>
  );
}
