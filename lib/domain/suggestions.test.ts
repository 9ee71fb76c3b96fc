import { wishesOf } from "./search-wishes";
import { namedLike } from "./suggestions";

const categories = [
  "Lyže",
  "Sjezdové lyže",
  "Lyžařské boty",
  "Běžky",
  "Kola",
  "Dětská kola",
  "Sněžnice",
  "Střešní boxy",
];
const synonyms = [
  ["lyžáky", "lyžařské boty"],
  ["rakev", "střešní box"],
  ["kolo", "bicykl"],
];
const named = (text: string, names = categories, language = "cs") =>
  namedLike(
    names.map((name) => ({ name })),
    wishesOf(text, synonyms, language, 8),
    language,
  ).map(({ name }) => name);

test.each([
  ["lyže", ["Lyže", "Sjezdové lyže"]],
  ["LYZE", ["Lyže", "Sjezdové lyže"]],
  ["sjezdových lyží", ["Sjezdové lyže"]],
  ["dětské kolo", ["Dětská kola"]],
  ["bicykl", ["Kola", "Dětská kola"]],
  ["lyžáky", ["Lyžařské boty"]],
  ["rakev", ["Střešní boxy"]],
  // What is still being typed, and only at the end.
  ["sně", ["Sněžnice"]],
  ["lyžařské bo", ["Lyžařské boty"]],
  ["bo lyžařské", []],
  ["ponorka", []],
  ["", []],
])("%p is what is called %j", (text, expected) => expect(named(text)).toEqual(expected));

test("what is called so stands before what only begins so", () => {
  expect(named("ski", ["Skischuhe", "Ski"], "de")).toEqual(["Ski", "Skischuhe"]);
});
