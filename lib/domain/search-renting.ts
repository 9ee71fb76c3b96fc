/*
 * A rental shop is asked for "půjčit lyže", "ski rental" and "Skiverleih": that a thing is to be rented says nothing
 * about it, here, and neither does the word "size" before one, nor that somebody asks ("jak dlouhé lyže").
 */

/** Folded, whole words. */
const SAYS_NOTHING: readonly RegExp[] = [
  /^(?:(?:vi|za)?pujc\p{L}+|pronaj\p{L}+|najem|vel|velikosti?|cm)$/u,
  /^(?:rent(?:s|al|als|ed|ing)?|hir(?:e|es|ed|ing)|size)$/u,
  /^(?:(?:aus|ver)?leih(?:en|e|t)?|mieten?|vermiet(?:en|ung)|grosse)$/u,
  /^(?:noleggi(?:o|are|amo)?|affitt(?:o|are)|taglia|misura)$/u,
  /^(?:jak[aei]?|kde|co|kolik|stoji|how|what|where|which)$/u,
  /^(?:wie|was|wo|welche[rsn]?|come|dove|cosa|qual[ei]|quant[aeio])$/u,
];
/** German writes it in one word with the thing: "Fahrradverleih", "Leihski". */
const IN_ONE_WORD = /^(?:leih|miet)(?=\p{L}{3})|(?<=\p{L}{3})(?:verleih|vermietung)$/gu;

/** Words of a search that ask for a thing; all, where they ask for nothing else. */
export function withoutRenting(folded: readonly string[], language: string): string[] {
  const asking = folded.filter((word) => !SAYS_NOTHING.some((words) => words.test(word)));
  const things = language === "de" ? asking.map((word) => word.replace(IN_ONE_WORD, "")) : asking;
  return things.length > 0 ? [...new Set(things)] : [...folded];
}
