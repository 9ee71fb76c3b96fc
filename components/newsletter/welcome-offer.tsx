import { useTranslations } from "@/lib/i18n/server";
import type { StoreView } from "@/lib/store-views";
import { coupons, currency, newsletter } from "@/shop.config";

/** What a subscriber gets, and what it is: on the server alone, so that no browser learns a coupon's code. */
export function WelcomeOffer({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("newsletter");
  const off = coupons.find(({ code }) => code === newsletter.coupon)?.off;
  if (!off) return t("offer.none");
  const number = new Intl.NumberFormat(storeView.locale);
  return "percent" in off
    ? t("offer.percent", { percent: number.format(off.percent) })
    : t("offer.amount", { amount: number.format(off.amount), sign: currency.sign });
}
