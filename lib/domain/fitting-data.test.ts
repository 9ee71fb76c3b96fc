import { dataOfLine, fieldsFor, fieldsOfLine, isWholeOf, neededData, nextUnsaid } from "./fitting-data";

const said = { height: 128, weight: 26, foot: 210, level: "moderate" } as const;

test("bindings are set by four things, a saddle by height, and what has neither asks for nothing", () => {
  expect(fieldsFor(["bindings"])).toEqual(["height", "weight", "foot", "level"]);
  expect(fieldsFor(["saddle"])).toEqual(["height"]);
  expect(fieldsFor(["saddle", "bindings"])).toEqual(["height", "weight", "foot", "level"]);
  expect(fieldsFor([])).toEqual([]);
});

test("only what the thing needs is kept of what was said", () => {
  expect(neededData(["bindings"], said)).toEqual(said);
  expect(neededData(["saddle"], said)).toEqual({ height: 128 });
  expect(neededData(["bindings"], { weight: 26 })).toEqual({ weight: 26 });
  for (const nothing of [neededData([], said), neededData(["saddle"], { weight: 26 }), neededData(["bindings"], {})])
    expect(nothing).toBeNull();
  expect(neededData(["bindings"], undefined)).toBeNull();
});

test("of a line for several people nothing is asked for, and nothing goes out", () => {
  const line = { qty: 1, fittings: ["saddle" as const] };
  expect(fieldsOfLine(line)).toEqual(["height"]);
  expect(dataOfLine(line, said)).toEqual({ height: 128 });
  expect(dataOfLine(line, "counter")).toBeNull();
  expect(dataOfLine(line, undefined)).toBeNull();
  expect(fieldsOfLine({ ...line, qty: 2 })).toEqual([]);
  expect(dataOfLine({ ...line, qty: 2 }, said)).toBeNull();
  expect(fieldsOfLine({ qty: 1 })).toEqual([]);
});

test("the next line is the one after this of which nothing was said, from the start again after the last", () => {
  const lines = ["a", "b", "c", "d"].map((key) => ({ key, qty: 1, fittings: ["bindings" as const] }));
  lines[2]!.qty = 2;
  expect(nextUnsaid(lines, {}, "a")?.key).toBe("b");
  expect(nextUnsaid(lines, {}, "b")?.key).toBe("d");
  expect(nextUnsaid(lines, {}, "d")?.key).toBe("a");
  expect(nextUnsaid(lines, { a: "counter", b: said }, "d")).toBeNull();
  expect(nextUnsaid(lines, { b: said, d: said }, "gone")?.key).toBe("a");
});

test("a line is told whole when all is said that its thing is set by, and by nothing less", () => {
  const [skis, bike] = [["bindings" as const], ["saddle" as const]].map((fittings) => ({ qty: 1, fittings }));
  expect(isWholeOf(skis!, said)).toBe(true);
  expect(isWholeOf(skis!, { ...said, level: undefined })).toBe(false);
  expect(isWholeOf(bike!, { height: 128 })).toBe(true);
  expect([isWholeOf(bike!, { weight: 26 }), isWholeOf(bike!, "counter"), isWholeOf(bike!, undefined)]).toEqual([
    ...[false, false, false],
  ]);
  expect(isWholeOf({ ...skis!, qty: 2 }, said)).toBe(false);
});
