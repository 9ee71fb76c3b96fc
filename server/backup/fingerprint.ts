import { createHash } from "node:crypto";
import { Transform } from "node:stream";

const LINE_END = 0x0a;

export interface Fingerprint {
  rows: number;
  sha256: string;
}

/** Passes lines of COPY on, and knows at the end how many and which they were. */
export function fingerprint(): { through: Transform; taken: () => Fingerprint } {
  const hash = createHash("sha256");
  let rows = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      // A line end within a value is written as \n in letters.
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { through, taken: () => ({ rows, sha256: hash.digest("hex") }) };
}
