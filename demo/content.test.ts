import { existsSync } from "node:fs";
import path from "node:path";
import { getStoreView } from "@/lib/store-views";
import { contentHtml } from "@/server/content/markdown";
import { contentModel } from "@/server/content/model";
import { checkRecords } from "@/server/importer/content/check";
import { assembleRecords, type ContentRecord, readContentFolder } from "@/server/importer/content/read-folder";
import type { Problem } from "@/server/importer/problems";
import { sizing } from "@/shop.config";
import { demoCatalogue } from "./catalogue";

let records: ContentRecord[];
const problems: Problem[] = [];
const of = (type: string): ContentRecord[] => records.filter((record) => record.type.name === type);

beforeAll(async () => {
  const files = await readContentFolder(contentModel, path.join(__dirname, "content"));
  records = checkRecords(contentModel, assembleRecords(files, problems), problems);
});

test("the demo's content can be imported", () => {
  expect(problems).toEqual([]);
  expect(of("static-page").length).toBeGreaterThan(20);
});

test("links and names are said in all four languages", () => {
  for (const type of ["footer-link", "menu-link", "blog-category"]) {
    const spoken = new Map<string, string[]>();
    for (const { id, locale } of of(type)) spoken.set(id, [...(spoken.get(id) ?? []), locale]);
    for (const [id, locales] of spoken) expect([id, ...locales.sort()]).toEqual([id, "cs", "de", "en", "it"]);
  }
});

/** What is read as sentences: neither tables and headings nor figures, marks of sources and addresses. */
const wordsOf = (body: string): number => {
  const sentences = body.replace(/^(?:\||#).*$/gmu, "").replace(/\[\^\d+\]|\]\([^)]*\)/gu, " ");
  return sentences.match(/\p{L}+(?:['’-]\p{L}+)*/gu)?.length ?? 0;
};

test("an article is an article: long enough in Czech and English, with its sources, about things that are there", () => {
  const categories = new Set(demoCatalogue("2027-02-10").records.categories.map(({ slug }) => slug));
  const drawings = path.join(__dirname, "../public/illustrations");
  const articles = of("blog-article");
  expect(new Set(articles.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
  for (const { id, file, values } of articles) {
    const locales = articles.filter((other) => other.id === id).map(({ locale }) => locale);
    expect([id, ...locales.sort()]).toEqual([id, "cs", "en"]);
    expect([file, wordsOf(String(values.body)) >= 600]).toEqual([file, true]);
    expect((values.sources as string[]).length).toBeGreaterThanOrEqual(3);
    for (const slug of values.gear as string[]) expect(categories).toContain(slug);
    expect(existsSync(path.join(drawings, `${String(values.illustration)}.svg`))).toBe(true);
  }
});

const referencesOf = (text: string): number[] =>
  [...text.matchAll(/\[\^(\d+)\]/gu)].map(([, number]) => Number(number));
/** Lengths, weights, shares, temperatures, standards and laws: what is claimed by a figure. */
const FIGURE = /\d\s?(?:cm|mm|kg|km|%|°|N|Wh|W)\b|\d\s(?:procent|percent|lit|years)|\b(?:EN|ISO|§)\s\d/u;

test("every source of an article is named by what rests on it, and by the same in both languages", () => {
  const articles = of("blog-article");
  for (const { file, values } of articles) {
    const numbers = referencesOf(String(values.body));
    const sources = values.sources as string[];
    expect([file, ...new Set(numbers.toSorted((one, other) => one - other))]).toEqual([
      file,
      ...sources.map((_source, index) => index + 1),
    ]);
  }
  for (const { id, values } of articles.filter(({ locale }) => locale === "cs")) {
    const english = articles.find((other) => other.id === id && other.locale === "en");
    expect([id, ...referencesOf(String(values.body))]).toEqual([id, ...referencesOf(String(english?.values.body))]);
  }
});

test("no figure is claimed in an article without a source beside it", () => {
  for (const { file, values } of of("blog-article")) {
    const blocks = String(values.body).split(/\n{2,}/u);
    const claimed = blocks.flatMap((block, index) => {
      // A table and a list stand between the words that lead to them and those that go on.
      const isListed = /^(?:\||- |\d+\. )/u.test(block.trim());
      const beside = isListed ? [blocks[index - 1], block, blocks[index + 1]] : [block];
      return FIGURE.test(block) && referencesOf(beside.join(" ")).length === 0 ? [block] : [];
    });
    expect([file, ...claimed]).toEqual([file]);
  }
});

test("links of texts lead to pages that are there", () => {
  const pages = new Set(of("static-page").map(({ id }) => id));
  const linked = records.flatMap(({ file, values }) =>
    [...String(values.body ?? "").matchAll(/\]\(\/(?:i|static)\/([^)]+)\)/gu)].map(([, slug]) => ({ file, slug })),
  );
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter(({ slug }) => !pages.has(slug ?? ""))).toEqual([]);
});

test("the home page is said in all four languages, and its banners lead to what is there", () => {
  const homes = of("homepage");
  expect(homes.map(({ locale }) => locale).sort()).toEqual(["cs", "de", "en", "it"]);
  const pages = new Set([
    ...of("static-page").map(({ id }) => `/static/${id}`),
    ...of("blog-article").map(({ values }) => `/blog/${String(values.category)}/${String(values.slug)}`),
  ]);
  const sections = homes.flatMap(
    ({ values }) => values.sections as { banners?: { link: string; illustration: string }[] }[],
  );
  const banners = sections.flatMap((section) => section.banners ?? []);
  expect(banners.length).toBeGreaterThan(7);
  for (const { link, illustration } of banners) {
    expect(pages).toContain(link);
    expect(existsSync(path.join(__dirname, "../public/illustrations", `${illustration}.svg`))).toBe(true);
  }
});

test("the pages that sizes lead to are there in all four languages, below the one of all sizes", () => {
  const guides = [...sizing.attributes, ...sizing.skis].flatMap(({ guide }) => guide ?? []);
  expect(new Set(guides).size).toBeGreaterThan(3);
  for (const guide of new Set(guides)) {
    const pages = of("static-page").filter(({ id }) => id === guide);
    expect([guide, ...pages.map(({ locale }) => locale).sort()]).toEqual([guide, "cs", "de", "en", "it"]);
    expect(pages.every(({ values }) => values.parent === "velikosti" && /^::sizes /mu.test(String(values.body)))).toBe(
      true,
    );
  }
});

test("every line for a table, map or form is one that pages know", () => {
  const lines = of("static-page").flatMap(({ file, locale, values }) =>
    [...String(values.body).matchAll(/^::\S.*$/gmu)].map(([line]) => ({ file, locale, line })),
  );
  expect(lines.length).toBeGreaterThan(40);
  for (const { line, file } of lines)
    expect([file, contentHtml(line, getStoreView("main"))]).toEqual([file, expect.not.stringContaining("::")]);
});
