"use client";

import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import { use, type ReactNode } from "react";
import { timeZone } from "@/shop.config";
import type { Locale } from "../store-views";

const loaders: Record<Locale, () => Promise<{ default: AbstractIntlMessages }>> = {
  "cs-CZ": () => import("../../messages/cs-CZ.json"),
  "en-US": () => import("../../messages/en-US.json"),
  "de-DE": () => import("../../messages/de-DE.json"),
  "it-IT": () => import("../../messages/it-IT.json"),
};

const loaded = new Map<Locale, Promise<AbstractIntlMessages>>();
const loadedOrNone = new Map<Locale, Promise<AbstractIntlMessages | null>>();

/**
 * Fetches the words ahead, so that they are there when the network is not. Rejects when they can't be fetched; the next
 * try is made when the network has returned.
 */
export function loadMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = loaders[locale]().then((module) => module.default);
  loaded.set(locale, loading);
  loading.catch(() => {
    // Forgotten no earlier: whoever waits for the words would ask for them again and again.
    const forget = () => [loaded, loadedOrNone].forEach((kept) => kept.delete(locale));
    window.addEventListener("online", forget, { once: true });
  });
  return loading;
}

function loadIfPossible(locale: Locale): Promise<AbstractIntlMessages | null> {
  const known = loadedOrNone.get(locale) ?? loadMessages(locale).catch(() => null);
  loadedOrNone.set(locale, known);
  return known;
}

interface Props {
  locale: Locale;
  /** Shows nothing when the words can't be fetched, rather than break the page around it. */
  optional?: boolean;
  children: ReactNode;
}

/**
 * Messages for parts that load on need (calendar, drawer, checkout). Suspends until they are there,
 * so a cold catalogue page pays for neither the dictionary nor the message formatter.
 */
export function LazyIntl({ locale, optional = false, children }: Props) {
  const messages = use(optional ? loadIfPossible(locale) : loadMessages(locale));
  if (!messages) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
