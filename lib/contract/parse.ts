import { z } from "zod";
import { refuse, type Result } from "./errors";
import { MAX_PROBLEMS } from "./limits";

const refusalOf = (error: z.ZodError): ReturnType<typeof refuse> => {
  const errors = error.issues
    .slice(0, MAX_PROBLEMS)
    .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  const message = errors.map((problem) => (problem.path ? `${problem.path}: ${problem.message}` : problem.message));
  return refuse("invalid_input", message.join("; "), { errors });
};

/** What has travelled, in the shop's own units; or a refusal that names each field. */
export function decode<S extends z.ZodType>(schema: S, wire: unknown): Result<z.output<S>> {
  const read = schema.safeParse(wire);
  return read.success ? { ok: true, value: read.data } : refusalOf(read.error);
}

/** What is meant, as it travels; refused like everything else where the contract does not allow it. */
export function encode<S extends z.ZodType>(schema: S, value: unknown): Result<z.input<S>> {
  const written = z.safeEncode(schema, value as z.output<S>);
  return written.success ? { ok: true, value: written.data } : refusalOf(written.error);
}
