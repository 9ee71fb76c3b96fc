/* What a log, or a report of an error, must not hold: who somebody is, and what opens an order or a cart. */

const UUID = /(?<!"requestId":")\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/giu;
const RULES: readonly [RegExp, string][] = [
  // Before mails: what stands in front of the @ is a password.
  [/(:\/\/[^\s/:@]*):[^\s/@]+@/gu, "$1:…@"],
  [/[^\s<>"'(),;:=/\\[\]…]+@[^\s<>"'(),;:/\\[\]]+\.[^\s<>"'(),;:/\\[\]]+/gu, "…@…"],
  [UUID, "…id…"],
  // Of carts and payments, of logins and links in mails.
  [/(?<![\w-])[\da-f]{64}(?![\w-])/giu, "…token…"],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/gu, "…token…"],
  [/\+\d{1,3}[ \d]{8,14}\d/gu, "…phone…"],
  // What was asked beside an address: days, words, and more of the above.
  [/((?:https?:\/\/|\/)[^\s?"'`<>()]*)\?[^\s"'`<>()]+/gu, "$1?…"],
];

export const scrub = (text: string): string => RULES.reduce((left, [what, by]) => left.replace(what, by), text);

type Write = (chunk: string | Uint8Array, ...rest: never[]) => boolean;

/** From now on nothing personal leaves by this stream, whoever writes: the framework and libraries do too. */
export function scrubStream(stream: { write: Write }): void {
  const write = stream.write.bind(stream);
  stream.write = (chunk, ...rest) =>
    write(scrub(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8")), ...rest);
}
