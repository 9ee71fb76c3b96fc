import { foldedWords } from "./search-words";
import { withoutRenting } from "./search-renting";

const asked = (text: string, language: string) => withoutRenting(foldedWords(text), language).join(" ");

test.each([
  ["cs", "půjčit lyže", "lize"],
  ["cs", "Půjčovna lyží", "lizi"],
  ["cs", "pronájem kola", "kola"],
  ["cs", "zapůjčení stanu", "stanu"],
  ["cs", "boty vel. 42", "boti 42"],
  ["cs", "lyže 170 cm", "lize 170"],
  ["en", "ski rental", "ski"],
  ["en", "rent a bike", "bike"],
  ["en", "ski boots size 42", "ski boots 42"],
  ["de", "Fahrrad mieten", "fahrrad"],
  ["de", "Skiverleih", "ski"],
  ["de", "Skischuhe Größe 42", "skischuhe 42"],
  ["de", "Leihski", "ski"],
  ["it", "noleggio sci", "sci"],
  ["cs", "jak dlouhé lyže", "dlouhe lize"],
  ["cs", "kde půjčit kolo", "kolo"],
  ["cs", "kolik stojí paddleboard", "paddleboard"],
  ["cs", "jaké lyže", "lize"],
  ["en", "what size skis", "skis"],
  ["de", "welche Ski", "ski"],
  ["it", "quali sci", "sci"],
])("%s %p asks for %p", (language, text, things) => {
  expect(asked(text, language)).toBe(things);
});

test("what says nothing but that, and words that only begin like it, stay", () => {
  expect(asked("půjčovna", "cs")).toBe("pujcovna");
  expect(asked("size", "en")).toBe("size");
  expect(asked("Renta hirebike", "en")).toBe("renta hirebike");
  expect(asked("Miete", "de")).toBe("miete");
  expect(asked("Mieter", "de")).toBe("mieter");
});
