import { addLine, emptyCart, type CartLine } from "@/lib/domain/cart";
import { newLine } from "@/lib/domain/test-support";
import { checksFor } from "./stock-checks";

const lineOf = (part: Parameters<typeof newLine>[0]): CartLine =>
  addLine(emptyCart, newLine(part), new Date(0)).state.lines[0]!;
const lines = (count: number, part: Parameters<typeof newLine>[0] = {}) =>
  Array.from({ length: count }, (_, index) => lineOf({ sku: `SKI-${index}`, ...part }));

test.each([
  [1, [1]],
  [15, [15]],
  [16, [15, 1]],
  [40, [15, 15, 10]],
])("%i lines of the same days make questions of %j", (count, sizes) =>
  expect(checksFor(lines(count)).map((check) => check.lines.length)).toEqual(sizes),
);

test("other days and another source are other questions; a thing named twice counts once", () => {
  const later = { from: "2027-03-01", to: "2027-03-02" };
  const checks = checksFor([...lines(2), ...lines(2, later), ...lines(1, { source: "brno" })]);
  expect(checks.map(({ from, source, lines: asked }) => [from, source, asked.length])).toEqual([
    [lineOf({}).from, lineOf({}).source, 2],
    ["2027-03-01", lineOf({}).source, 2],
    [lineOf({}).from, "brno", 1],
  ]);
  const same = lines(15);
  expect(checksFor([...same, { ...same[0]!, key: "with another choice" }])).toHaveLength(1);
});

test("nothing to ask about makes no question", () => expect(checksFor([])).toEqual([]));
