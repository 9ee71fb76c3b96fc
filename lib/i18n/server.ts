import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { use } from "react";
import type { Locale } from "../store-views";

/*
 * Words for server components. The same hooks of `next-intl` itself would put its client provider, and with
 * it the message formatter (12 KB), into the script of every page that uses them.
 */

export type ServerTranslator = Awaited<ReturnType<typeof getTranslations>>;

export const useTranslations = (namespace: string): ServerTranslator => use(getTranslations(namespace));
export const useLocale = (): Locale => use(getLocale()) as Locale;
export const useMessages = (): Record<string, unknown> => use(getMessages()) as Record<string, unknown>;
