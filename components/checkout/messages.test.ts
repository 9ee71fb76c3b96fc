import IntlMessageFormat from "intl-messageformat";
import { errorCodes } from "@/lib/contract";
import cs from "@/messages/cs-CZ.json";
import en from "@/messages/en-US.json";

type Tree = { [key: string]: string | Tree };
const own = ["cart", "checkout", "order", "errors", "notices"] as const;

const leaves = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );

test.each([
  ["cs-CZ", cs],
  ["en-US", en],
])("every error of the catalogue has words in %s", (_locale, messages) => {
  const errors: Record<string, string> = messages.errors;
  for (const code of errorCodes) expect(errors[code]).toMatch(/\S{3}/u);
});

test.each([
  ["cs-CZ", cs],
  ["en-US", en],
])("every text of cart and checkout can be formatted in %s", (locale, messages) => {
  for (const namespace of own) {
    for (const [key, text] of leaves(messages[namespace])) {
      expect({ key, ok: new IntlMessageFormat(text, locale) instanceof IntlMessageFormat }).toEqual({ key, ok: true });
    }
  }
});

test("Czech and English know the same texts", () => {
  const keys = (messages: typeof cs | typeof en) =>
    own
      .flatMap((namespace) =>
        leaves(messages[namespace] as Tree)
          .map(([key]) => `${namespace}.${key}`)
          .filter((key) => !/minutes\.(few|many)$/u.test(key)),
      )
      .sort();
  expect(keys(en)).toEqual(keys(cs));
});

test("a Czech one-letter preposition never ends a line", () => {
  const lonely = own
    .flatMap((namespace) => leaves(cs[namespace] as Tree))
    .filter(([, text]) => /(?:^|\s)[ksvzouiKSVZOUI] \S/u.test(text));
  expect(lonely).toEqual([]);
});
