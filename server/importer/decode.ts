import { createReadStream } from "node:fs";

/** Why the bytes of a file are no text that the importer reads. */
export interface EncodingProblem {
  position: string;
  message: string;
}

const HOW = "save it as UTF-8 (“CSV UTF-8” in a spreadsheet)";
const NEWLINE = 0x0a;

/** UTF-16 of European texts has a zero in every second byte, with a mark in front or without. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  if (start === "fffe" || start === "feff") return true;
  const head = bytes.subarray(0, 200);
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return zeros > head.length / 4;
}

/** Line of the first byte that UTF-8 can't have there. */
function brokenLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    if (bytes.subarray(from, to).toString("utf8").includes("\uFFFD")) return line;
    from = to;
  }
  return line;
}

/** Text of a UTF-8 file; one in another encoding would come in with broken letters, so it is refused by its name. */
export function decodeText(bytes: Buffer): { text: string } | { problem: EncodingProblem } {
  if (isUtf16(bytes)) return { problem: { position: "file", message: `is UTF-16; ${HOW}` } };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const message = `is not UTF-8, rather Windows-1250 or ISO 8859-2; ${HOW}`;
    return { problem: { position: `line ${brokenLine(bytes)}`, message } };
  }
}

/** A file's bytes are no text that the importer reads. */
export class EncodingError extends Error {
  override readonly name = "EncodingError";
  constructor(readonly problem: EncodingProblem) {
    super(problem.message);
  }
}

/** No cell is so long; a file without any end of a line would fill the memory. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/**
 * Text of a UTF-8 file, some whole lines at a time, so that a file of any size takes the memory of these.
 * @throws EncodingError that names the first line which is no UTF-8
 */
export async function* decodedLines(file: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  let isFirst = true;
  const decode = (bytes: Buffer): string => {
    const decoded = decodeText(bytes);
    if ("problem" in decoded) {
      const inBlock = Number(/^line (\d+)$/u.exec(decoded.problem.position)?.[1] ?? Number.NaN);
      const position = Number.isNaN(inBlock) ? decoded.problem.position : `line ${line + inBlock - 1}`;
      throw new EncodingError({ ...decoded.problem, position });
    }
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) line += 1;
    const text = isFirst ? decoded.text.replace(/^\uFEFF/u, "") : decoded.text;
    isFirst = false;
    return text;
  };
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end === 0 && bytes.length > MAX_LINE_BYTES)
      throw new EncodingError({ position: `line ${line}`, message: "is too long for a line" });
    // UTF-16 of a few lines may have no byte of a newline at an even place: the first bytes tell it.
    if (end > 0) yield decode(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  if (rest.length > 0 || isFirst) yield decode(rest);
}

/** Š, š, ť, ž, Ž where ISO 8859-2 has them; Windows-1250 has signs there that no name of a thing holds. */
const LATIN_2 = new Set([0xa9, 0xab, 0xae, 0xb9, 0xbb, 0xbe]);
/** The same letters in Windows-1250, where ISO 8859-2 has no characters at all. */
const hasWindowsLetters = (bytes: Buffer): boolean => bytes.some((byte) => byte >= 0x80 && byte < 0xa0);

/** Czech letters of two bytes: a text that has any of them is UTF-8, whatever else it holds. */
const CZECH = /[áčďéěíňóřšťúůýž]/iu;
const REPLACED = "\uFFFD";
const linesUntil = (text: string, end: string): number => text.slice(0, text.indexOf(end)).split("\n").length;

/**
 * Text of a table in any encoding that a Czech spreadsheet writes: UTF-8, UTF-16 of either order, Windows-1250 and
 * ISO 8859-2, told apart by what each can't hold; or the line in which it is damaged.
 */
export function decodeSheet(bytes: Buffer): { text: string } | { brokenLine: number } {
  if (isUtf16(bytes)) {
    const start = bytes.subarray(0, 2).toString("hex");
    // Without a mark the zeros tell: of small letters the first byte is zero where the bigger one comes first.
    const isBigEndian = start === "feff" || (start !== "fffe" && bytes[0] === 0);
    const text = new TextDecoder(isBigEndian ? "utf-16be" : "utf-16le").decode(bytes);
    return text.includes(REPLACED) ? { brokenLine: linesUntil(text, REPLACED) } : { text };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    if (CZECH.test(bytes.toString("utf8"))) return { brokenLine: brokenLine(bytes) };
    const isLatin2 = !hasWindowsLetters(bytes) && bytes.some((byte) => LATIN_2.has(byte));
    return { text: new TextDecoder(isLatin2 ? "iso-8859-2" : "windows-1250").decode(bytes) };
  }
}
