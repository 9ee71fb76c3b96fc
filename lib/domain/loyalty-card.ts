const MIN_CARD = 4;
const MAX_CARD = 32;
const CARD = new RegExp(`^[0-9A-Z-]{${MIN_CARD},${MAX_CARD}}$`, "u");

/** A card's number as it is kept and shown as a code, however it is typed; null where it can't be one. */
export function normaliseCard(typed: string): string | null {
  const number = typed.replace(/\s/gu, "").toUpperCase();
  return CARD.test(number) ? number : null;
}

/** In groups of four, as it stands on cards: a long one goes on in a new line between two of them. */
export const spokenCard = (number: string): string => number.replace(/(?<=^(?:.{4})+)(?=.)/gu, " ");
