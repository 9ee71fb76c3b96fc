import { countries } from "@/shop.config";
import { type Carrier, countriesOf, goesTo, takes } from "./carrier-rules";

const courier: Carrier = {
  code: "courier",
  handover: "address",
  orderUntil: "15:00",
  workingDaysBefore: 1,
  zones: ["1", "252"],
  takesNo: ["kola", "kajaky"],
};

test.each([
  ["110 00", "CZ", true],
  ["11000", "CZ", true],
  ["252 42", "CZ", true],
  ["251 01", "CZ", false],
  ["460 01", "CZ", false],
  ["", "CZ", false],
  // Digits alone say nothing: 110 00 of another country is somewhere else.
  ["110 00", "SK", false],
])("whether it goes to %s in %s: %s", (postcode, country, reached) => {
  expect(goesTo(courier, postcode, country)).toBe(reached);
});

test("without zones it goes everywhere", () => {
  expect(goesTo({ ...courier, zones: undefined }, "811 01", "SK")).toBe(true);
});

test("only countries that it goes to are asked about: its zones are postcodes of the shop's own", () => {
  expect(countriesOf(courier)).toEqual(["CZ"]);
  expect(countriesOf({ zones: undefined })).toEqual(countries.map(({ code }) => code));
  // What is not offered is refused as well, whatever its postcode.
  for (const { code } of countries) expect(goesTo(courier, "110 00", code)).toBe(countriesOf(courier).includes(code));
});

test("it takes what lies in none of the categories that it refuses", () => {
  expect([takes(courier, ["helmy"]), takes(courier, []), takes(courier, ["vse", "kola", "horska-kola"])]).toEqual([
    true,
    true,
    false,
  ]);
});
