import type { GuideOffer } from "@/lib/contract";
import {
  asksLevel,
  asksWhere,
  offersFor,
  offersForAny,
  onlyLevel,
  onlyWhere,
  piecesFor,
  readRenter,
  renterText,
} from "./tree";

const offer = (section: string, more: Partial<GuideOffer> = {}): GuideOffer => ({
  ...{ section, attributes: {}, skus: [], ages: [], levels: [], where: [], size: null },
  ...more,
});
const thing = {
  offers: [
    offer("easy", { levels: ["beginner"], ages: ["adult"] }),
    offer("woods", { where: ["woods"] }),
    offer("small", { ages: ["child"] }),
  ],
};
const sections = (...asked: Parameters<typeof offersFor>) => offersFor(...asked).map(({ section }) => section);

test.each([
  ["adult:beginner", "piste", ["easy"]],
  ["adult:advanced", "piste", []],
  ["adult:advanced", "woods", ["woods"]],
  ["child:beginner", "woods", ["woods", "small"]],
  // Who was not asked for a level is offered all of them.
  ["adult", null, ["easy", "woods"]],
])("%s who goes to %p looks in %j", (renter, where, expected) =>
  expect(sections(thing, readRenter(renter), where)).toEqual(expected),
);

test("what is shared is looked for wherever one of the party would", () => {
  const renters = ["adult:advanced", "child:advanced"].map(readRenter);
  expect(offersForAny(thing, renters, "piste").map(({ section }) => section)).toEqual(["small"]);
  expect(offersForAny(thing, [], "piste")).toEqual([]);
});

test("a renter is written as they are read", () => {
  for (const text of ["adult", "child:beginner", "adult:advanced"]) expect(renterText(readRenter(text))).toBe(text);
});

test("a question with one answer is not asked, and answered", () => {
  const one = { where: [{ code: "lake", name: "Lake", text: "" }], levels: ["beginner" as const] };
  expect([asksWhere(one), onlyWhere(one), asksLevel(one), onlyLevel(one)]).toEqual([false, "lake", false, "beginner"]);
  expect([onlyWhere({ where: [] }), onlyLevel({ levels: ["beginner", "advanced"] })]).toEqual([null, null]);
});

test.each([
  [1, 1, 1],
  [3, 3, 1],
  [3, 4, 2],
  [2, 7, 4],
])("one for %i, a party of %i: %i pieces", (per, people, pieces) => expect(piecesFor({ per }, people)).toBe(pieces));
