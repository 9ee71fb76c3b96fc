import { GUIDE_LEVELS, GUIDE_SIZE_RULES } from "@/lib/contract/equipment-guide";
import { bySuiting, distanceTo, fitOf, type GuideBody, measuresFor, neededMeasure } from "./fit";

const adult: GuideBody = { height: 178, weight: 75, foot: 272, head: 57 };
const band = (from: number, to: number) => ({ by: "length", band: { from, to } });

test.each([
  ["carving", adult, "beginner", band(158, 163)],
  ["carving", adult, null, band(158, 173)],
  ["alpine", { height: 120 }, "advanced", band(105, 110)],
  ["allmountain", adult, "intermediate", band(168, 173)],
  // To somebody who begins no such skis are given.
  ["freeride", adult, "beginner", null],
  ["touring", adult, "advanced", band(163, 183)],
  ["skate", adult, "advanced", band(183, 188)],
  ["board", { height: 178, weight: 75 }, "beginner", band(153.25, 159.25)],
  ["alpine_pole", adult, "beginner", band(120, 130)],
  ["classic_pole", adult, "beginner", band(145.5, 153.5)],
  ["mondopoint", adult, null, { by: "mondopoint", size: 275 }],
  ["eu", adult, null, { by: "eu", size: 42.5 }],
  ["eu", { foot: 340 }, null, null],
  ["height", adult, null, { by: "height", value: 178 }],
  ["head", adult, null, { by: "head", value: 57 }],
] as const)("%s for %j who is %p: %j", (by, body, level, expected) => expect(fitOf(by, body, level)).toEqual(expected));

test("without the measure that a rule needs nothing is guessed, with it alone something is said", () => {
  for (const by of GUIDE_SIZE_RULES) {
    const needed = neededMeasure(by);
    const { [needed]: value, ...others } = adult;
    expect(fitOf(by, others, "advanced")).toBeNull();
    expect(fitOf(by, { [needed]: value }, "advanced")).not.toBeNull();
  }
});

const option = (value: string, label = value) => ({ value, label });

test.each([
  [{ by: "length", band: { from: 158, to: 163 } }, "160", 0],
  [{ by: "length", band: { from: 158, to: 163 } }, "170", 7],
  [{ by: "length", band: { from: 158, to: 163 } }, "150W", 8],
  [{ by: "mondopoint", size: 210 }, "215", 0],
  [{ by: "mondopoint", size: 215 }, "225", 10],
  [{ by: "eu", size: 42.5 }, "42", 0],
  [{ by: "eu", size: 42.5 }, "44", 1],
  [{ by: "height", value: 178 }, "L (175–187 cm)", 0],
  [{ by: "height", value: 190 }, "L (175–187 cm)", 3],
  [{ by: "head", value: 50 }, "S (53–54 cm)", 3],
  [{ by: "head", value: 50 }, "S", Infinity],
] as const)("from %j to %p it is %p", (fit, label, distance) => expect(distanceTo(fit, option(label))).toBe(distance));

test("the size in the middle of what suits comes first, then those nearest to it", () => {
  const fit = { by: "length", band: { from: 158, to: 168 } } as const;
  expect(
    bySuiting(
      fit,
      ["150", "158", "164", "170"].map((one) => option(one)),
    ).map(({ value }) => value),
  ).toEqual([...["164", "158", "170", "150"]]);
  const boot = { by: "mondopoint", size: 215 } as const;
  expect(bySuiting(boot, [option("210"), option("215")])[0]?.value).toBe("215");
});

test("only measures are asked for that some rule is better with", () => {
  expect(measuresFor(["carving", "mondopoint", "head"])).toEqual(["height", "weight", "foot", "head"]);
  expect(measuresFor(["height"])).toEqual(["height"]);
  expect(measuresFor([])).toEqual([]);
});

test("what sets a binding free is in no rule and no answer", () => {
  const said = GUIDE_SIZE_RULES.flatMap((by) => GUIDE_LEVELS.map((level) => fitOf(by, adult, level)));
  expect(JSON.stringify(said)).not.toMatch(/din|release|binding/iu);
});
