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
