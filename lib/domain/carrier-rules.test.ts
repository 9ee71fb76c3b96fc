import { type Carrier, goesTo, takes } from "./carrier-rules";

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

test("it takes what lies in none of the categories that it refuses", () => {
  expect([takes(courier, ["helmy"]), takes(courier, []), takes(courier, ["vse", "kola", "horska-kola"])]).toEqual([
    true,
    true,
    false,
  ]);
});
