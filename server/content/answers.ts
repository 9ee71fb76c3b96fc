import type { Language } from "@/lib/store-views";

/** Answers of one query in a visitor's language, in English and in Czech. */
export interface InLanguages<T> {
  own: readonly T[];
  english: readonly T[];
  czech: readonly T[];
}

/** Each document once: in the first of the languages that has it, in the order of the longest list. */
export function firstOfLanguages<T extends { documentId: string }>({ own, english, czech }: InLanguages<T>): T[] {
  const found = new Map<string, T>();
  for (const each of [...czech, ...english, ...own]) found.set(each.documentId, each);
  return [...found.values()];
}

/** The language to mark a text with, where it is not the visitor's. */
export const otherLanguage = (locale: string | null, language: Language): string | undefined =>
  locale === null || locale === language ? undefined : locale;
