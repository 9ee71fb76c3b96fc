import fc from "fast-check";
import { distance, nearest } from "./distance";

const praha = { latitude: 50.0755, longitude: 14.4378 };
const brno = { latitude: 49.1951, longitude: 16.6068 };
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("from Praha to Brno it is 185 kilometres as the crow flies", () =>
  expect(distance(praha, brno)).toBeCloseTo(184.6, 0));

test("a distance is the same both ways, none to itself, and at most half around the earth", () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(distance(a, b)).toBeCloseTo(distance(b, a), 6);
      expect(distance(a, a)).toBe(0);
      expect(distance(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

test("the nearest is one of those on the map, and none is nearer", () => {
  const branches = [
    { id: "praha", name: "Praha", ...praha },
    { id: "brno", name: "Brno", ...brno },
    { id: "somewhere", name: "Somewhere", latitude: null, longitude: null },
  ];
  expect(nearest({ latitude: 49.3, longitude: 16.5 }, branches)).toMatchObject({ id: "brno" });
  expect(nearest(praha, branches.slice(2))).toBeNull();
  fc.assert(
    fc.property(position, (from) => {
      const found = nearest(from, branches);
      expect(found?.kilometres).toBe(Math.min(distance(from, praha), distance(from, brno)));
    }),
  );
});
