import { isOffered, type Judged, productProblems } from "./offer";

const product = (more: Partial<Judged> = {}): Judged => ({
  status: 1,
  visibility: 4,
  variants: [{ status: 1 }],
  ...more,
});

test.each([
  [product(), []],
  [product({ status: 0 }), []],
  [product({ visibility: 2 }), []],
  [product({ variants: [{ status: 2 }, { status: 1 }] }), []],
  [product({ status: 2 }), ["disabled"]],
  [product({ visibility: 1 }), ["invisible"]],
  [product({ visibility: 0 }), ["invisible"]],
  [product({ variants: [{ status: 2 }, { status: 3 }] }), ["no_variants"]],
  [product({ variants: [], status: 3 }), ["disabled", "no_variants"]],
])("problems of product %#: %p", (thing, problems) => {
  expect(productProblems(thing)).toEqual(problems);
});

test("statuses 0 and 1 are offered, 2 and more are not", () => {
  expect([0, 1, 2, 3].map((status) => isOffered({ status }))).toEqual([true, true, false, false]);
});
