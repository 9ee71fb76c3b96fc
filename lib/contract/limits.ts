/*
 * How much may be asked for at once: every bound of the contract's inputs, in one place. What is over one is refused
 * as `invalid_input`, but for page sizes, which are cut to the most (the answer's `perPage` says so).
 */

/** Conditions of one search or listing; each adds a term to one query. */
export const MAX_FILTERS = 50;
/** Values of one condition. */
export const MAX_FILTER_VALUES = 999;
/** Words of a search that count; those after them would only make the question longer. */
export const MAX_SEARCH_WORDS = 8;
/** Ranges of the price filter chosen together. */
export const MAX_PRICE_RANGES = 20;
/** Letters of a code: of an attribute, a value, a source, a method. */
export const MAX_CODE = 64;
/** Most units of one line. */
export const MAX_QTY = 99;
/** Choices of each kind that a line can carry. */
export const MAX_LINE_OPTIONS = 20;
/** Lines of one order. A cart takes no more either: what nobody can order would only lie there. */
export const MAX_ORDER_LINES = 100;
/** Products asked for by a list of skus. */
export const MAX_SKUS = 100;
/** Letters of such a list, and of other lists with commas between. */
export const MAX_LIST_TEXT = 2_000;
/** Letters of what is searched for. */
export const MAX_SEARCH_TEXT = 200;
/** Entries of one page of an answer; categories and attributes are asked for all at once. */
export const MAX_PAGE_SIZE = 10_000;
