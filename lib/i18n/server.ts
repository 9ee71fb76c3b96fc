import { getLocale, getMessages, type getTranslations } from "next-intl/server";
import { use } from "react";
import { createTranslator } from "use-intl/core";
import { timeZone } from "@/shop.config";
import type { Locale } from "../store-views";

/*
 * Words for server components. The same hooks of `next-intl` itself would put its client provider, and with
 * it the message formatter (12 KB), into the script of every page that uses them.
 */

export type ServerTranslator = Awaited<ReturnType<typeof getTranslations>>;

/** By the messages themselves, so that those which were edited in development are read anew. */
const kept = new WeakMap<object, Map<string, ServerTranslator>>();

/** The process keeps its translators: a message is parsed once, and no component waits for its words. */
export function useTranslations(namespace: string): ServerTranslator {
  const locale = useLocale();
  const messages = useMessages();
  const ofLocale = kept.get(messages) ?? new Map<string, ServerTranslator>();
  kept.set(messages, ofLocale);
  const translator =
    ofLocale.get(namespace) ?? (createTranslator({ locale, namespace, messages, timeZone }) as ServerTranslator);
  ofLocale.set(namespace, translator);
  return translator;
}

export const useLocale = (): Locale => use(getLocale()) as Locale;
export const useMessages = (): Record<string, unknown> => use(getMessages()) as Record<string, unknown>;
