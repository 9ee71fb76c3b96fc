import { createTranslator, type AbstractIntlMessages } from "use-intl/core";
import cs from "../../messages/cs-CZ.json";
import de from "../../messages/de-DE.json";
import en from "../../messages/en-US.json";
import it from "../../messages/it-IT.json";
import csMails from "../../messages/mails/cs-CZ.json";
import deMails from "../../messages/mails/de-DE.json";
import enMails from "../../messages/mails/en-US.json";
import itMails from "../../messages/mails/it-IT.json";
import type { Language } from "../store-views";

export type Words = (key: string, values?: Record<string, string | number>) => string;

const translator = (locale: string, messages: AbstractIntlMessages): Words =>
  createTranslator({ locale, messages }) as Words;
const words: Record<Language, Words> = {
  cs: translator("cs-CZ", { ...cs, ...csMails }),
  en: translator("en-US", { ...en, ...enMails }),
  de: translator("de-DE", { ...de, ...deMails }),
  it: translator("it-IT", { ...it, ...itMails }),
};

/**
 * Words for what a service says by itself (an answer of the API, a mail); pages and islands have hooks of their own.
 * Those of mails stand apart, since browsers load the others whole.
 */
export const wordsOf = (language: Language): Words => words[language];
