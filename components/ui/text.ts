import { plural } from "@/lib/domain/formats";

/** The part of next-intl's translator that components take, so that they stand in tests without a provider. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** With raw texts too: templates and plural forms that an island fills itself. */
export type Translator = Translate & { raw: (key: string) => unknown };

/** Plural forms as messages keep them; `{count}` stands for the number. English uses `one` and `other` only. */
export interface CountForms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

/** "3 dny" without a message formatter, which islands of cached pages can't afford. */
export const countText = (count: number, forms: CountForms, locale: string): string =>
  fill(plural(count, forms, locale), { count });

/** Puts values for `{name}` places. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
