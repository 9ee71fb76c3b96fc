import type { CountForms, Translator } from "@/components/ui/text";

/** Texts for islands, as plain data: a cached page can't afford a message formatter. */

export interface PeriodLabels {
  choose: string;
  /** Spoken before the days: "Termín půjčení". */
  name: string;
  change: string;
  /** "na {postcode}" */
  to: string;
  days: CountForms;
}

export const periodLabels = (t: Translator): PeriodLabels => ({
  choose: t("period.choose"),
  name: t("period.name"),
  change: t("period.change"),
  to: t.raw("period.to") as string,
  days: t.raw("days") as CountForms,
});

export interface CartLabels {
  cart: string;
  items: CountForms;
}

export const cartLabels = (t: Translator): CartLabels => ({ cart: t("cart"), items: t.raw("items") as CountForms });
