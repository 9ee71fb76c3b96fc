import fc from "fast-check";
import { decode, biometricDataSchema } from "@/lib/contract";
import { readMeasure, readMeasures, typedOf, type MeasureField } from "./read-measures";

test.each<[MeasureField, string, number | null]>([
  ["height", "128", 128],
  ["height", " 128 cm ", 128],
  ["height", "1,75", null],
  ["height", "49", null],
  ["height", "50", 50],
  ["height", "230", 230],
  ["height", "231", null],
  ["height", "sto", null],
  ["height", "70 kg", null],
  ["weight", "26 Kg", 26],
  ["weight", "26,5", null],
  ["weight", "7", null],
  ["weight", "-26", null],
  ["foot", "150", 150],
  ["foot", "331", null],
  ["foot", "27,5 cm", 275],
  ["foot", "25.1cm", 251],
  ["foot", "210 mm", 210],
  ["foot", "27 kg", null],
  // Ski boots are sold by centimetres: 27.5 is never taken for a toddler's shoe.
  ["foot", "27,5", 275],
  ["foot", "15", 150],
  ["foot", "33", 330],
  ["foot", "34", null],
  ["foot", "EU 33", 210],
  ["foot", "eu33,5", 215],
  ["foot", "28 EU", 175],
  ["foot", "EU 28 EU", null],
  ["foot", "EU 270", null],
  ["height", "EU 178", null],
])("%s %p is %p", (field, text, value) => expect(readMeasure(field, text)).toBe(value));

test.each([
  ["EU 24", 150],
  ["EU 33", 210],
  ["35,5", 225],
  ["42", 270],
  ["42,5", 275],
  // Between two sizes of the charts the foot has the room of the larger.
  ["43", 280],
  ["46", 300],
  ["49", 320],
  ["49,5", null],
  ["EU 23", null],
])("shoe size %s is a foot of %p mm", (text, value) => expect(readMeasure("foot", text)).toBe(value));

const typed = { height: "", weight: "", foot: "", level: "" } as const;

test("what is left empty is not said, and what can't be read is named", () => {
  const fields = ["height", "weight", "foot", "level"] as const;
  expect(readMeasures(fields, typed)).toEqual({ data: {}, unread: [] });
  expect(readMeasures(fields, { ...typed, height: "128", weight: "x", level: "fast" })).toEqual({
    data: { height: 128, level: "fast" },
    unread: ["weight"],
  });
  expect(readMeasures(["height"], { ...typed, height: "128", weight: "x", level: "fast" })).toEqual({
    data: { height: 128 },
    unread: [],
  });
});

test("whatever is read the shop takes, and shown again it is read as the same", () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: 0, max: 400 }).map(String));
  fc.assert(
    fc.property(text, text, text, (height, weight, foot) => {
      const fields = ["height", "weight", "foot", "level"] as const;
      const { data } = readMeasures(fields, { height, weight, foot, level: "moderate" });
      expect(decode(biometricDataSchema, data)).toEqual({ ok: true, value: data });
      expect(readMeasures(fields, typedOf(data, "cs-CZ"))).toEqual({ data, unread: [] });
    }),
  );
});
