import { textsLike } from "./found-texts";

const texts = [
  { title: "Víkend na Sázavě", text: "Jak naložit loď a komu kterou vestu." },
  { title: "Jak vybrat přilbu", text: "Lyže, kolo, skála." },
  { title: "Jak dlouhé lyže", text: "Brada, nos, nebo čelo?" },
];
const found = (search: string, most = 5) =>
  textsLike(texts, search, { language: "cs", mostWords: 8, most }).map(({ title }) => title);

test.each([
  ["sazava", ["Víkend na Sázavě"]],
  ["lyže", ["Jak dlouhé lyže", "Jak vybrat přilbu"]],
  ["vesta", ["Víkend na Sázavě"]],
  ["přil", ["Jak vybrat přilbu"]],
  ["sazava lyže", []],
  ["ly", []],
])("%s names %p", (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test("no more are named than are wanted", () => {
  expect(found("lyže", 1)).toEqual(["Jak dlouhé lyže"]);
});
