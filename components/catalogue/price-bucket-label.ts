import { useLocale, useTranslations } from "@/lib/i18n/server";
import { perLocale } from "@/lib/domain/per-locale";
import { PRICE_BUCKETS } from "@/lib/domain/price-buckets";
import { currency } from "@/shop.config";

const wholeNumbers = perLocale((locale) => new Intl.NumberFormat(locale));

/** Words for a price bucket: "do 290 Kč", "290–500 Kč", "od 1 500 Kč". */
export function usePriceBucketLabel(): (id: string) => string {
  const t = useTranslations("catalogue.priceBucket");
  const { sign } = currency;
  const crowns = wholeNumbers(useLocale());
  return (id) => {
    const bucket = PRICE_BUCKETS.find((candidate) => candidate.id === id);
    if (!bucket) return id;
    const from = crowns.format(bucket.from / 100);
    if (bucket.to === null) return t("from", { from, sign });
    const to = crowns.format(bucket.to / 100);
    return bucket.from === 0 ? t("to", { to, sign }) : t("between", { from, to, sign });
  };
}
