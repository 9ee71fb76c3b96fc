import { createTranslator, type AbstractIntlMessages } from "next-intl";
import cs from "../../messages/cs-CZ.json";
import de from "../../messages/de-DE.json";
import en from "../../messages/en-US.json";
import it from "../../messages/it-IT.json";
import type { Language } from "../store-views";

type Words = (key: string, values?: Record<string, string | number>) => string;

const translator = (locale: string, messages: AbstractIntlMessages): Words =>
  createTranslator({ locale, messages }) as Words;
const words: Record<Language, Words> = {
  cs: translator("cs-CZ", cs),
  en: translator("en-US", en),
  de: translator("de-DE", de),
  it: translator("it-IT", it),
};

/** Words for what a service says by itself (an answer of the API); pages and islands have hooks of their own. */
export const wordsOf = (language: Language): Words => words[language];
