/**
 * Every bound of the shop that keeps one visitor, one import or one mistake from taking what others need.
 * Each says what breaks without it. Tests go to it and one over; where it is out of their reach (days, megabytes, the
 * database's patience), they give what it bounds a smaller number.
 */

/** Longer paths are nobody's; kept, they would fill the memory of look-ups. */
export const MAX_PATH_LENGTH = 300;
/** A longer query is answered where it is asked: led on, its header would not pass the proxy in front of the shop. */
export const MAX_REDIRECTED_QUERY_LENGTH = 2_000;
/** Look-ups kept per process: more would let a crawler of random addresses fill its memory. */
export const MAX_KEPT_LOOKUPS = 5_000;

/** Products of one part of the map for crawlers; with their pictures a part stays far below the standard's 50 MB. */
export const MAP_PRODUCTS = 10_000;
/** Parts of one store view's map: more addresses could be asked for than there ever are products. */
export const MAX_MAP_PARTS = 1_000;

/** Connections to the database per process, unless DATABASE_POOL_SIZE says otherwise; PostgreSQL allows 100 in all. */
export const DATABASE_CONNECTIONS = 20;
/** Of these, so large a part is for those who order and keep: visitors who only look wait for the others. */
export const WRITERS_PART = 0.2;
/** A request waits so long for one of them, and the process for a new one. */
export const DATABASE_CONNECT_MS = 5_000;
/** A shopper's statement waits so long for another's lock, runs so long, and is waited for so long. */
export const DATABASE_LOCK_MS = 5_000;
export const DATABASE_STATEMENT_MS = 7_000;
export const DATABASE_ANSWER_MS = 8_000;

/** An idle connection is kept longer than nginx keeps its side (60 s), so that none is closed under a request. */
export const KEEP_ALIVE_MS = 65_000;
/** A request that has not come whole after so long is somebody holding a connection. */
export const REQUEST_MS = 30_000;
/** Asked to end, a process finishes what is under way for so long, and then its jobs; Docker kills after 10 s. */
export const CLOSING_MS = 8_000;
/** Whom the shop can't serve right now (a visitor, a crawler, a shared cache, a caller) comes again after so long. */
export const RETRY_AFTER_S = 5;

/** Bytes of pages that a process keeps in memory; further ones take the place of those not asked for longest. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** A page that nobody could make anew is shown for so long: a database may be away for days. */
export const PAGE_KEPT_SECONDS = 7 * 24 * 3600;
/** A listing for somebody's days is seconds old at most: what is free changes with every order. */
export const RENDERED_KEPT_SECONDS = 5;
/** Bytes of whole answers that a process keeps in front of the framework, as they are and compressed. */
export const SHARED_CACHE_BYTES = 48 * 1024 * 1024;
/** A larger answer is passed on and not kept: it would take the place of many others. */
export const MAX_SHARED_ANSWER_BYTES = 2 * 1024 * 1024;
/** Longer addresses are passed on: a key is kept as well. */
export const MAX_SHARED_QUERY_LENGTH = 1_000;
/** Who asks for what is just being made waits so long for it, and then asks for himself. */
export const SHARED_WAIT_MS = 2_000;
/** Who fetches a new page and does not read it holds up its making: after so long, the next visitor fetches it. */
export const SHARED_MAKING_MS = 10_000;
/** Changes remembered by name; with more, every page counts as changed. */
export const MAX_KEPT_CHANGES = 10_000;
/** Redis saves work and is not worth waiting for: given up after so long, it is left alone for a while. */
export const REDIS_ANSWER_MS = 250;
export const REDIS_PAUSE_MS = 3_000;

/** A picture with more pixels is a mistake, and decoding it costs gigabytes. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Of its file, as an import takes it: it is read as a whole, some at a time. */
export const MAX_PICTURE_BYTES = 50_000_000;
/**
 * Pictures made at one time, each on a core; AVIF, ten times as slow, one at a time. Further ones wait, up to so many.
 */
export const PICTURES_AT_ONCE = 2;
export const PICTURES_MAY_WAIT = 200;
export const AVIF_AT_ONCE = 1;
export const AVIF_MAY_WAIT = 3;
/** Pictures of links that a process keeps in memory, some hundred; further ones take the place of older ones. */
export const SOCIAL_PICTURES_BYTES = 16 * 1024 * 1024;
/** A file that is sold is kept in memory by the import; handed out, it is read part by part. */
export const MAX_DOWNLOAD_BYTES = 64 * 1024 * 1024;
export const DOWNLOAD_PART_BYTES = 512 * 1024;
/** A bucket that has not answered after so long is away. */
export const PICTURE_STORE_MS = 5_000;

/** A mail server that has not answered after so long is tried again later, and other mails first. */
export const MAIL_SERVER_MS = 15_000;
/** Mails that the local outbox keeps, and that it shows: a shop without a mail server would fill its database. */
export const MAX_KEPT_MAILS = 500;
export const MAX_SHOWN_MAILS = 100;

/** Carts of one customer that a login makes one: their lines are brought over in one transaction. */
export const MERGED_AT_ONCE = 20;

/** Logins that an account keeps; a further one takes the place of the one not seen for longest. */
export const MAX_DEVICES = 50;

/** Passkeys of an account: a few for each device that somebody may have. */
export const MAX_PASSKEYS = 20;

/** Days of one booking made elsewhere: each is a counter that shoppers wait for while it is locked. */
export const MAX_BOOKING_DAYS = 366;

/** Body measurements are personal data, often a child's: needed until the things are back, and for questions after. */
export const MEASUREMENT_DAYS = 30;

/** Tokens for calls that a login has at once: some tabs that have renewed it, and calls on their way. */
export const MAX_ACCESS_TOKENS = 100;

/** Senses of one wish in a search that are looked at; each adds a term to the order. */
export const MAX_SENSES = 12;

/* What an owner's files may hold: bounded by what the database keeps, so that a record is refused by its name. */

/** In crowns: the rent of the longest period is kept in haléře in one whole number, see `rentTotals`. */
export const MAX_PRICE_PER_DAY = 200_000;
export const MAX_AMOUNT = 10_000_000;
/** So much that a line with all the services it can have is still a sum that an order can come to. */
export const MAX_SERVICE_PRICE = 10_000;
/** Short enough for an index. */
export const MAX_NAME = 200;
export const MAX_TEXT = 100_000;
/** Deeper than any record is; without it, a file of brackets would end the import. */
export const MAX_RECORD_DEPTH = 12;
/** No column is called by a whole page, and patterns are not asked to read one. */
export const MAX_COLUMN_HEAD = 200;
/** Branches that one table of an owner's makes new: each is kept, shown and opened for every thing. */
export const MAX_TABLE_BRANCHES = 100;
/** Sizes of one thing: they come with it, all of them, wherever it is shown. */
export const MAX_SIZES = 300;
/** Days that a thing is dried, waxed or taken back: all of them are read for one day that is asked for. */
export const MAX_TURNAROUND_DAYS = 30;
/** A booking made elsewhere begins at most so far ahead: beyond what shoppers can choose there is nothing to keep. */
export const MAX_BOOKING_AHEAD_DAYS = 3 * 366;
/** Of one sport of the equipment guide: answers to a question, things, and places where one of them is looked for. */
export const MAX_GUIDE_ANSWERS = 12;
export const MAX_GUIDE_THINGS = 15;
export const MAX_GUIDE_OFFERS = 30;
