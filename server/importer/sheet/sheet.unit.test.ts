import { readHeader } from "./columns";
import { readSheets } from "./read-sheets";
import type { ShopSoFar } from "./records";
import { readHours } from "./hours";
import { readAmount, readCount } from "./cells";

const empty: ShopSoFar = { categories: [], attributes: [], sources: [], products: new Map() };
const two: ShopSoFar = {
  ...empty,
  sources: [
    { id: "praha", name: "Praha", city: "Praha" },
    { id: "brno", name: "Brno", city: "Brno" },
  ],
};
const sheet = (text: string, name = "cenik.csv") => ({
  name,
  rows: text
    .trim()
    .split("\n")
    .map((line) => line.split(";").map((cell) => cell.trim())),
});
const read = (text: string, shop = empty, branches?: string) =>
  readSheets([sheet(text), ...(branches ? [sheet(branches, "Pobočky")] : [])], shop, ["main"]);
const products = (text: string, shop = empty) => {
  const { records, problems } = read(text, shop);
  expect(problems).toEqual([]);
  return records?.products ?? [];
};
const problemsOf = (text: string, shop = empty) =>
  read(text, shop).problems.map(({ position, message }) => `${position}: ${message.split(" / ")[0]}`);

test("a name, a price and units are enough: all else follows", () => {
  const { records, remarks } = read("Název;Cena;Ks\nLyže Atomic Redster;390,-;3");
  expect(records).toMatchObject({
    categories: [
      { id: 69, parent_id: null },
      { id: 70, parent_id: 69, name: { cs: "Vybavení" }, slug: "vybaveni" },
    ],
    sources: [{ id: "pujcovna", name: "Půjčovna", store_codes: ["main"] }],
    products: [
      {
        ...{ sku: "LYZE-ATOMIC-REDSTER", type_id: "simple", slug: "lyze-atomic-redster", store_codes: ["main"] },
        ...{ price_list: [{ days_from: 1, days_to: null, price_per_day: 390 }], stock: { pujcovna: 3 } },
      },
    ],
  });
  expect(remarks.map(({ message }) => message)).toEqual([expect.stringMatching(/^pobočka Půjčovna je nová/u)]);
});

test("lengths of rent are columns, told from sizes by carrying on from day 1", () => {
  const bands = [
    { days_from: 1, days_to: 1, price_per_day: 490 },
    { days_from: 2, days_to: 3, price_per_day: 420.5 },
    { days_from: 4, days_to: null, price_per_day: 390 },
  ];
  for (const header of [
    "1;2–3;4+",
    "1 den;2-3 dny;4 a více dní",
    "Cena;od 2 dnů;4+ dní",
    "1 day;2 - 3 days;4 days and more",
    "Cena za 1 den;Cena za 2–3 dny;Cena za 4+ dní",
    "Cena na 1 den;Půjčovné 2–3 dny;Půjčovné od 4 dnů",
    "Price for 1 day;Price for 2-3 days;Price for 4+ days",
  ])
    expect(products(`Název;${header};38;39;XL\nBoty;490 Kč;420,50;390;1;;2`)[0]).toMatchObject({
      price_list: bands,
      children: [
        { sku: "BOTY-XL", options: { size: "XL" }, stock: { pujcovna: 2 } },
        { sku: "BOTY-38", options: { size: "38" }, stock: { pujcovna: 1 } },
      ],
    });
});

test("sizes are rows, or columns of one branch or several", () => {
  const rows = `Kód;Název;Kategorie;Velikost;Cena;ks Praha;Brno
    LY-160;Lyže Hřeben;Lyže > Sjezdové;160;390;2;1
    LY-170;Lyže Hřeben;Lyže > Sjezdové;170;410;1;`;
  expect(products(rows, two)).toEqual([
    expect.objectContaining({
      ...{ sku: "LY", type_id: "configurable", category_ids: [71] },
      children: [
        { sku: "LY-160", options: { size: "160" }, stock: { praha: 2, brno: 1 } },
        {
          ...{ sku: "LY-170", options: { size: "170" }, stock: { praha: 1, brno: 0 } },
          price_list: [{ days_from: 1, days_to: null, price_per_day: 410 }],
        },
      ],
    }),
  ]);
  expect(products("Název;Cena;42 Praha;42,5 Praha;Brno 42\nBoty;200;1;2;3", two)[0]?.children).toEqual([
    { sku: "BOTY-42", options: { size: "42" }, stock: { praha: 1, brno: 3 } },
    { sku: "BOTY-42,5", options: { size: "42.5" }, stock: { praha: 2 } },
  ]);
});

test("an inventory has a row for each piece, headings for categories, and names that stand once", () => {
  const inventory = `Seznam půjčovny;;;
    ;;;
    Inventární číslo;Název;Délka (cm);Půjčovné
    LYŽE;;;
    001;Lyže Javor;160;300
    002;;170;300
    003;Lyže Javor;170;300
    KOLA;;;
    004;Kolo Dráha;;500`;
  expect(products(inventory)).toEqual([
    expect.objectContaining({
      ...{ sku: "LYZE-JAVOR", name: "Lyže Javor", category_ids: [70] },
      children: [
        { sku: "001", options: { length: "160" }, stock: { pujcovna: 1 } },
        { sku: "002", options: { length: "170" }, stock: { pujcovna: 2 } },
      ],
    }),
    expect.objectContaining({ sku: "004", type_id: "simple", category_ids: [71], stock: { pujcovna: 1 } }),
  ]);
});

test("what the shop has is found by its name, and keeps its number, address and options", () => {
  const shop: ShopSoFar = {
    ...two,
    categories: [
      { id: 69, parent_id: null, name: "Vše", slug: "vse" },
      { id: 75, parent_id: 69, name: "Lyže", slug: "lyze" },
    ],
    attributes: [
      { code: "size", label: { cs: "Velikost", de: "Größe" }, is_variant: true, options: [{ value: "m", label: "M" }] },
    ],
    products: new Map([["LYZE-JAVOR", "javor"]]),
  };
  const { records } = read("Name;Group;Size;Price;qty Praha\nLyže Javor;lyze;M;300;1\nLyže Javor;lyze;L;300;1", shop);
  expect(records).toMatchObject({
    categories: [],
    attributes: [{ code: "size", label: { de: "Größe" }, options: [{ value: "m" }, { value: "L", label: "L" }] }],
    products: [
      { slug: "javor", category_ids: [75], children: [{ options: { size: "m" } }, { options: { size: "L" } }] },
    ],
  });
});

test("branches come with address and hours from a table of their own", () => {
  const branches =
    "Pobočka;Ulice;Město;PSČ;Telefon;E-mail;Otevírací doba\nU Potoka;Dlouhá 1;Brno;602 00;777;a@b.cz;Po–Pá 8–18";
  const { records, problems, remarks } = read("Název;Cena;U Potoka\nKolo;300;2", empty, branches);
  expect([problems, remarks]).toEqual([[], []]);
  expect(records?.sources).toMatchObject([
    { id: "u-potoka", city: "Brno", postcode: "602 00", opening_hours: { length: 5 } },
  ]);
  expect(records?.products[0]?.stock).toEqual({ "u-potoka": 2 });
  expect(
    readSheets([sheet("Název;Cena\nKolo;1"), sheet("Pobočka;Hodiny\nBrno;pořád", "Branches")], empty, []).problems,
  ).toEqual([{ position: "Branches B2", field: "", message: expect.stringContaining("„pořád“ není otevírací doba") }]);
});

test("every mistake is told by its cell, what was found and what is wanted", () => {
  expect(problemsOf("Cena;Ks\n1;1")).toEqual(["A1: v záhlaví chybí sloupec s názvem, např. „Název“"]);
  expect(problemsOf("Název;Ks\nKolo;1")).toEqual([
    "A1: v záhlaví chybí cena: sloupec „Cena“, nebo sloupce „1 den“, „2–3 dny“, „4+ dní“",
  ]);
  expect(problemsOf("Název;Cena;Ks\nKolo;zdarma;mnoho\n;200;1")).toEqual([
    "B2: „zdarma“ není částka v korunách; napište např. 390 nebo 390,50",
    "C2: „mnoho“ není počet kusů; napište např. 4",
    "A3: chybí název, např. „Lyže Atomic Redster“",
  ]);
  expect(problemsOf("Název;Cena;Cena\nKolo;1;1")).toEqual(["C1: „Cena“ už je ve sloupci B1"]);
  expect(problemsOf("Název;Cena;2026-03-02\nKolo;1;1")).toEqual([expect.stringMatching(/^C1: „2026-03-02“ je datum/u)]);
  expect(problemsOf("Název;1 den;2 dny;3 dny\nKolo;300;500;700")).toEqual([
    expect.stringMatching(/^C2: cena za den s délkou stoupla z 300 na 500/u),
    expect.stringMatching(/^D2: cena za den/u),
  ]);
  expect(problemsOf("Název;Cena;Ks\nKolo;300;1", two)).toEqual([
    "C1: které pobočky jsou ty kusy? Pojmenujte sloupec „ks Praha“",
  ]);
  expect(problemsOf("Kód;Název;Cena;ks Brno\nA;Kolo;300;1\nA;Helma;30;1", two)).toEqual([
    "A3: kód „A“ už má jiná věc na řádku 2",
  ]);
  expect(problemsOf("Název;Cena;Ks")).toEqual(["A2: tabulka nemá pod záhlavím žádný řádek"]);
});

test("what is not used and what follows from a guess is said", () => {
  const remarks = read("Název;Cena;Poznámka;1 den;2–3 dny;ks Praha;ks Zlín\nKolo;;x;300;200;1;", two).remarks;
  expect(remarks.map(({ position, message }) => `${position}: ${message.slice(0, 30)}`)).toEqual([
    "C1: sloupec „Poznámka“ neznáme, ni",
    "E1: déle než na 3 dny se nepůjčuje",
    "G1: pobočka Zlín je nová a zatím o",
  ]);
});

test.each([
  ["1 290,50 Kč", 1290.5],
  ["1.290", 1290],
  ["390,-", 390],
  ["390.5", 390.5],
  ["12 000 CZK", 12_000],
  ["390 / den", null],
  ["-5", null],
])("%s is %p crowns", (text, crowns) => expect(readAmount(text)).toBe(crowns));

test.each([
  ["", 0],
  ["–", 0],
  ["4 ks", 4],
  ["4,0", 4],
  ["4,5", null],
  ["-1", null],
])("%p is %p units", (text, count) => expect(readCount(text)).toBe(count));

test.each([
  ["Po–Pá 8–18; So 8:30-12:00", [1, 2, 3, 4, 5, 6]],
  ["denně 9–17", [1, 2, 3, 4, 5, 6, 7]],
  ["Mon-Fri 8-18, Sat 9-12", [1, 2, 3, 4, 5, 6]],
  ["út, čt 10–12", [2, 4]],
  ["Po–Pá 18–8", null],
  ["Po–Pá 8–18; Po 9–10", null],
  ["", null],
])("%s", (text, weekdays) => expect(readHours(text)?.map(({ weekday }) => weekday) ?? null).toEqual(weekdays));

test("a head of a whole page is no column, and is told by how it begins", () => {
  const head = `ks${" ks-".repeat(8_000)}x`;
  const { records, remarks } = read(`Název;Cena;${head}\nKolo;300;1`);
  expect(records?.products).toHaveLength(1);
  expect(remarks.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^sloupec „ks ks-.{30,40}…“/u));
});

test("a column that names a customer group says what one day costs it, size by size where they differ", () => {
  for (const head of ["Cena Firmy", "cena pro firmy", "Price company", "Price for companies"])
    expect(products(`Název;Cena;${head};Ks\nLyže;390;300;3\nHelma;90;;2`)).toMatchObject([
      { tier_prices: [{ group: "company", price: 300 }] },
      expect.not.objectContaining({ tier_prices: expect.anything() }),
    ]);
  const [boots] = products(
    "Název;Velikost;Cena;Cena firmy;Ks\nBoty;42;200;150;1\nBoty;43;200;150;1\nBoty;44;200;160;1",
  );
  expect(boots?.tier_prices).toEqual([{ group: "company", price: 150 }]);
  expect(boots?.children?.map((child) => child.tier_prices)).toEqual([
    undefined,
    undefined,
    [{ group: "company", price: 160 }],
  ]);
  expect(problemsOf("Název;Cena;Cena firmy\nLyže;390;levně")).toEqual([expect.stringMatching(/^C2: /u)]);
});

test("a column that is called like something of the language's own is one that nobody knows", () => {
  const { columns, problems, remarks } = readHeader(["Název", "Cena", "constructor", "__proto__", "toString"], 0, []);
  expect(columns).toEqual([{ kind: "name" }, { kind: "price" }, null, null, null]);
  expect(problems).toEqual([]);
  expect(remarks.map(({ position }) => position)).toEqual(["C1", "D1", "E1"]);
});
