import { fold, searchWords } from "./search-words";

const data = {
  synonyms: [
    ["horske kolo", "mtb"],
    ["helma", "prilba"],
  ],
};

test("case and diacritics are folded as the database folds them", () => {
  expect(fold("Příliš ŽLUŤOUČKÝ kůň")).toBe("prilis zlutoucki kun");
});

test.each([
  ["kolo", "% kol%"],
  ["lyžemi", "% liz%"],
  ["lize", "% liz%"],
  ["Boty", "% bot%"],
  ["oko", "% oko%"],
])("%s also finds words that begin with its stem: %s", (text, pattern) => {
  expect(searchWords(data, text)[0]?.patterns).toContain(pattern);
});

test("every word is a wish of its own, with its synonyms; a phrase that is a synonym is one", () => {
  expect(searchWords(data, "červená přilba").map((wish) => wish.words)).toEqual([["cervena"], ["prilba", "helma"]]);
  expect(searchWords(data, "Horské kolo").map((wish) => wish.words)).toEqual([["horske kolo", "mtb"]]);
  expect(searchWords(data, "mtb")[0]?.patterns).toContain("% horske kol%");
});

test("the word itself is told from what stands for it", () => {
  expect(searchWords(data, "mtb")[0]).toEqual({
    words: ["mtb", "horske kolo"],
    own: ["%mtb%", "% mtb%"],
    patterns: ["%mtb%", "% mtb%", "% horske kol%"],
  });
  expect(searchWords(data, "horské kolo")[0]?.patterns.slice(2)).toEqual(["% mtb %", "% mtb"]);
});

test("words that say nothing ask for nothing", () => {
  expect(searchWords(data, "lyže pro děti").map((wish) => wish.words)).toEqual([["lize"], ["deti"]]);
  for (const text of ["%%%", "___", "--", "pro na do a s k u v z i"]) expect(searchWords(data, text)).toEqual([]);
});

test("signs can't become wildcards, single letters ask for nothing, and there is an end", () => {
  expect(searchWords(data, "100% a_b").map((wish) => wish.words)).toEqual([["100"]]);
  expect(searchWords(data, "slovo ".repeat(50))).toHaveLength(8);
});
