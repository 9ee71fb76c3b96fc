import { fold, type NamedWords, namedWords, wordsOf } from "./search-words";

/*
 * What a search finds a product by, as one word of the index per word and language (`cs:kol`), each with the best
 * weight that it earns:
 *   A  what the product is: its own category
 *   B  its name, and what kind of thing its category and the one above it name
 *   C  what it is like: brand, level, material; what other categories show it as, and what kind of something the
 *      categories above it name ("Mountain bikes" above "Hardtails")
 *   D  what it is for, what it is made of, and the sizes that it comes in
 * Beside them `cs/kol` for the sections above it, which only order what was found, and `sku:sb-101`.
 */

/** How well a word of each weight calls a thing. Whoever changes it raises `SEARCH_VERSION`: the index holds it. */
export const RANKS = { A: 1, B: 0.8, C: 0.4, D: 0.1 };

type Weight = keyof typeof RANKS;

/** `T` is a text in several languages, however it is kept. */
export interface SearchedProduct<T> {
  /** Its own and those of its children. */
  skus: readonly string[];
  name: T;
  /** Those that it lies in itself, its own one first, each with all above it from the top. */
  categories: readonly SearchedCategory<T>[];
  /** What a set is made of, and what kinds of things these are. */
  parts: readonly T[];
  /** Labels of what the product is like. */
  labels: readonly T[];
  /** Labels of what its children differ by. */
  sizes: readonly T[];
}

interface SearchedCategory<T> {
  name: T;
  slug: string;
  path: readonly T[];
}

export const wordLexeme = (language: string, word: string): string => `${language}:${word}`;
export const sectionLexeme = (language: string, word: string): string => `${language}/${word}`;
export const skuLexeme = (sku: string): string => `sku:${fold(sku)}`;

/** Words of the index with their weights: for each language what a text says in it, by what it falls back to. */
export function searchDocument<T>(
  product: SearchedProduct<T>,
  languages: readonly string[],
  read: (text: T, language: string) => string,
): Map<string, Weight> {
  const found = new Map<string, Weight>();
  const add = (weight: Weight, lexemes: readonly string[]): void => {
    for (const lexeme of lexemes) {
      const known = found.get(lexeme);
      // "A" comes before "B": the best weight is the smallest letter.
      if (known === undefined || weight < known) found.set(lexeme, weight);
    }
  };
  add("A", product.skus.map(skuLexeme));
  for (const language of languages) {
    const named = (text: T): NamedWords => namedWords(read(text, language), language);
    const addWords = (weight: Weight, words: readonly string[]): void =>
      add(
        weight,
        words.map((word) => wordLexeme(language, word)),
      );
    const name = named(product.name);
    addWords("B", [...name.kind, ...name.modifier]);
    addWords("D", [...name.purpose, ...product.parts.flatMap((part) => named(part).kind)]);
    addWords("C", product.labels.flatMap((label) => wordsOf(read(label, language), language)).filter(isNoNumber));
    addWords(
      "D",
      product.sizes.flatMap((size) => wordsOf(read(size, language), language)),
    );

    const decided = new Set([...name.kind, ...name.modifier]);
    for (const [index, category] of product.categories.entries()) {
      const own = categoryWords(read(category.name, language), language === "cs" ? category.slug : "", language);
      // The top of a path is a section: boots in "Skis" are no skis, but hardtails in "Mountain bikes" are bikes.
      const parent = category.path.length > 1 ? category.path.at(-1) : undefined;
      const above = parent && categoryWords(read(parent, language), "", language);
      addWords(index === 0 ? "A" : "C", meant(own, decided));
      addWords(index === 0 ? "B" : "C", [...own.modifier, ...(above ? meant(above, decided) : [])]);
      addWords("D", [...own.purpose, ...own.kind]);
      const sections = category.path.map(named);
      addWords(
        "C",
        sections.flatMap(({ modifier }) => modifier),
      );
      add(
        "A",
        sections.flatMap(({ kind, modifier }) => [...kind, ...modifier].map((word) => sectionLexeme(language, word))),
      );
      for (const word of own.isMixed ? [] : own.kind) decided.add(word);
    }
  }
  return found;
}

/** Numbers of what a product is like (its weight, its width) are no sizes that anybody asks for. */
const isNoNumber = (word: string): boolean => !/\p{N}/u.test(word);

interface CategoryWords extends NamedWords {
  /** It names several kinds of things. */
  isMixed: boolean;
}

/** What a category says. Its slug may say more than a short name: "Allmountain" is `allmountain-lyze`. */
function categoryWords(name: string, slug: string, language: string): CategoryWords {
  const { kind, modifier, purpose } = namedWords(name, language);
  const fromSlug = namedWords(slug.replaceAll("-", " "), language);
  return {
    kind: [...new Set([...kind, ...fromSlug.kind])].filter((word) => !purpose.includes(word)),
    modifier,
    purpose: [...purpose, ...fromSlug.purpose],
    isMixed: /,|\s(?:a|i|and|und|e|ed)\s/iu.test(name),
  };
}

/**
 * Of "Dětské lyže a boty" a product is what its name or its own category says; without a word from them it may be all.
 */
function meant({ kind, isMixed }: CategoryWords, decided: ReadonlySet<string>): string[] {
  const own = kind.filter((word) => decided.has(word));
  return isMixed && own.length > 0 ? own : kind;
}

/** The document as PostgreSQL reads a `tsvector`; places in it mean nothing. */
export const toVector = (words: ReadonlyMap<string, string>): string =>
  [...words].map(([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(" ");

export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/[\\']/gu, "$&$&")}'`;
