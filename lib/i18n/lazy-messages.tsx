"use client";

import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import { use, type ReactNode } from "react";
import type { Locale } from "../store-views";

const loaders: Record<Locale, () => Promise<{ default: AbstractIntlMessages }>> = {
  "cs-CZ": () => import("../../messages/cs-CZ.json"),
  "en-US": () => import("../../messages/en-US.json"),
  "de-DE": () => import("../../messages/de-DE.json"),
  "it-IT": () => import("../../messages/it-IT.json"),
};

const loaded = new Map<Locale, Promise<AbstractIntlMessages>>();

function loadMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = loaders[locale]().then((module) => module.default);
  loaded.set(locale, loading);
  return loading;
}

/**
 * Messages for parts that load on need (calendar, drawer, checkout). Suspends until they are there,
 * so a cold catalogue page pays for neither the dictionary nor the message formatter.
 */
export function LazyIntl({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = use(loadMessages(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Prague">
      {children}
    </NextIntlClientProvider>
  );
}
