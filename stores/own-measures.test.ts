import { forgetOwnMeasures, keepOwnMeasures, ownMeasures } from "./own-measures";

beforeEach(() => localStorage.clear());

test("what was said is kept, can be turned off, and forgotten", () => {
  expect(ownMeasures()).toBeNull();
  keepOwnMeasures({ body: { height: 178, foot: 275 }, on: true });
  expect(ownMeasures()).toEqual({ body: { height: 178, foot: 275 }, on: true });
  keepOwnMeasures({ body: { height: 178 }, on: false });
  expect(ownMeasures()).toEqual({ body: { height: 178 }, on: false });
  forgetOwnMeasures();
  expect(ownMeasures()).toBeNull();
});

test.each(['{"height":"178"}', '{"height":17,"foot":9000}', "[]", "178", "{"])("%p is nobody's body", (stored) => {
  localStorage.setItem("sezona.own-measures", stored);
  expect(ownMeasures()).toBeNull();
});
