import { isMeantWithout, splitCompounds } from "./search-compounds";

const split = (text: string, words: string[], known: string[]) => splitCompounds(text, words, known, "de");

test("a word that nothing is called is written in two, before the longest known word that it ends with", () => {
  expect(split("blaues Kinderfahrrad", ["kinderfahrrad"], ["rad", "fahrrad", "ski"])).toEqual({
    text: "blaues kinder fahrrad",
    firsts: ["kinder"],
  });
  expect(split("Kinderfahrräder", ["kinderfahrrad"], ["fahrrad"])?.text).toBe("kinder fahrrad");
});

test("no word is cut that is known, ends with nothing known, or would leave a letter or two", () => {
  expect(split("Kinderfahrrad", [], ["fahrrad"])).toBeNull();
  expect(split("Kinderwagen", ["kinderwag"], ["fahrrad", "ski"])).toBeNull();
  expect(split("Abski", ["abski"], ["ski"])).toBeNull();
  expect(split("Damenski", ["damenski"], ["ki"])).toBeNull();
});

test("whose a thing is may be left out, what else it is may not", () => {
  expect(isMeantWithout({ text: "damen ski", firsts: ["damen"] }, ["damen"])).toBe(true);
  expect(isMeantWithout({ text: "hand schuhe", firsts: ["hand"] }, ["hand"])).toBe(false);
  expect(isMeantWithout({ text: "hand schuhe", firsts: ["hand"] }, [])).toBe(true);
});
