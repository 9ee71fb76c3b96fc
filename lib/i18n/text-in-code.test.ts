import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/* What a shopper reads stands in messages/, in four languages: text in a component is read in one. */

/** The page of all parts shows them to those who build; mails have words and tests of their own. */
const LEFT_OUT = /^components\/gallery\/|\.test\.tsx$/u;
/** Attributes that are read or spoken. */
const READ = new Set(["alt", "aria-label", "aria-description", "aria-valuetext", "label", "placeholder", "title"]);
const WORD = /\p{L}{2}/u;
/** Names are the same in every language. */
const NAMES = new Set(["IČO", "DIČ", "IBAN", "PDF", "QR"]);

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => file.endsWith(".tsx") && !LEFT_OUT.test(file)),
);

const isText = (text: string): boolean => WORD.test(text) && !NAMES.has(text.trim());

/** Literal words that a component shows. */
function textsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const literal = (node: ts.Node | undefined): string | null => {
    if (!node) return null;
    if (ts.isJsxExpression(node)) return literal(node.expression);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    return ts.isTemplateExpression(node)
      ? [node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => text).join(" ")
      : null;
  };
  const visit = (node: ts.Node): void => {
    const text = ts.isJsxText(node)
      ? node.text
      : ts.isJsxAttribute(node) && READ.has(node.name.getText(source))
        ? literal(node.initializer)
        : ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
          ? literal(node)
          : null;
    if (text !== null && isText(text)) found.push(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const parse = (name: string, code: string) =>
  ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

test.each([
  ["<p>Půjčovna</p>", ["Půjčovna"]],
  ['<a aria-label="Back">‹</a>', ["Back"]],
  ["<a title={`Size ${size}`}>·</a>", ["Size"]],
  ['<p>{"od"} {price}</p>', ["od"]],
  ['<p className="text-sm" data-scroll="keep">{t("from")} · {price} – 5</p>', []],
])("%s holds %j", (code, texts) => expect(textsOf(parse("x.tsx", code))).toEqual(texts));

test("no component says anything that is not in the messages", () => {
  expect(files.length).toBeGreaterThan(100);
  const left = files.flatMap((file) =>
    textsOf(parse(file, readFileSync(file, "utf8"))).map((text) => `${file}: ${text}`),
  );
  expect(left).toEqual([]);
});
