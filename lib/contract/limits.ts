/*
 * How much may be asked for at once: every bound of the contract's inputs, in one place. What is over one is refused
 * as `invalid_input`, but for page sizes, which are cut to the most (the answer's `perPage` says so).
 */

/** Conditions of one search or listing; each adds a term to one query. */
export const MAX_FILTERS = 50;
/** Values of one condition. */
export const MAX_FILTER_VALUES = 999;
/** Ranges of the price filter chosen together. */
export const MAX_PRICE_RANGES = 20;
/** Letters of a value, and of the name of what it belongs to. */
export const MAX_FILTER_VALUE = 64;
