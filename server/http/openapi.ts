import { z } from "zod";
import { type Auth, type Endpoint, type EndpointName, endpoints, type ErrorCode } from "@/lib/contract";
import { errorCatalogue, fieldErrorSchema } from "@/lib/contract/errors";
import { MAX_ADDRESS, SVGS_PER_MINUTE } from "@/lib/contract/limits";
import { refusalsOf } from "@/lib/contract/refusals";
import { storeViews } from "@/lib/store-views";
import { shop } from "@/shop.config";
import { CUSTOMER_COOKIE } from "@/server/call";

export type JsonSchema = Record<string, unknown>;
interface Body {
  "application/json": { schema: JsonSchema };
}

export interface Parameter {
  name: string;
  in: "query" | "header" | "path";
  required: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: Body;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content: Body | Drawing;
}
interface Drawing {
  "image/svg+xml": { schema: JsonSchema };
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Body };
  responses: Record<string, Answer>;
}

export interface OpenApi {
  openapi: string;
  info: JsonSchema & { title: string; description: string };
  servers: JsonSchema[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, JsonSchema>; schemas: Record<string, JsonSchema> };
}

/** Schemas that hold themselves, by their ids: a document can only name them. */
const named: Record<string, JsonSchema> = {};

/** Schema of what travels: crowns, text, defaults left out. */
function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...own } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const text = JSON.stringify(own).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, ...rest } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  for (const [id, { id: _id, ...definition }] of Object.entries($defs)) named[id] = definition;
  return rest;
}

const json = (schema: JsonSchema): Body => ({ "application/json": { schema } });

const securitySchemes = {
  cartToken: {
    type: "apiKey",
    in: "header",
    name: "x-cart-token",
    description: "Opens the cart: what `cart/create` answered",
  },
  cartId: {
    type: "apiKey",
    in: "query",
    name: "cartId",
    description:
      "The same, for callers that send no headers of their own; the header is better, since addresses are logged",
  },
  customerToken: { type: "http", scheme: "bearer", description: "A customer who has logged in" },
  customerCookie: {
    type: "apiKey",
    in: "cookie",
    name: CUSTOMER_COOKIE,
    description: "The same, in the shop's own pages",
  },
};

const ways = (...names: (keyof typeof securitySchemes)[]) => names.map((name) => ({ [name]: [] }));
const security: Record<Auth, Operation["security"]> = {
  anyone: [],
  "cart-if-any": [{}, ...ways("cartToken", "cartId")],
  cart: ways("cartToken", "cartId"),
  customer: ways("customerToken", "customerCookie"),
};

const tags = {
  catalog: "Products, categories, attributes, content",
  url: "Addresses of the catalogue",
  "mail-service": "Messages to the shop",
  newsletter: "Who gets the shop’s news by e-mail",
  ext: "Places that hand over, what a rent costs, and its payment through a gateway",
  review: "What renters say",
  user: "Accounts of customers",
  stock: "What is free, and when",
  cart: "A cart, and the units that are held for it",
  order: "Orders",
};

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/gu)].map(([, name]) => name!);
const propertiesOf = (input: JsonSchema) => (input.properties as Record<string, JsonSchema> | undefined) ?? {};
const requiredOf = (input: JsonSchema) => (input.required as string[] | undefined) ?? [];

/** Objects of a query travel as JSON text. */
function parametersOf(input: JsonSchema, inPath: readonly string[]): Parameter[] {
  const required = new Set(requiredOf(input));
  return Object.entries(propertiesOf(input)).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? "path" : "query",
    required: required.has(name),
    ...(schema.type === "object" ? { content: json(schema) } : { schema }),
  }));
}

/** Some of the fields of an input: what is in its path does not stand in its body. */
function part(input: JsonSchema, isIn: (name: string) => boolean): JsonSchema {
  const properties = Object.fromEntries(Object.entries(propertiesOf(input)).filter(([name]) => isIn(name)));
  const { required: _, ...rest } = input;
  const required = requiredOf(input).filter(isIn);
  return { ...rest, properties, ...(required.length > 0 && { required }) };
}

const idempotencyKey: Parameter = {
  name: "idempotency-key",
  in: "header",
  required: false,
  description: "Passed on to a shop behind this one; lines and orders are idempotent by themselves",
  schema: { type: "string" },
};

function refusalSchema(code: ErrorCode): JsonSchema {
  const { status, details } = errorCatalogue[code];
  return {
    type: "object",
    required: ["code", "result"],
    properties: {
      code: { const: status },
      result: {
        type: "object",
        required: ["errorMessage", "error_code"],
        properties: {
          errorMessage: { type: "string", description: "In English, for logs and developers" },
          error_code: { const: code },
          errors: { type: "array", items: wireSchema(fieldErrorSchema), description: "What is wrong, place by place" },
          details: wireSchema(details),
        },
      },
    },
  };
}

/** Codes tell them apart, deeper than a discriminator can say: so "any of", not "one of". */
function anyOfThese(codes: readonly ErrorCode[]): JsonSchema {
  const [first, ...more] = codes.map((code) => ({ $ref: `#/components/schemas/${code}` }));
  return first && more.length === 0 ? first : { anyOf: [first, ...more] };
}

/** One answer for each status, with a schema for each code that comes under it. */
function refusedWith(codes: readonly ErrorCode[]): Record<string, Answer> {
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const under = codes.filter((code) => errorCatalogue[code].status === status);
      const retry = (status === 429 || status === 503) && {
        headers: { "retry-after": { description: "Seconds to wait", schema: { type: "integer" } } },
      };
      return [
        String(status),
        {
          description: under.join(", "),
          ...retry,
          content: json(anyOfThese(under)),
        },
      ];
    }),
  );
}

function answerSchema({ envelope, output, meta }: Endpoint): JsonSchema {
  const result = wireSchema(output);
  if (envelope === "plain") return result;
  return {
    type: "object",
    required: ["code", "result", ...(meta ? ["meta"] : [])],
    properties: { code: { const: 200 }, result, ...(meta && { meta: wireSchema(meta) }) },
  };
}

function operationOf(name: EndpointName, definition: Endpoint): Operation {
  const input = wireSchema(definition.input);
  const isRead = definition.method === "GET";
  const inPath = namesIn(definition.path);
  const body = inPath.length > 0 ? part(input, (field) => !inPath.includes(field)) : input;
  const ofPath =
    inPath.length > 0
      ? parametersOf(
          part(input, (field) => inPath.includes(field)),
          inPath,
        )
      : [];
  return {
    operationId: name,
    summary: definition.summary,
    tags: [definition.path.split("/")[0] ?? ""],
    security: security[definition.auth],
    parameters: isRead ? parametersOf(input, inPath) : [...ofPath, idempotencyKey],
    ...(isRead ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: "OK", content: json(answerSchema(definition)) },
      ...refusedWith(refusalsOf(name)),
    },
  };
}

/** As documents write it: `/ext/{gateway}/payment/init`. */
export const documentedPath = ({ path }: Pick<Endpoint, "path">): string => `/${path.replace(/:(\w+)/gu, "{$1}")}`;

/** What the table of endpoints can't hold, since its answer is no JSON (§7). */
export const FETCH_SVG = { method: "GET", path: "fetchSvg", auth: "anyone", rateLimit: SVGS_PER_MINUTE } as const;
export const svgRefusals = [
  "invalid_input",
  "forbidden",
  "not_found",
  "too_many_requests",
  "unavailable",
] as const satisfies ErrorCode[];
const fetchSvg: Operation = {
  operationId: "fetchSvg",
  summary: "A drawing as text, cleaned of all that could do anything",
  tags: ["catalog"],
  security: security.anyone,
  parameters: [
    {
      name: "url",
      in: "query",
      required: true,
      description: "A path of the shop’s own drawings, or an address at an origin that the owner names",
      schema: { type: "string", minLength: 1, maxLength: MAX_ADDRESS },
    },
  ],
  responses: {
    200: { description: "OK", content: { "image/svg+xml": { schema: { type: "string" } } } },
    ...refusedWith(svgRefusals),
  },
};

let document: OpenApi | undefined;
/** OpenAPI 3.1 document of the contract's endpoint table, and of what answers beside it. */
export function openApiDocument(): OpenApi {
  if (document) return document;
  const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
  const refusals = new Set<ErrorCode>([...table.flatMap(([name]) => refusalsOf(name)), ...svgRefusals]);
  const paths: OpenApi["paths"] = {};
  for (const [name, definition] of table) {
    const path = documentedPath(definition);
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operationOf(name, definition) };
  }
  paths[documentedPath(FETCH_SVG)] = { get: fetchSvg };
  const opens = (scheme: string): boolean => table.some(([, { auth }]) => security[auth].some((way) => scheme in way));
  document = {
    openapi: "3.1.0",
    info: {
      title: `${shop.name} commerce API`,
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Money travels in crowns, days as YYYY-MM-DD with both ends of a period inclusive. Answers are " +
        "{code, result}, catalogue searches come without that envelope. A refusal's status is its code.",
    },
    servers: [
      { url: "/api", description: "The default store view" },
      {
        url: "/api/{storeCode}",
        description: "A store view by its code",
        variables: {
          storeCode: { default: storeViews[0]?.storeCode, enum: storeViews.map(({ storeCode }) => storeCode) },
        },
      },
    ],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => opens(name))),
      schemas: { ...named, ...Object.fromEntries([...refusals].map((code) => [code, refusalSchema(code)])) },
    },
  };
  return document;
}
