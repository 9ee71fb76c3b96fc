import { z } from "zod";
import { type Endpoint, endpoints } from "@/lib/contract";
import { errorCatalogue, errorEnvelopeSchema } from "@/lib/contract/errors";
import { shop } from "@/shop.config";

type JsonSchema = Record<string, unknown>;

/** Schema of what travels: crowns, text, defaults left out. */
function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return rest;
}

function parametersOf(input: JsonSchema): JsonSchema[] {
  const required = new Set((input.required as string[] | undefined) ?? []);
  return Object.entries((input.properties as Record<string, JsonSchema> | undefined) ?? {}).map(([name, schema]) => {
    const isObject = schema.type === "object";
    return {
      name,
      in: "query",
      required: required.has(name),
      ...(isObject ? { content: { "application/json": { schema } } } : { schema }),
    };
  });
}

const NEEDS = { anyone: "", cart: " · needs a cart token", customer: " · for customers who are logged in" };
const entries = (): [string, Endpoint][] => Object.entries(endpoints as Record<string, Endpoint>);
const cartToken = {
  name: "x-cart-token",
  in: "header",
  schema: { type: "string" },
  description: "Opens the cart; the query parameter cartId does the same",
};

function operation(name: string, definition: Endpoint): JsonSchema {
  const input = wireSchema(definition.input);
  const output = wireSchema(definition.output);
  const parameters = [
    ...(definition.method === "GET" ? parametersOf(input) : []),
    ...(definition.auth === "cart" ? [cartToken] : []),
  ];
  const answer =
    definition.envelope === "plain"
      ? output
      : { type: "object", required: ["code", "result"], properties: { code: { const: 200 }, result: output } };
  return {
    operationId: name,
    summary: definition.summary,
    tags: [definition.path.split("/")[0]],
    parameters,
    ...(definition.method === "GET"
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: input } } } }),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: answer } } },
      default: {
        description: "Refusal; the status is `code`",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
  };
}

const title = `${shop.name} commerce API`;
let document: JsonSchema | undefined;

/** OpenAPI 3.1 document of the contract's endpoint table. */
export function openApiDocument(): JsonSchema {
  if (document) return document;
  const paths: Record<string, JsonSchema> = {};
  for (const [name, definition] of entries()) {
    const path = `/${definition.path.replace(/:(\w+)/gu, "{$1}")}`;
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(name, definition) };
  }
  document = {
    openapi: "3.1.0",
    info: {
      title,
      version: "1.0.0",
      description: `Money travels in crowns, days as YYYY-MM-DD with both ends of a period inclusive. Refusals: ${Object.entries(
        errorCatalogue,
      )
        .map(([code, { status }]) => `${code} (${status})`)
        .join(", ")}.`,
    },
    servers: [{ url: "/api" }, { url: "/api/{storeCode}", variables: { storeCode: { default: "main" } } }],
    paths,
    components: { schemas: { Refusal: wireSchema(errorEnvelopeSchema) } },
  };
  return document;
}

const escape = (text: string): string => text.replace(/[&<>"]/gu, (letter) => `&#${letter.charCodeAt(0)};`);
const pre = (schema: unknown): string => `<pre>${escape(JSON.stringify(schema, null, 2))}</pre>`;

/** The same as a page for people. */
export function docsPage(): string {
  const sections = entries().map(([name, definition]) => {
    const limit = definition.rateLimit ? ` · at most ${definition.rateLimit} calls a minute` : "";
    return `<section id="${name}"><h2><code>${definition.method} /api/${escape(definition.path)}</code></h2>
<p>${escape(definition.summary)}${NEEDS[definition.auth]}${limit}</p>
<details><summary>Input</summary>${pre(wireSchema(definition.input))}</details>
<details><summary>Answer</summary>${pre(wireSchema(definition.output))}</details></section>`;
  });
  const refusals = Object.entries(errorCatalogue).map(
    ([code, { status }]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.1rem;margin:2rem 0 0}pre{overflow:auto;background:#eef2ef;padding:1rem}td{padding-right:2rem}</style></head>
<body><h1>${title}</h1><p>Money travels in crowns; days are <code>YYYY-MM-DD</code>, both ends of a period inclusive. With a store view: <code>/api/{storeCode}/…</code>.
Answers are <code>{code, result}</code>; catalogue searches answer without the envelope. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}<h2>Refusals</h2><table>${refusals.join("")}</table></body></html>`;
}
