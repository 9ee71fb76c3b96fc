import { MAX_SEARCH_WORDS } from "@/lib/contract/limits";
import { wishesOf } from "./search-wishes";

const synonyms = [
  ["horské kolo", "mtb"],
  ["helma", "přilba"],
  ["lyžáky", "lyžařské boty", "boty na lyže"],
];
const wishes = (text: string) => wishesOf(text, synonyms, "cs", 8);

test("every word is a wish of its own, with its synonyms; a phrase that is a synonym is one", () => {
  expect(wishes("červená přilba").map(({ words }) => words)).toEqual([["cerven"], ["prilb"]]);
  expect(wishes("přilba")[0]?.synonyms.map(({ words }) => words)).toEqual([["helm"]]);
  expect(wishes("dámské horské kolo").map(({ words }) => words)).toEqual([["damsk"], ["horsk", "kol"]]);
  expect(wishes("mtb")[0]?.synonyms.map(({ words }) => words)).toEqual([["horsk", "kol"]]);
});

test("a slip in a synonym is near to its group, a word of it or of another length is not", () => {
  const near = (text: string) => wishes(text)[0]?.near.map(({ words, distance }) => [words.join(" "), distance]);
  expect(near("přliba")).toEqual([
    ["helm", 2],
    ["prilb", 2],
  ]);
  expect(near("prilbba")).toEqual([
    ["helm", 1],
    ["prilb", 1],
  ]);
  for (const text of ["přilba", "mtx", "26"]) expect(near(text)).toEqual([]);
  expect(wishes("přliba")[0]?.near.map(({ meant }) => meant)).toEqual([["prilb"], ["prilb"]]);
});

test("what a thing is for is told from what it is", () => {
  expect(wishes("přilba na kolo").map(({ words, isPurpose }) => [words, isPurpose])).toEqual([
    [["prilb"], false],
    [["kol"], true],
  ]);
  expect(wishes("na kolo").map(({ isPurpose }) => isPurpose)).toEqual([false]);
  expect(wishes("boty na lyže").map(({ words, kind }) => [words, kind])).toEqual([[["bot", "liz"], ["bot"]]]);
  expect(wishes("lyžáky")[0]?.synonyms.map(({ kind }) => kind)).toEqual([["lizarsk", "bot"], ["bot"]]);
});

test("words that say nothing ask for nothing, and there is an end", () => {
  expect(wishes("lyže pro děti").map(({ words }) => words)).toEqual([["liz"], ["det"]]);
  for (const text of ["%%%", "___", "--", "pro na do a s k u v z i"]) expect(wishes(text)).toEqual([]);
  expect(wishes("jedna dva tři čtyři pět šest sedm osm devět")).toHaveLength(8);
});

test("so many words of a search count as its bound says, and none after them", () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `slovo${index}`).join(" ");
  const counted = (count: number) => wishesOf(words(count), [], "cs", MAX_SEARCH_WORDS).length;
  expect([counted(MAX_SEARCH_WORDS), counted(MAX_SEARCH_WORDS + 1)]).toEqual([MAX_SEARCH_WORDS, MAX_SEARCH_WORDS]);
});
