import fc from "fast-check";
import { eachDay } from "./days";
import { parseTypedDay, writeTypedDay } from "./typed-day";

const today = "2027-02-10";

test.each([
  ["12. 2. 2027", "2027-02-12"],
  ["12.2.2027", "2027-02-12"],
  ["12.\u00A02.\u00A02027", "2027-02-12"],
  ["12.2.27", "2027-02-12"],
  ["12. 2.", "2027-02-12"],
  ["12.2", "2027-02-12"],
  ["9. 2.", "2028-02-09"],
  ["10. 2.", "2027-02-10"],
  ["29. 2.", "2028-02-29"],
  ["2027-02-12", "2027-02-12"],
  ["2027-2-1", "2027-02-01"],
  ["12/2/2027", "2027-02-12"],
  ["30. 2. 2027", null],
  ["30. 2.", null],
  ["13. 13. 2027", null],
  ["zítra", null],
  ["", null],
])("%p is typed for %p", (text, day) => expect(parseTypedDay(text, today, "cs-CZ")).toBe(day));

test.each([
  ["2/12/2027", "2027-02-12"],
  ["2/12/27", "2027-02-12"],
  ["2/12", "2027-02-12"],
  ["2 / 12 / 2027", "2027-02-12"],
  ["12. 2. 2027", "2027-02-12"],
  ["2027-02-12", "2027-02-12"],
  ["13/2/2027", null],
])("an American types %p for %p", (text, day) => expect(parseTypedDay(text, today, "en-US")).toBe(day));

test.each(["cs-CZ", "de-DE", "it-IT"])("in %s a day between slashes comes first", (locale) =>
  expect(parseTypedDay("12/2/2027", today, locale)).toBe("2027-02-12"),
);

test.each([
  ["cs-CZ", "12.\u00A02.\u00A02027"],
  ["de-DE", "12.\u00A02.\u00A02027"],
  ["it-IT", "12.\u00A02.\u00A02027"],
  ["en-US", "2/12/2027"],
])("a field in %s says %p, and every day it says reads back", (locale, text) => {
  expect(writeTypedDay("2027-02-12", locale)).toBe(text);
  for (const day of eachDay({ from: "2027-12-01", to: "2029-01-31" }))
    expect(parseTypedDay(writeTypedDay(day, locale), today, locale)).toBe(day);
});

test("typing anything never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d./ -]{0,14}$/u)), (text) => {
      const day = parseTypedDay(text, today, "cs-CZ");
      if (day !== null) expect(eachDay({ from: day, to: day })).toEqual([day]);
    }),
  );
});
