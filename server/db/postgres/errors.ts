/** The bundled PostgreSQL cannot be started or stopped. The message is a sentence for whoever typed `npm start`. */
export class BundledPostgresError extends Error {
  override readonly name = "BundledPostgresError";
}

const KNOWN_CAUSES: readonly { sign: RegExp; explanation: string }[] = [
  { sign: /ENOSPC|No space left on device/i, explanation: "The disk is full. Free some space and start again." },
  {
    sign: /EACCES|EPERM|Permission denied|could not access directory|has wrong ownership/i,
    explanation:
      "The right to use the data folder is missing. Start the shop as the user who owns it, " +
      "or set SEZONA_DATA_DIR to a folder of your own.",
  },
  {
    sign: /EROFS|Read-only file system/i,
    explanation: "The disk is read-only. Set SEZONA_DATA_DIR to a folder that can be written.",
  },
  {
    sign: /error while loading shared|cannot execute|ENOEXEC|required file not found|ENOENT.*(initdb|pg_ctl)/i,
    explanation:
      "The PostgreSQL that came with npm does not run on this system (it needs glibc on Linux). " +
      "Set DATABASE_URL to a PostgreSQL 15 or newer instead.",
  },
  {
    sign: /could not (create|resize|map).*shared memory|Cannot allocate memory/i,
    explanation:
      "The system refuses the memory that PostgreSQL asks for. Free some memory, " +
      "or set DATABASE_URL to a PostgreSQL elsewhere.",
  },
];

/** Puts what a tool of PostgreSQL printed into one plain sentence, the tool's own last words after it. */
export function explainFailure(what: string, cause: unknown): BundledPostgresError {
  const details = describe(cause);
  const known = KNOWN_CAUSES.find(({ sign }) => sign.test(details));
  const explanation = known?.explanation ?? "PostgreSQL says why below.";
  return new BundledPostgresError(`${what} ${explanation}\n${lastLines(details, 12)}`, { cause });
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const output = cause as Error & { stdout?: unknown; stderr?: unknown };
  return [cause.message, output.stdout, output.stderr].filter((part) => typeof part === "string").join("\n");
}

function lastLines(text: string, count: number): string {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(-count)
    .map((line) => `  ${line}`)
    .join("\n");
}
