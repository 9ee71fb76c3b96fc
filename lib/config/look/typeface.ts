import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/* Families that visitors have, or a typeface of the owner's own, in files that the shop itself serves. */

/** What a page on a phone can wait for; a typeface of all the world's letters has more. */
const MAX_FILE_KB = 300;

const family = z.string().regex(/^[\w"', -]+$/u, 'names of families such as "Georgia, serif"');

const firstLetters = (file: string): string => {
  const start = Buffer.alloc(4);
  const opened = openSync(file, "r");
  try {
    readSync(opened, start);
  } finally {
    closeSync(opened);
  }
  return start.toString("latin1");
};

/** Why a file can't be the shop's typeface; null when it can. */
function problemOf(url: string): string | null {
  const file = join("public", url);
  if (!existsSync(file)) return "there is no such file in public/";
  if (firstLetters(file) !== "wOF2")
    return "is no WOFF2, the one format that all browsers read; make one of a TTF or OTF, as by woff2_compress";
  const size = Math.ceil(statSync(file).size / 1024);
  if (size > MAX_FILE_KB)
    return `has ${size} KB, more than ${MAX_FILE_KB}: cut it to the letters of your languages, as by pyftsubset`;
  return null;
}

const fontFile = z
  .string()
  .regex(/^\/look\/[\w.-]+\.woff2$/u, "a file in public/look, such as /look/lora.woff2")
  .superRefine((url, context) => {
    const problem = problemOf(url);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

const cut = z.strictObject({
  url: fontFile,
  weight: z.string().regex(/^\d{3}(?: \d{3})?$/u, 'one weight as "400", or a range as "400 700"'),
});

const ownFiles = z.strictObject({
  files: z.array(cut).min(1),
  fallback: family,
  licence: z
    .string()
    .trim()
    .regex(/^[^<>*/\\]{3,200}$/u, "under which licence you may serve it, such as: SIL Open Font License 1.1"),
});

export const typeface = z.union([family, ownFiles], {
  error:
    'names of families such as "Georgia, serif", or your own files as { files: [{ url: "/look/lora.woff2", ' +
    'weight: "400 700" }], fallback: "Georgia, serif", licence: "SIL Open Font License 1.1" }',
});
