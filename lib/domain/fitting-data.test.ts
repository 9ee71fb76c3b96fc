import { fieldsFor, neededData } from "./fitting-data";

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
