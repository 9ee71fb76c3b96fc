import { inLanguage, type Localised } from "./sql";

const all: Localised = { cs: "lyže", en: "skis", de: "Ski", it: "sci" };

test.each(["cs", "en", "de", "it"] as const)("a text that stands in %s is read in it", (language) => {
  expect(inLanguage(all, language)).toBe(all[language]);
});

test.each([
  ["cs", { cs: "lyže", en: "skis" }, "lyže"],
  ["en", { cs: "lyže", de: "Ski" }, "lyže"],
  ["de", { cs: "lyže", en: "skis", it: "sci" }, "skis"],
  ["it", { cs: "lyže", en: "skis", de: "Ski" }, "skis"],
  ["de", { cs: "lyže" }, "lyže"],
  ["it", { cs: "lyže" }, "lyže"],
] as const)("in %s, %j is read as %s", (language, texts, read) => {
  expect(inLanguage(texts, language)).toBe(read);
});

test("what has no text is empty", () => {
  expect(inLanguage(null, "de")).toBe("");
  expect(inLanguage(undefined, "cs")).toBe("");
});
