import type { Context } from "hono";
import type { z } from "zod";
import { refuse, type Result } from "@/lib/contract/errors";

/** An order of a hundred lines is 60 KB. */
export const MAX_BODY_BYTES = 256 * 1024;

const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** A text can't hold it in the database. */
const NUL = "\0";

/** What no input may carry: a key that could change an object's nature, or a text that can't be kept. */
function forbiddenIn(value: unknown): string | null {
  if (typeof value === "string") return value.includes(NUL) ? "forbidden character" : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = FORBIDDEN.has(key) ? "forbidden key" : (forbiddenIn(key) ?? forbiddenIn(inner));
    if (found) return found;
  }
  return null;
}

const badInput = (message: string, path = "") => refuse("invalid_input", message, { errors: [{ path, message }] });

type Schema = z.ZodType & { def: { type: string; innerType?: Schema; shape?: Record<string, Schema> } };

/** Kind of a field of the input, without defaults and optionals around it. */
function kindOf(input: z.ZodType, name: string): string | undefined {
  let schema = (input as Schema).def.shape?.[name];
  while (schema?.def.innerType) schema = schema.def.innerType;
  return schema?.def.type;
}

/** A query as an object: lists are repeated keys, objects are JSON text; the rest is left to the schema. */
function readQuery(context: Context, input: z.ZodType): Result<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(context.req.queries())) {
    if (FORBIDDEN.has(name)) return badInput("forbidden key", name);
    const forbidden = forbiddenIn(name) ?? forbiddenIn(values) ?? forbiddenIn(documentIn(values[0]));
    if (forbidden) return badInput(forbidden, name);
    const kind = kindOf(input, name);
    const [first = ""] = values;
    if (kind === "array") read[name] = values;
    else if (kind === "record" || kind === "object") {
      const parsed = parseJson(first);
      if (!parsed.ok) return badInput(`${name} is not JSON`, name);
      read[name] = parsed.value;
    } else read[name] = first;
  }
  return { ok: true, value: read };
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/** The document that a text is, wherever a schema may read it as one; null for any other text. */
function documentIn(text = ""): unknown {
  const parsed = /^\s*[[{]/u.test(text) ? parseJson(text) : null;
  return parsed?.ok ? parsed.value : null;
}

async function readBody(context: Context): Promise<Result<Record<string, unknown>>> {
  const text = await context.req.text();
  if (text.trim() === "") return { ok: true, value: {} };
  const parsed = parseJson(text);
  if (!parsed.ok) return badInput("the body is not JSON");
  const { value } = parsed;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return badInput("the body must be a JSON object");
  const forbidden = forbiddenIn(value);
  return forbidden ? badInput(forbidden) : { ok: true, value: value as Record<string, unknown> };
}

/** What came with the request; a write may name its tokens in the query, as remote backends do. */
export async function readInput(context: Context, input: z.ZodType): Promise<Result<Record<string, unknown>>> {
  const query = readQuery(context, input);
  if (!query.ok || context.req.method === "GET" || context.req.method === "HEAD") return query;
  const body = await readBody(context);
  return body.ok ? { ok: true, value: { ...query.value, ...body.value } } : body;
}

/** Input as the contract wants it, or a refusal that names each field. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  return refuse(
    "invalid_input",
    errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join("; "),
    { errors },
  );
}
