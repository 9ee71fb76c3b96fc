import { readFileSync } from "node:fs";
import path from "node:path";
import { carriers, currency, shop, tax } from "@/shop.config";
import { locales } from "./choices";
import { filesUnder, root } from "@/test/source-files";

/*
 * What an owner decides stands on one page. A shop's name, country, currency or price found anywhere else would stay
 * behind when the page is changed.
 */

const CODE = ["app", "components", "lib", "server", "stores", "scripts", "middleware.ts", "next.config.mjs"];
const IS_CODE = /\.(?:tsx?|mjs|css|sql)$/u;
const IS_TEST = /\.test\.tsx?$|\.script\.ts$|\/test(?:ing|-support\.ts)|\/bench-seed\//u;

/** Comments give examples, and those may name what they like. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//gu, "").replace(/(?<=^|[\s;,{(])\/\/.*$/gmu, "");

const sources = CODE.flatMap(filesUnder)
  .filter((file) => IS_CODE.test(file) && !IS_TEST.test(file))
  .map((file) => [file, withoutComments(readFileSync(path.join(root, file), "utf8"))] as const);

const placesOf = (pattern: RegExp): string[] => sources.filter(([, code]) => pattern.test(code)).map(([file]) => file);
const word = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_-])${text}(?![\\p{L}\\p{N}])`, "u");

test("the code that is searched is there", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(placesOf(/formatMoney/u)).toContain("lib/domain/money.ts");
});

test.each([shop.name, tax.defaultCountry, currency.code, currency.sign])(
  "%s stands in the configuration only",
  (value) => expect(placesOf(word(value))).toEqual([]),
);

/** Czech declines it: what all its cases have in common. */
const stem = shop.name.slice(0, -1);

test.each(["", "mails/"].flatMap((folder) => locales.map((locale) => `messages/${folder}${locale}.json`)))(
  "%s names neither the shop nor its currency, which are filled in",
  (file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    expect(text.match(new RegExp(`.*(?:${stem}|${currency.sign}|${currency.code}).*`, "gu")) ?? []).toEqual([]);
  },
);

test.each(carriers.map(({ code, price }) => [code, price]))(
  "neither carrier %s nor its price %d stands in code",
  (code, price) => {
    expect(placesOf(new RegExp(`["'\`]${code}["'\`]`, "u"))).toEqual([]);
    expect(placesOf(new RegExp(`\\b(?:price|cost|amount)\\w*["']?\\s*[:=]\\s*${price}(?:_?00)?\\b`, "u"))).toEqual([]);
  },
);
