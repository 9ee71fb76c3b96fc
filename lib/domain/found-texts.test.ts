import { textsLike } from "./found-texts";

const texts = [
  {
    title: "Víkend na Sázavě",
    text: "Jak naložit loď a komu kterou vestu.",
    body: "Z [Týnce](/blog/praha) po proudu.",
  },
  { title: "Jak vybrat přilbu", text: "Lyže, kolo, skála.", body: "Kam na **ferratu**, <b>přilba</b> patří." },
  {
    title: "Jak dlouhé lyže",
    text: "Brada, nos, nebo čelo?",
    body: "Na sjezdovce i v prašanu: https://example.cz/mapa",
  },
];
const synonyms = [
  ["helma", "přilba"],
  ["hluboký sníh", "prašan"],
];
const found = (search: string, most = 5) =>
  textsLike(texts, search, { language: "cs", mostWords: 8, most, synonyms }).map(({ title }) => title);

test.each([
  ["sazava", ["Víkend na Sázavě"]],
  ["lyže", ["Jak dlouhé lyže", "Jak vybrat přilbu"]],
  ["vesta", ["Víkend na Sázavě"]],
  ["přil", ["Jak vybrat přilbu"]],
  ["sazava lyže", []],
  ["ly", []],
  // By a synonym, and by what is told below the title.
  ["helma", ["Jak vybrat přilbu"]],
  ["ferraty", ["Jak vybrat přilbu"]],
  ["lyže prašan", ["Jak dlouhé lyže"]],
  ["lyže na hluboký sníh", ["Jak dlouhé lyže"]],
  ["sazava proud", ["Víkend na Sázavě"]],
  ["nesmysl prašan", []],
  // Addresses and signs say nothing.
  ["praha", []],
  ["mapa", []],
])("%s names %p", (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test("no more are named than are wanted", () => {
  expect(found("lyže", 1)).toEqual(["Jak dlouhé lyže"]);
});
