import { errorCatalogue } from "@/lib/contract/errors";
import { type Endpoint, endpoints } from "@/lib/contract";
import {
  type Answer,
  documentedPath,
  FETCH_SVG,
  type JsonSchema,
  type Operation,
  openApiDocument,
  type Parameter,
} from "./openapi";

const escape = (text: string): string => text.replace(/[&<>"]/gu, (letter) => `&#${letter.charCodeAt(0)};`);
const code = (text: string): string => `<code>${escape(text)}</code>`;

interface Bounds {
  type?: string;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** A schema as people write it down: kind, bounds, values. */
function words(schema: JsonSchema): string {
  const { type = "any", anyOf, enum: values, format, minimum, maximum, maxLength, maxItems }: Bounds = schema;
  if (anyOf) return anyOf.map(words).join(" or ");
  if (values) return values.map(String).join(" | ");
  const isSafe = (bound: number | undefined) => bound !== undefined && Number.isSafeInteger(bound + Math.sign(bound));
  return [
    type,
    ...(format ? [format] : []),
    ...(isSafe(minimum) ? [`from ${minimum}`] : []),
    ...(isSafe(maximum) ? [`to ${maximum}`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} letters`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ].join(", ");
}

const parameterRow = ({ name, required, description, schema, content }: Parameter): string => {
  const about = [content ? "JSON object" : words(schema ?? {}), ...(description ? [description] : [])].join(". ");
  return (
    `<tr><th scope="row">${code(name)}</th><td>${required ? "required" : "optional"}</td>` +
    `<td>${escape(about)}</td></tr>`
  );
};

const answerRow = ([status, { description }]: [string, Answer]): string =>
  `<tr><th scope="row">${status}</th><td>${description.split(", ").map(code).join(", ")}</td></tr>`;

const schemaOf = (title: string, schema: JsonSchema): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;

const callers: Record<Endpoint["auth"], string> = {
  anyone: "",
  "cart-if-any": " What the caller’s own cart holds counts as free, if its token comes along.",
  cart: " Needs a cart token.",
  customer: " For customers who are logged in.",
};

const answered = ({ content }: Answer): string =>
  "application/json" in content
    ? schemaOf("Answer", content["application/json"].schema)
    : `<p>Answers ${Object.keys(content).map(code).join(", ")}.</p>`;

type Called = Pick<Endpoint, "method" | "path" | "auth" | "rateLimit">;

function section({ method, path, auth, rateLimit }: Called, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const { 200: answer, ...refusals } = responses;
  const objects = parameters.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
  return `<section id="${operationId}"><h3><code>${method} /api/${escape(path)}</code></h3>
<p>${escape(summary)}.${callers[auth]}${rateLimit ? ` At most ${rateLimit} calls a minute.` : ""}</p>
${parameters.length > 0 ? `<table><caption>Parameters</caption>${parameters.map(parameterRow).join("")}</table>` : ""}
${objects.map(({ name, content }) => schemaOf(escape(name), content["application/json"].schema)).join("\n")}
${requestBody ? schemaOf("Body", requestBody.content["application/json"].schema) : ""}
${answer ? answered(answer) : ""}
<table><caption>Refusals</caption>${Object.entries(refusals).map(answerRow).join("")}</table></section>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1.25rem }
h2 { margin: 3rem 0 0 } h3 { margin: 2.25rem 0 0; font-size: 1.1rem; overflow-wrap: anywhere }
nav ul { columns: 16rem; padding-left: 1.25rem }
table { border-collapse: collapse; margin: .75rem 0 } caption { text-align: left; font-weight: 600 }
th, td {
  padding: .25rem 1.25rem .25rem 0; text-align: left; vertical-align: top; font-weight: 400; overflow-wrap: anywhere
}
pre { overflow: auto; max-height: 28rem; padding: 1rem; background: color-mix(in srgb, currentcolor 7%, transparent) }
summary { padding: .25rem 0; cursor: pointer }
:focus-visible { outline: 3px solid; outline-offset: 2px }`;

/** The document as a page for people: whole without script. */
export function docsPage(): string {
  const { info, tags, paths, components } = openApiDocument();
  const called: Called[] = [...Object.values(endpoints as Record<string, Endpoint>), FETCH_SVG];
  const table = called.flatMap((definition) => {
    const operation = paths[documentedPath(definition)]?.[definition.method.toLowerCase()];
    return operation ? [{ definition, operation }] : [];
  });
  const under = (tag: string) => table.filter(({ operation }) => operation.tags.includes(tag));
  const links = tags
    .flatMap(({ name }) => under(name))
    .map(
      ({ definition: { method, path }, operation }) =>
        `<li><a href="#${operation.operationId}">${code(`${method} ${path}`)}</a></li>`,
    );
  const sections = tags.map(
    ({ name, description }) =>
      `<h2>${escape(description)}</h2>${under(name)
        .map(({ definition, operation }) => section(definition, operation))
        .join("\n")}`,
  );
  const statuses: Record<string, { status: number }> = errorCatalogue;
  const named = Object.entries(components.schemas);
  const refusals = named.flatMap(([name, schema]) => {
    const status = statuses[name]?.status;
    if (status === undefined) return [];
    return [`<tr><th scope="row">${code(name)}</th><td>${status}</td><td>${schemaOf("Envelope", schema)}</td></tr>`];
  });
  const shared = named.flatMap(([name, schema]) => (name in statuses ? [] : [schemaOf(code(name), schema)]));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${escape(info.title)}</h1><p>${escape(info.description)}</p>
<p>With a store view: <code>/api/{storeCode}/…</code>. A cart is opened by the header <code>x-cart-token</code>.
A shop that sells for this one names itself by <code>x-partner-code</code>, which orders keep.
For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Endpoints"><ul>${links.join("")}</ul></nav>
${sections.join("\n")}
<h2 id="refusals">Refusals</h2><table>${refusals.join("")}</table>
<h2 id="shared">Schemas that hold themselves</h2>
${shared.join("\n")}</main></body></html>
`;
}
