import { frameOf, outlinePath, placeOn, spreadLabels } from "./branch-map";

const square = [
  { latitude: 49, longitude: 14 },
  { latitude: 50, longitude: 15 },
];

test("north is up, west is left, and the margin stays around", () => {
  const frame = frameOf(square, 10);
  expect(placeOn(frame, { latitude: 50, longitude: 14 })).toEqual({ x: 10, y: 10 });
  expect(placeOn(frame, { latitude: 49, longitude: 15 })).toEqual({
    x: Math.round(frame.width) - 10,
    y: frame.height - 10,
  });
  // A degree of longitude is shorter than one of latitude at these heights.
  expect(frame.width / frame.height).toBeLessThan(0.75);
});

test("an outline is drawn through its points in their order", () =>
  expect(
    outlinePath(frameOf(square, 0), [
      [14, 50],
      [14, 49],
    ]),
  ).toBe("M0 0L0 200"));

test("labels keep their distance and stay with their points where they can", () => {
  expect(spreadLabels([10, 200, 400], 50)).toEqual([10, 200, 400]);
  expect(spreadLabels([100, 110], 50)).toEqual([80, 130]);
  expect(spreadLabels([110, 100], 50)).toEqual([130, 80]);
  // The third is touched by the pair once it has been spread.
  expect(spreadLabels([100, 110, 140], 50).map(Math.round)).toEqual([67, 117, 167]);
  expect(spreadLabels([], 50)).toEqual([]);
});
