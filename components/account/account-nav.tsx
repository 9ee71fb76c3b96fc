import { classNames } from "@/components/ui/class-names";
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
  return (
    <nav aria-label={t("nav.title")} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 border-b border-line lg:grid lg:border-b-0 lg:border-l">
        {sections.map(([section, href]) => (
          <li key={section}>
            <a
              href={href}
              aria-current={section === current ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-11 items-center border-b-2 font-medium",
                "lg:mb-0 lg:-ml-px lg:flex lg:border-b-0 lg:border-l-2 lg:pl-4",
                section === current ? "border-accent" : "border-transparent hover:border-line",
              )}
            >
              {t(`nav.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
