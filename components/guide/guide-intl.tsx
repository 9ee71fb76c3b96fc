"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/store-views";
import { timeZone } from "@/shop.config";

interface Props {
  locale: Locale;
  /** The guide's own words alone, which come with its page. */
  messages: AbstractIntlMessages;
  children: ReactNode;
}

export const GuideIntl = ({ locale, messages, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
    {children}
  </NextIntlClientProvider>
);
