/* What a log, or a report of an error, must not hold: who somebody is, and what opens an order or a cart. */

const UUID = /(?<!"requestId":")\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/giu;
/** Of a longer line the rest is left out: logs are for people, and each rule below reads all of it. */
const MAX_LINE = 8_192;
/** At its end a token may be cut, of which the rules would no longer know what it is. */
const LONGEST_TOKEN = 300;

/* Each rule reads a line once: nothing that may repeat can be read in two ways, and where a match can begin anywhere,
   it has a greatest length. */
const RULES: readonly [RegExp, string | ((found: string) => string)][] = [
  // Before mails: what stands in front of the @ is a password.
  [/(:\/\/[^\s/:@]*):[^\s/@]+@/gu, "$1:…@"],
  [/[^\s<>"'(),;:=/\\[\]…@]{1,128}@[^\s<>"'(),;:/\\[\]@.]{1,63}(?:\.[^\s<>"'(),;:/\\[\]@.]{1,63})+/gu, "…@…"],
  [UUID, "…id…"],
  // Of carts and payments, of logins and links in mails.
  [/(?<![\w-])[\da-f]{64}(?![\w-])/giu, "…token…"],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/gu, "…token…"],
  [/\+\d{1,3}[ \d]{8,14}\d/gu, "…phone…"],
  [/[^\s"'`<>()]+/gu, withoutQuery],
];

/** What was asked beside an address: days, words, and more of the above. */
function withoutQuery(word: string): string {
  const path = word.indexOf("/");
  const query = path < 0 ? -1 : word.indexOf("?", path);
  return query < 0 || query === word.length - 1 ? word : `${word.slice(0, query)}?…`;
}

function cut(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const end = Math.max(line.lastIndexOf(" ", MAX_LINE), MAX_LINE - LONGEST_TOKEN);
  return `${line.slice(0, end)} … (${line.length - end} more)`;
}

const scrubLine = (line: string): string =>
  RULES.reduce((left, [what, by]) => (typeof by === "string" ? left.replace(what, by) : left.replace(what, by)), line);

export const scrub = (text: string): string => text.split("\n").map(cut).map(scrubLine).join("\n");

type Write = (chunk: string | Uint8Array, ...rest: never[]) => boolean;

/** From now on nothing personal leaves by this stream, whoever writes: the framework and libraries do too. */
export function scrubStream(stream: { write: Write }): void {
  const write = stream.write.bind(stream);
  stream.write = (chunk, ...rest) =>
    write(scrub(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8")), ...rest);
}
