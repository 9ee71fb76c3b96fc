import { typoApart } from "./search-typos";

test.each([
  ["biciclet", "biciclett", 1],
  ["kolo", "kolo", 0],
  ["lzie", "lize", 2],
  ["snoubort", "snowbord", 2],
  ["fahrad", "fahrrad", 1],
])("%s may be meant for %s", (typed, meant, distance) => {
  expect(typoApart(typed, meant)).toBe(distance);
});

test.each([
  ["of three letters", "bot", "bob"],
  ["of seven letters with two that differ", "vesticka".slice(0, 7), "pestitka".slice(0, 7)],
  ["with three that differ", "snowboard", "skateboard"],
  ["much longer", "lyze", "lyzarske"],
])("a word is not taken for another: %s", (_, typed, meant) => {
  expect(typoApart(typed, meant)).toBeNull();
});
