/*
 * Words as a search compares them, in the catalogue and in what a shopper types: folded (case, diacritics, ß, and
 * y like i, which Czech writes for one sound) and cut to their stems. The one place for both sides.
 */

/** Letters that no diacritic makes of a plain one. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  y: "i",
};

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðþłħıy]/gu, (letter) => LETTERS[letter] ?? letter);

/** Words that say nothing about a thing, folded. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "pro na do od ke ku se ze ve po za pri nad pod bez nebo ci ale ten ta to ti je jsou " +
    "the and or for of in on to at with an " +
    "und oder fur mit der die das den dem ein eine im am zu auf " +
    "il lo la le gli un una di da per con ed al"
  ).split(" "),
);
/** What follows one of these says what a thing is for, not what it is: "vozík za kolo", "bag for skis". */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  "pro na do od k ke ku s se z ze v ve po za pri pres for of in on to with fur mit zu auf da di per con".split(" "),
);
const CONJUNCTIONS: ReadonlySet<string> = new Set(["a", "i", "nebo", "and", "or", "und", "oder", "e", "ed", "o"]);

/** Endings by language, longest first; English and Italian plurals are told by one letter, German ones by a few. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: /(?:(?:ov)?(?:imi|eho|emu|ich|im|ou|em|[aei])|emi|ami|ach|ech|am|um|[ou])$/u,
  en: /(?:es|s|e)$/u,
  de: /(?:ern|er|en|es|e|n|s)$/u,
  it: /h?[aeio]$/u,
};
/** Foreign words keep their plural in every language: "skis", "paddleboards". */
const FOREIGN_PLURAL = /(?<=\p{L}{3})s$/u;
/** "hůlek", "sáněk": an e that only the bare stem has. */
const FLEETING_E = /(?<=\p{L}{2}[^aeiou])e(?=[ck]$)/u;
/** "Fahrraeder": the e of an umlaut that a keyboard has not. */
const SPELT_UMLAUT = /(?<=[aou])e/gu;
const MIN_STEM = 3;

/** A folded word without its ending, so that "kolo" finds "kola" and "bikes" "bike"; short stems stay whole. */
export function stem(word: string, language: string): string {
  if (/\p{N}/u.test(word)) return word;
  const written = language === "de" ? word.replace(SPELT_UMLAUT, "") : word;
  const singular = written.replace(FOREIGN_PLURAL, "");
  const cut = singular.replace(ENDINGS[language] ?? /$/u, "");
  const short = cut.length >= MIN_STEM ? cut : singular;
  return language === "cs" ? short.replace(FLEETING_E, "") : short;
}

/** Numbers keep their fraction ("26,5"), and a letter its hyphen ("e-kolo" is one word). */
const WORD = /\p{N}+(?:[.,]\p{N}+)?|(?:\p{L}-)?\p{L}[\p{L}\p{N}\p{M}]*/gu;

/** No word is longer; one sign may fold into eighteen letters, and databases compare words only up to some length. */
export const MAX_WORD = 64;
const trimmed = (word: string): string => (word.length > MAX_WORD ? [...word].slice(0, MAX_WORD).join("") : word);

interface Token {
  /** As it is written. */
  raw: string;
  folded: string;
}

const tokensOf = (text: string): Token[] =>
  (text.match(WORD) ?? []).map((raw) => ({
    raw,
    folded: trimmed(fold(raw).replace("-", "").replace(",", ".")),
  }));

/** Single letters ask for nothing; sizes ("M", "XL") are told by their options. */
const says = ({ folded }: Token): boolean => (folded.length > 1 || /\p{N}/u.test(folded)) && !STOP_WORDS.has(folded);

/** Words of a text that say something, folded, each once, in their order. */
export const foldedWords = (text: string): string[] => [
  ...new Set(
    tokensOf(text)
      .filter(says)
      .map(({ folded }) => folded),
  ),
];

/** A folded word as a text has it. */
export const asWritten = (text: string, word: string): string =>
  tokensOf(text).find(({ folded }) => folded === word)?.raw ?? word;

/** Their stems. */
export const wordsOf = (text: string, language: string): string[] => [
  ...new Set(foldedWords(text).map((word) => stem(word, language))),
];

export interface NamedWords {
  /** What the thing is. */
  kind: string[];
  /** What kind of it, or whose ("Ski boots"). */
  modifier: string[];
  /** What it is for ("vak na lyže", "nosiče kol"). */
  purpose: string[];
}

/**
 * A Czech noun after another one is its complement when it stands in the genitive plural: "nosiče lyží", "nosič kol".
 */
const isGenitive = (raw: string): boolean => /(?:[íů]|[bcčdďfghjklmnňprřsštťvzž])$/iu.test(raw);
/** A Czech adjective stands before its noun and ends in a long vowel, in other cases with more behind it. */
const isAdjective = (raw: string): boolean => /(?:[áéíý]|[íý](?:ch|m|mi)|é(?:ho|mu))$/iu.test(raw);

/** Tells what a name says the thing is from what it says the thing is for. Several kinds are joined by "and". */
export function namedWords(text: string, language: string): NamedWords {
  const words: NamedWords = { kind: [], modifier: [], purpose: [] };
  const stemOf = ({ folded }: Token): string => stem(folded, language);
  for (const part of partsOf(text)) {
    const cut = part.findIndex(({ folded }) => PREPOSITIONS.has(folded));
    const own = (cut === -1 ? part : part.slice(0, cut)).filter(says);
    if (cut !== -1) words.purpose.push(...part.slice(cut).filter(says).map(stemOf));
    const noun = own.findIndex(({ raw }) => !isAdjective(raw));
    for (const [index, token] of own.entries()) {
      const isLast = index === own.length - 1;
      if (language === "cs" && noun !== -1 && index > noun && isGenitive(token.raw)) words.purpose.push(stemOf(token));
      else if ((language === "en" && (!isLast || isHyphened(text))) || (language === "it" && index > 0))
        words.modifier.push(stemOf(token));
      else words.kind.push(stemOf(token));
    }
  }
  return words;
}

/** "Cross-country" alone says what kind of something, not what. */
const isHyphened = (text: string): boolean => /^\s*\p{L}{2,}-\p{L}+\s*$/u.test(text);

/** Parts between conjunctions and commas. */
function partsOf(text: string): Token[][] {
  return text.split(/[,;/]/u).flatMap((section) => {
    const parts: Token[][] = [[]];
    for (const token of tokensOf(section)) {
      if (CONJUNCTIONS.has(token.folded)) parts.push([]);
      else parts.at(-1)?.push(token);
    }
    return parts;
  });
}
