/*
 * How much may be asked for at once: every bound of the contract's inputs, in one place. What is over one is refused
 * as `invalid_input`, but for page sizes, which are cut to the most (the answer's `perPage` says so).
 */

/** Conditions of one search or listing; each adds a term to one query. */
export const MAX_FILTERS = 50;
/** Values of one condition. */
export const MAX_FILTER_VALUES = 999;
/** Things that one question names one by one. */
export const MAX_NAMED_SKUS = 24;
/** Words of a search that count; those after them would only make the question longer. */
export const MAX_SEARCH_WORDS = 8;
/** Ranges of the price filter chosen together. */
export const MAX_PRICE_RANGES = 20;
/** Letters of a code: of an attribute, a value, a source, a method. */
export const MAX_CODE = 64;
/** Most units of one line. */
export const MAX_QTY = 99;
/** Of a thing in one cart, each for another person; a cart has fewer lines. */
export const MAX_COPY = 999;
/** Orders on a page of an account (spec §9). */
export const ORDERS_PAGE_SIZE = 20;
/** Choices of each kind that a line can carry. */
export const MAX_LINE_OPTIONS = 20;
/** Services of a whole cart told at once. */
export const MAX_NAMED_SERVICES = 500;
/** Lines of one order. A cart takes no more either: what nobody can order would only lie there. */
export const MAX_ORDER_LINES = 100;
/** Products asked for by a list of skus. */
export const MAX_SKUS = 100;
/** Letters of such a list, and of other lists with commas between. */
export const MAX_LIST_TEXT = 2_000;
/** Letters of what is searched for. */
export const MAX_SEARCH_TEXT = 200;
/** Products suggested while a search is typed. */
export const MAX_SUGGESTIONS = 12;
/** Products that suggestions are chosen from, the most popular ones found: so far the total is counted as well. */
export const SUGGESTED_AMONG = 120;
/** So many where hardly any of those can be had, as in a full season. */
export const SUGGESTED_AMONG_AT_MOST = 480;
/*
 * Sizes that the specification names (§9): how much comes where a caller says nothing, and what pages ask for.
 */

/** Entries of a search or a listing. */
export const USUAL_SIZE = 50;
/** Attributes that a page asks for, to name what a listing can be narrowed by. */
export const ATTRIBUTE_PRELOAD = 150;
/** Blocks of content. */
export const CMS_BLOCKS = 150;
/** Values of a facet that are counted, the most frequent ones; of these few codes no more than a glance takes in. */
export const AGGREGATION_SIZE = 100;
export const SHORT_AGGREGATIONS = { codes: ["size", "color"], size: 10 } as const;
/** Things whose stock is asked for in one call. */
export const STOCK_BATCH = 15;

/**
 * A search that has not answered after so long is given up (§9): by the browser, and by the server, which has to say
 * so while the browser still listens.
 */
export const SEARCH_BROWSER_MS = 5_000;
export const SEARCH_SERVER_MS = 1_000;

/** Entries of one page of an answer: products come with all their sizes, a megabyte at five hundred. */
export const MAX_PAGE_SIZE = 500;
/** Of what is asked for all at once, and is small: categories, attributes. */
export const MAX_WHOLE_SIZE = 4_000;
/** Names of fields to answer, or to leave out. */
export const MAX_FIELDS = 100;
/** Spans of opening hours in a week, and days out of it, of a parcel point. */
export const MAX_OPENING_HOURS = 14;
export const MAX_CLOSED_DAYS = 60;
/** Parcel points of one answer. */
export const MAX_POINTS = 100;
/** Kinds of facets counted in one answer. */
export const MAX_AGGREGATIONS = 50;
/** Days of one calendar: a season and then some. */
export const MAX_CALENDAR_DAYS = 400;
/** Largest whole number that the database's ids and offsets hold. */
export const MAX_INT = 2 ** 31 - 1;
/** Days of a grid of all sizes: four weeks, and the longest rent that begins at their end. */
export const MAX_GRID_DAYS = 28 + 90;
/** Letters of an address of the catalogue. */
export const MAX_URL = 500;

/** Letters of what people write down: a name, a line of an address, one about a way to pay, a note. */
export const MAX_NAME = 120;
export const MAX_LINE = 200;
export const MAX_FACT = 500;
export const MAX_NOTE = 1_000;
/** Drawings that one visitor has fetched, and letters of the address of one. */
export const SVGS_PER_MINUTE = 120;
export const MAX_ADDRESS = 2_000;
/** Messages that the shop takes from its site within an hour: from one e-mail address, and from all together. */
export const MESSAGES_OF_ONE_AN_HOUR = 6;
export const MESSAGES_AN_HOUR = 300;
export const MAX_PERSON = 80;
/** Of a password; longer ones would only make their hashing slow. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;
/** People that an account keeps. */
export const MAX_FAMILY = 20;
/** People whom the equipment guide packs for at once: more are a group, and an order of theirs needs notice. */
export const MAX_PARTY = 8;
/** Of what a browser calls itself. */
export const MAX_AGENT = 300;
/** Of a review. */
export const MAX_REVIEW = 2_000;
export const MAX_POSTCODE = 12;
/** Of a company's numbers. */
export const MAX_NUMBER = 20;
/** Of a product's name as an order repeats it. */
export const MAX_PRODUCT_NAME = 300;
/** Lines of a street: street with number, apartment. */
export const MAX_STREET_LINES = 2;

/** Bytes of a request's body: an order of a hundred lines is 60 KB. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Levels of a document: the contract's deepest has six. */
export const MAX_DEPTH = 32;
/** Problems of an input that are named: more would help nobody, and could be made to fill a log. */
export const MAX_PROBLEMS = 20;

/*
 * What a query of the content backend (`/graphql`) may ask for. The shop's largest, its home page, costs 2,501.
 */
export const MAX_QUERY_DEPTH = 10;
export const MAX_QUERY_COST = 3_000;
export const MAX_QUERY_TOKENS = 1_500;
export const MAX_QUERY_ALIASES = 30;
/** Steps of answering it: documents looked at and compared, and twenty for each that is answered. */
export const MAX_QUERY_WORK = 100_000;
/** Bytes of its body, letters of its address. */
export const MAX_QUERY_BYTES = 32_768;
/** Letters of a page, an article or a block: a book has more. */
export const MAX_CONTENT_TEXT = 200_000;
/** Of one client: another shop that shows this one's pages asks a few times for each that it makes anew. */
export const CONTENT_CALLS_PER_MINUTE = 1_200;
