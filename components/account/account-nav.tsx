import { classNames } from "@/components/ui/class-names";
import { IconDown } from "@/components/ui/icons";
import { useTranslations } from "@/lib/i18n/server";
import { accountOrdersPath, accountPath, accountProfilePath } from "@/lib/routes";
import {
  accountCardPath,
  accountDataPath,
  accountFamilyPath,
  accountNewsletterPath,
  accountReviewsPath,
  accountViewedPath,
  accountWishlistPath,
} from "@/lib/routes-account";
import type { StoreView } from "@/lib/store-views";

export type AccountSection =
  "mine" | "orders" | "profile" | "family" | "wishlist" | "viewed" | "reviews" | "card" | "newsletter" | "data";

/** Ways between the parts of an account. */
export function AccountNav({ storeView, current }: { storeView: StoreView; current: AccountSection }) {
  const t = useTranslations("account");
  const sections = [
    ["mine", accountPath(storeView)],
    ["orders", accountOrdersPath(storeView)],
    ["profile", accountProfilePath(storeView)],
    ["family", accountFamilyPath(storeView)],
    ["card", accountCardPath(storeView)],
    ["wishlist", accountWishlistPath(storeView)],
    ["viewed", accountViewedPath(storeView)],
    ["reviews", accountReviewsPath(storeView)],
    ["newsletter", accountNewsletterPath(storeView)],
    ["data", accountDataPath(storeView)],
  ] as const satisfies [AccountSection, string][];
  const list = (
    <ul className="grid border-l border-line">
      {sections.map(([section, href]) => (
        <li key={section}>
          <a
            href={href}
            aria-current={section === current ? "page" : undefined}
            className={classNames(
              "-ml-px flex min-h-11 items-center border-l-2 pl-4 font-medium",
              section === current ? "border-accent" : "border-transparent hover:border-line",
            )}
          >
            {t(`nav.${section}`)}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t("nav.title")} className="print:hidden">
      {/* Ten rows would stand before what a phone was opened for; on the overview they are what it is opened for. */}
      <details open={current === "mine"} className="group lg:hidden">
        <summary
          className={classNames(
            "flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm border border-line",
            "px-4 font-medium [&::-webkit-details-marker]:hidden",
          )}
        >
          <span>
            <span className="sr-only">{t("nav.title")}: </span>
            {t(`nav.${current}`)}
          </span>
          <IconDown className="size-5 flex-none group-open:rotate-180" />
        </summary>
        <div className="pt-3">{list}</div>
      </details>
      <div className="max-lg:hidden">{list}</div>
    </nav>
  );
}
