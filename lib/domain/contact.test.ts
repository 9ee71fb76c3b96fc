import fc from "fast-check";
import {
  isEmail,
  isStreet,
  normaliseIco,
  normalisePhone,
  normalisePostcode,
  normaliseVatId,
  postalProblem,
} from "./contact";

test.each([
  ["68407700", "68407700"],
  ["45274649", "45274649"],
  ["684 07 700", "68407700"],
  ["00006947", "00006947"],
  ["6947", "00006947"],
])("IČO %s is %s", (text, ico) => expect(normaliseIco(text)).toBe(ico));
test.each(["68407701", "45274648", "00000000", "123456789", "6840770a", ""])("IČO %p is none", (text) =>
  expect(normaliseIco(text)).toBeNull(),
);

test("of the ten last digits exactly one is right", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (stem) => {
      const valid = Array.from({ length: 10 }, (_, digit) => `${String(stem).padStart(7, "0")}${digit}`).filter(
        normaliseIco,
      );
      expect(valid).toHaveLength(1);
    }),
  );
});

test.each([
  ["11000", "110 00"],
  ["110 00", "110 00"],
  [" 110\u00A000 ", "110 00"],
  ["1100", null],
  ["110000", null],
  ["11O00", null],
  ["", null],
])("PSČ %p becomes %p", (text, postcode) => expect(normalisePostcode(text)).toBe(postcode));
test("other countries' postcodes need three signs", () => {
  expect(normalisePostcode("SW1A 1AA", "GB")).toBe("SW1A 1AA");
  expect(normalisePostcode("10", "DE")).toBeNull();
  expect(normalisePostcode("811 01", "SK")).toBe("811 01");
});

test.each([
  ["603 123 456", "+420603123456"],
  ["603123456", "+420603123456"],
  ["+420 603 123 456", "+420603123456"],
  ["00420603123456", "+420603123456"],
  ["420 603 123 456", "+420603123456"],
  ["(603) 123-456", "+420603123456"],
  ["+49 151 23456789", "+4915123456789"],
  ["603 123 45", null],
  ["60312345678", null],
  ["003 123 456", null],
  ["+420 6031", null],
  ["telefon", null],
  ["", null],
])("phone %p becomes %p", (text, phone) => expect(normalisePhone(text)).toBe(phone));

test("a normal phone stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[+\d ()-]{0,18}$/u), (any, like) => {
      for (const phone of [normalisePhone(any), normalisePhone(like)])
        if (phone !== null) expect(normalisePhone(phone)).toBe(phone);
    }),
  );
});

test.each([
  ["CZ68407700", "CZ68407700"],
  ["cz 684 07 700", "CZ68407700"],
  ["68407700", "CZ68407700"],
  ["CZ123", null],
  ["DE123456789", "DE123456789"],
  ["?", null],
])("DIČ %p becomes %p", (text, vat) => expect(normaliseVatId(text)).toBe(vat));

test.each(["jana@example.cz", "a.b+c@mail.example.com", "jana&petr@seznam.cz", "o'neil@a-b.example.cz"])(
  "%s is an e-mail",
  (text) => expect(isEmail(text)).toBe(true),
);
test.each([
  "jana",
  "jana@",
  "@example.cz",
  "jana@example",
  "ja na@example.cz",
  "jana@exa..mple.cz",
  "jana.@seznam.cz",
  ".jana@seznam.cz",
  "jana@-example.cz",
  "jana@example-.cz",
  `${"a".repeat(200)}@b.cz`,
])("%s is no e-mail", (text) => expect(isEmail(text)).toBe(false));

test.each([
  ["Údolní 5", true],
  ["č. p. 12", true],
  ["7", true],
  ["x", false],
  [" x ", false],
  [" ", false],
])("whether %p can be a street with its number: %p", (text, can) => expect(isStreet(text)).toBe(can));

test("a street of one letter is too short, an empty one is missing", () => {
  const address = { place: "", city: "Praha", postcode: "170 00", country: "CZ" };
  expect(postalProblem("street", { ...address, street: "x" })).toBe("street");
  expect(postalProblem("street", { ...address, street: " " })).toBe("required");
  expect(postalProblem("street", { ...address, street: "Polní 12" })).toBeNull();
});
