/*
 * How much may be asked for at once: every bound of the contract's inputs, in one place. What is over one is refused
 * as `invalid_input`, but for page sizes, which are cut to the most (the answer's `perPage` says so).
 */

/** Conditions of one search or listing; each adds a term to one query. */
export const MAX_FILTERS = 50;
