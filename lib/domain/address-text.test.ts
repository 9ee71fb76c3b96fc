import { carrierAddress, postalLine, sourceAddress, spacedPostcode, spokenPhone, telephoneLink } from "./address-text";

const NBSP = "\u00A0";

test("a postcode and a number are grouped as they are read; others stay", () => {
  expect(["60200", "602 00", " 602 00 ", "1010", "SW1A 1AA"].map(spacedPostcode)).toEqual([
    `602${NBSP}00`,
    `602${NBSP}00`,
    `602${NBSP}00`,
    "1010",
    "SW1A 1AA",
  ]);
  expect(["+420777123456", "+421903123456", "+4366012345678"].map(spokenPhone)).toEqual([
    `+420${NBSP}777${NBSP}123${NBSP}456`,
    `+421${NBSP}903${NBSP}123${NBSP}456`,
    "+4366012345678",
  ]);
});

test("a number is dialled without what it is grouped by", () =>
  expect(telephoneLink(`+420${NBSP}222 000-114`)).toBe("tel:+420222000114"));

test("what is empty leaves no comma behind", () => {
  const place = { street: ["Údolní 5", ""], postcode: "60200", city: "Brno" };
  expect(postalLine(place)).toBe(`Údolní 5, 602${NBSP}00 Brno`);
  expect(carrierAddress({ ...place, firstname: "Jana", lastname: "Nováková" })).toBe(
    `Jana Nováková, Údolní 5, 602${NBSP}00 Brno`,
  );
  expect(sourceAddress({ ...place, street: "Údolní 5" })).toBe(`Údolní 5, 602${NBSP}00 Brno`);
  expect(carrierAddress({ street: [], postcode: "", city: "", firstname: "", lastname: "" })).toBe("");
});
