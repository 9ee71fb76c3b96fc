/*
 * The one rounding of the shop: prices that are sent, imported and computed come out alike. Stands alone, so that a
 * page which shows a price needs no schema library.
 */

/** Rounds to a whole number, halves up; forgives the last bits that binary fractions lose (1.005 × 100). */
export const roundHalfUp = (amount: number): number => Math.round(amount + Math.abs(amount) * Number.EPSILON * 4) + 0;

/** Crowns as people and the wire write them, in the haléře that are counted inside. */
export const toHalere = (crowns: number): number => roundHalfUp(crowns * 100);
