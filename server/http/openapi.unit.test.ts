import { execFileSync } from "node:child_process";
import path from "node:path";
import { endpoints, type Endpoint } from "@/lib/contract";
import { errorCatalogue } from "@/lib/contract/errors";
import { refusalsOf } from "@/lib/contract/refusals";
import { docsPage } from "./docs-page";
import { documentedPath, type JsonSchema, openApiDocument, type Operation, svgRefusals } from "./openapi";

const document = openApiDocument();
const table = Object.entries(endpoints as Record<string, Endpoint>).map(([name, definition]) => {
  const operation = document.paths[documentedPath(definition)]?.[definition.method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not in the document`);
  return [name as keyof typeof endpoints, definition, operation] as const;
});

/** In a process of its own: the linter is made of modules that only Node itself loads. */
function lint(source: unknown): { ruleId: string; message: string; at: string }[] {
  const script = path.join(__dirname, "../../scripts/lint-openapi.mjs");
  return JSON.parse(
    execFileSync(process.execPath, [script], { input: JSON.stringify(source), encoding: "utf8" }),
  ) as [];
}

test("an API linter finds nothing in the document", () => expect(lint(document)).toEqual([]));

test("the linter would find what is missing", () => {
  const { security: _security, ...operation } = document.paths["/cart/pull"]?.get as Operation;
  const problems = lint({ ...document, paths: { "/cart/pull": { get: { ...operation, responses: {} } } } });
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(["security-defined", "operation-4xx-response"]),
  );
});

test.each(table)("%s says who may call it", (_, { auth }, { security }) => {
  const schemes = security.map((way) => Object.keys(way)[0]);
  expect(schemes).toEqual(
    {
      anyone: [],
      "cart-if-any": [undefined, "cartToken", "cartId"],
      cart: ["cartToken", "cartId"],
      customer: ["customerToken", "customerCookie"],
    }[auth],
  );
});

test.each(table)("%s names each refusal that it can give, under its status", (name, _, { responses }) => {
  const named = Object.entries(responses).flatMap(([status, { content }]) => {
    const { schema } = (content as { "application/json": { schema: JsonSchema } })["application/json"];
    const any = (schema.anyOf ?? [schema]) as { $ref?: string }[];
    return any.flatMap(({ $ref }) => ($ref ? [[status, $ref.split("/").at(-1)]] : []));
  });
  expect(named.sort()).toEqual(
    refusalsOf(name)
      .map((code) => [String(errorCatalogue[code].status), code])
      .sort(),
  );
});

test("fetchSvg, whose answer is no JSON, is described beside the table", () => {
  const operation = document.paths["/fetchSvg"]?.get;
  expect(operation?.parameters).toMatchObject([{ name: "url", in: "query", required: true }]);
  expect(Object.keys(operation?.responses["200"]?.content ?? {})).toEqual(["image/svg+xml"]);
  const statuses = svgRefusals.map((code) => String(errorCatalogue[code].status));
  expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(["200", ...statuses].sort());
  expect(docsPage()).toContain('id="fetchSvg"');
  expect(docsPage()).toContain("Answers <code>image/svg+xml</code>.");
});

test("the page for people has every endpoint, its refusals and its bounds, and needs no script", () => {
  const page = docsPage();
  for (const [name, { method, path }] of table) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(`${method} /api/${path}`);
  }
  expect(page).toContain("price_changed");
  expect(page).not.toContain("<script");
  expect(page).toMatch(/<html lang="en">/u);
});
