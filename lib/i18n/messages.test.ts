import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { errorCodes } from "@/lib/contract";
import { locales, type Locale } from "@/lib/store-views";
import cs from "@/messages/cs-CZ.json";
import de from "@/messages/de-DE.json";
import en from "@/messages/en-US.json";
import it from "@/messages/it-IT.json";
import csMails from "@/messages/mails/cs-CZ.json";
import deMails from "@/messages/mails/de-DE.json";
import enMails from "@/messages/mails/en-US.json";
import itMails from "@/messages/mails/it-IT.json";
import { currency } from "@/shop.config";
import type { NotificationAction, NotificationCode } from "@/stores/notifications";

type Tree = { [key: string]: string | Tree };
/** Plural forms that islands fill themselves (components/ui/text). */
type CountForms = Record<string, string>;

const dictionaries: Record<Locale, Tree> = {
  "cs-CZ": { ...cs, ...csMails },
  "en-US": { ...en, ...enMails },
  "de-DE": { ...de, ...deMails },
  "it-IT": { ...it, ...itMails },
};
/** Forms that a count of things can ask for; the third of Italian is for millions. */
const pluralForms: Record<Locale, string[]> = {
  "cs-CZ": ["few", "many", "one", "other"],
  "en-US": ["one", "other"],
  "de-DE": ["one", "other"],
  "it-IT": ["one", "other"],
};

/** Records, so that a code added to the union is missed by the compiler here before a shopper misses its words. */
const notices: Record<NotificationCode, true> = {
  added: true,
  quantity_updated: true,
  volatile: true,
  out_of_stock: true,
  price_unknown: true,
  quantity_limit: true,
  other_source: true,
  other_store: true,
  past_reservation: true,
  line_refused: true,
  cart_unmerged: true,
  cart_priced_anew: true,
  only_free: true,
  storage_full: true,
  order_placed: true,
  order_queued: true,
  order_refused: true,
  partner_filter: true,
  no_products: true,
  period_problem: true,
  place_unknown: true,
  cart_place_kept: true,
  place_left: true,
  cart_left: true,
  cart_dates_kept: true,
  login_over: true,
  login_broken: true,
  profile_sent: true,
  profile_refused: true,
  wishlist_added: true,
  wishlist_full: true,
  wish_free_again: true,
  compare_added: true,
  compare_full: true,
  review_sent: true,
  review_published: true,
  review_refused: true,
  address_copied: true,
  address_not_copied: true,
  error: true,
};
const noticeActions: Record<NotificationAction, true> = {
  ok: true,
  proceed_to_checkout: true,
  open_cart: true,
  open_order: true,
  open_wishlist: true,
  open_compare: true,
  open_profile: true,
  log_in: true,
  open_review: true,
  back: true,
};

const isCountForms = (node: string | Tree): node is CountForms =>
  typeof node === "object" && "one" in node && "other" in node;

/** Every message under its whole key; plural forms count as one message. */
function messagesOf(tree: Tree, under = ""): Map<string, string | CountForms> {
  const found = new Map<string, string | CountForms>();
  for (const [key, node] of Object.entries(tree)) {
    const path = under ? `${under}.${key}` : key;
    if (typeof node === "string" || isCountForms(node)) found.set(path, node);
    else for (const [deeper, message] of messagesOf(node, path)) found.set(deeper, message);
  }
  return found;
}

/** What the code has to give a message, and what plural forms the message tells apart. */
interface Needs {
  places: Set<string>;
  plurals: string[][];
}

function readElements(elements: MessageFormatElement[], needs: Needs): Needs {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    needs.places.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) readElements(element.children, needs);
    if (element.type === TYPE.plural) needs.plurals.push(Object.keys(element.options).sort());
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) readElements(option.value, needs);
  }
  return needs;
}

function needsOf(message: string | CountForms): Needs {
  const needs: Needs = { places: new Set(), plurals: typeof message === "string" ? [] : [Object.keys(message).sort()] };
  for (const text of textsOf(message)) readElements(parse(text), needs);
  return needs;
}

const textsOf = (message: string | CountForms): string[] =>
  typeof message === "string" ? [message] : Object.values(message);

const all = Object.fromEntries(locales.map((locale) => [locale, messagesOf(dictionaries[locale])])) as Record<
  Locale,
  Map<string, string | CountForms>
>;

const LONELY_WORD = /(?<=^|[\s(„"])[ksvzouaiKSVZOUAI][ \t\n]+(?=\S)/u;
const UNITS = [currency.sign.replace(/[$.]/gu, "\\$&"), "cm", "mm", "km", "kg", "m", "g", "l", "h", "min", "%", "°C"];
const NUMBER_AND_UNIT = new RegExp(`(?<=\\d) +(?=(?:${UNITS.join("|")})(?!\\p{L}))`, "u");
/** A line may end with a one-letter word or between a number and its unit, where only a space holds them together. */
const endsLinesBadly = (text: string): boolean => LONELY_WORD.test(text) || NUMBER_AND_UNIT.test(text);

/** Keys of the messages where some text breaks a rule. */
const offenders = (locale: Locale, breaks: (text: string) => boolean): string[] =>
  [...all[locale]].filter(([, message]) => textsOf(message).some(breaks)).map(([key]) => key);

test.each([
  ["v Praze", true],
  ["Kolo i lyže", true],
  ["(k lyžím)", true],
  ["až 170 cm", true],
  ["za 290 Kč", true],
  ["v\u00A0zimě s\u00A0dětmi", false],
  ["25\u00A0kg", false],
  ["les a", false],
  ["170 cmx", false],
  ["kůň běží", false],
])("%p may end a line badly: %p", (text, bad) => expect(endsLinesBadly(text)).toBe(bad));

describe.each(locales)("%s", (locale) => {
  test("has the keys of the Czech dictionary and no others", () => {
    expect([...all[locale].keys()].sort()).toEqual([...all["cs-CZ"].keys()].sort());
  });

  test("reads as ICU and asks for the same values and tags as the Czech text", () => {
    const places = (of: Locale) =>
      Object.fromEntries([...all[of]].map(([key, message]) => [key, [...needsOf(message).places].sort()]));
    expect(places(locale)).toEqual(places("cs-CZ"));
  });

  test("has every plural form of its language, and no form of another", () => {
    const wrong = [...all[locale]].filter(([, message]) =>
      needsOf(message).plurals.some((forms) => forms.join() !== pluralForms[locale].join()),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test("has no empty text and no space at an end of one", () => {
    expect(offenders(locale, (text) => text === "" || text !== text.trim())).toEqual([]);
  });

  test("quotes and abbreviates with typographic marks", () => {
    expect(offenders(locale, (text) => /["']|\.\.\./u.test(text))).toEqual([]);
  });

  test("keeps a number on the line of what it counts, and a dash on the line of what it follows", () => {
    expect(offenders(locale, (text) => /(?:#|\{count\}) \p{L}|[\d}] Kč| –/u.test(text))).toEqual([]);
  });

  test("lets no line end with a one-letter word", () => {
    expect(locale === "cs-CZ" ? offenders(locale, endsLinesBadly) : []).toEqual([]);
  });

  test("leaves no Czech among other languages", () => {
    const czech = (text: string) => /[ěščřžůťďň]/iu.test(text.replace(/Kč|IČO|DIČ/gu, ""));
    expect(locale === "cs-CZ" ? [] : offenders(locale, czech)).toEqual([]);
  });

  test.each(errorCodes)("says what %s means", (code) => {
    expect(all[locale].get(`errors.${code}`)).toEqual(expect.stringMatching(/\p{L}{2}/u));
  });

  test.each(Object.keys(notices))("says what the notice %s means", (code) => {
    expect(all[locale].get(`notices.${code}`)).toEqual(expect.stringMatching(/\p{L}/u));
  });

  test.each(Object.keys(noticeActions))("names the button %s of notices", (action) => {
    expect(all[locale].get(`notices.action.${action}`)).toEqual(expect.stringMatching(/\p{L}/u));
  });
});

/** What stands on a control, and its spoken name where that says more (WCAG 2.5.3, label in name). */
const labelled = [
  ["cart.onceMore.action", "cart.onceMore.named"],
  ["cart.lineServices.add", "cart.lineServices.addNamed"],
  ["cart.lineServices.change", "cart.lineServices.changeNamed"],
  ["cart.changeDates", "cart.changeDatesFor"],
  ["cart.undo", "cart.undoNamed"],
  ["checkout.edit", "checkout.editNamed"],
] as const;

test.each(locales)("in %s a control is called what stands on it", (locale) => {
  const words = messagesOf(dictionaries[locale]);
  for (const [shown, spoken] of labelled)
    expect(words.get(spoken)).toMatch(new RegExp(`^${String(words.get(shown))}`, "u"));
});

test.each(locales)("in %s what is said of lessons, and below everything that is sold, speaks of no rent", (locale) => {
  const words = messagesOf(dictionaries[locale]);
  for (const key of ["lessonIsland.periodLabel", "lessonIsland.sourceLocked", "reviews.none"])
    expect(words.get(key)).toMatch(/^(?!.*(?:půjč|vyzved|rent|pick|miet|leih|abhol|a noleggio|riti)).+$/iu);
});
