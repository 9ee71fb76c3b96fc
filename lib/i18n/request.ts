import { getRequestConfig } from "next-intl/server";
import { timeZone } from "@/shop.config";
import { defaultLocale, locales, type Locale } from "../store-views";

const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value);

/** The locale comes from the store view (`setRequestLocale`), never from the request, so pages stay cacheable. */
export default getRequestConfig(async ({ requestLocale }) => {
  const wanted = await requestLocale;
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const messages = (await import(`../../messages/${locale}.json`)) as { default: Record<string, never> };
  return { locale, messages: messages.default, timeZone: timeZone };
});
