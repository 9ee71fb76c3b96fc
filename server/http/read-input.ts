import type { Context } from "hono";
import type { z } from "zod";
import { refuse, type Result } from "@/lib/contract/errors";
import { MAX_DEPTH } from "@/lib/contract/limits";
import { FORBIDDEN_FIELDS, UNSTORABLE } from "@/lib/contract/storable";

/**
 * What no input may carry, whatever the endpoint; looked for without recursion, which a deep document would exhaust.
 */
function forbiddenIn(value: unknown): string | null {
  const open = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: part, depth } = next;
    if (typeof part === "string" && UNSTORABLE.test(part)) return "a sign that can't be kept";
    if (typeof part !== "object" || part === null) continue;
    if (depth === MAX_DEPTH) return "nested too deep";
    for (const [key, inner] of Object.entries(part)) {
      if (FORBIDDEN_FIELDS.has(key) || UNSTORABLE.test(key)) return "forbidden key";
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}

const badInput = (message: string, path = "") => refuse("invalid_input", message, { errors: [{ path, message }] });

type Schema = z.ZodType & {
  def: { type: string; innerType?: Schema; in?: Schema; shape?: Readonly<Record<string, Schema>> };
};

/** Kind of a field of the input as it travels, without defaults and optionals around it. */
function kindOf(input: z.ZodType, name: string): string | undefined {
  const { shape } = (input as Schema).def;
  let schema = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
  for (let inner = schema; inner; inner = inner.def.innerType ?? inner.def.in) schema = inner;
  return schema?.def.type;
}

/** A query as an object: lists are repeated keys, objects are JSON text; the rest is left to the schema. */
function readQuery(context: Context, input: z.ZodType): Result<Record<string, unknown>> {
  const query = new URL(context.req.url).searchParams;
  const read = new Map<string, unknown>();
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    const forbidden = forbiddenIn({ [name]: values });
    if (forbidden) return badInput(forbidden, name);
    const kind = kindOf(input, name);
    if (kind === "array") read.set(name, values);
    else if (values.length > 1) return badInput("given more than once", name);
    else if (kind === "record" || kind === "object") {
      const parsed = parseJson(values[0] ?? "");
      if (!parsed.ok) return badInput(`${name} is not JSON`, name);
      const inside = forbiddenIn(parsed.value);
      if (inside) return badInput(inside, name);
      read.set(name, parsed.value);
    } else read.set(name, values[0]);
  }
  return { ok: true, value: Object.fromEntries(read) };
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
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
