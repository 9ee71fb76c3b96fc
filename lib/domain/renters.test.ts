import type { Fitting } from "@/lib/contract";
import { knownMeasures, linesByRenter, namedToo, namesToOffer, twinOf } from "./renters";

const line = (key: string, fittings: Fitting[] = ["bindings"], qty = 1) => ({ key, qty, fittings });
const [skis, board, bike] = [line("skis"), line("board"), line("bike", ["saddle"])];
const lines = [skis, board, bike];
const ema = { height: 128, weight: 26 };

test("each name is offered once, whatever is around it", () => {
  expect(namesToOffer(lines, { skis: "Ema", board: " Ema ", bike: "Jan", gone: "Petr" }, [])).toEqual(["Ema", "Jan"]);
  expect(namesToOffer(lines, { skis: "  " }, [])).toEqual([]);
});

test("a cart is parted by whom its things are for, and those of nobody come last", () => {
  const parts = (persons: Record<string, string>) =>
    linesByRenter(lines, persons).map(({ name, lines: own }) => [name, own.map(({ key }) => key)]);
  expect(parts({ skis: "Ema", bike: " ema " })).toEqual([
    ["Ema", ["skis", "bike"]],
    [null, ["board"]],
  ]);
  expect(parts({ board: "Jan" })).toEqual([
    ["Jan", ["board"]],
    [null, ["skis", "bike"]],
  ]);
  // Two equal things are one line, for both.
  expect(parts({ skis: "Ema", board: "Jan", bike: "Ema, jan" })).toEqual([
    ["Ema", ["skis", "bike"]],
    ["Jan", ["board", "bike"]],
  ]);
  expect(parts({})).toEqual([[null, ["skis", "board", "bike"]]]);
  expect(linesByRenter([], {})).toEqual([]);
});

test("a line that is for somebody else as well names both, and nobody twice", () => {
  expect(namedToo("Ema", " Jan")).toBe("Ema, Jan");
  expect(namedToo("Ema, Jan", "jan")).toBe("Ema, Jan");
});

test.each([
  ["of the same name", { skis: "Ema", board: "ema " }, { skis: ema }, "skis"],
  ["of another name", { skis: "Ema", board: "Jan" }, { skis: ema }, null],
  ["of no name", { skis: "", board: " " }, { skis: ema }, null],
  ["that will say it at the counter", { skis: "Ema", board: "Ema" }, { skis: "counter" as const }, null],
  ["of whom nothing was said", { skis: "Ema", board: "Ema" }, {}, null],
  ["that is the line itself", { board: "Ema" }, { board: ema }, null],
])("measures are offered again of a line %s: %#", (_says, persons, measures, key) =>
  expect(twinOf(board, lines, persons, measures)?.line.key ?? null).toBe(key),
);

test("of a twin only what its thing needed is known", () =>
  expect(twinOf(skis, lines, { skis: "Ema", bike: "Ema" }, { bike: ema })).toEqual({
    line: bike,
    data: { height: 128 },
  }));

test("who is named again is not asked again for what is known of them and their thing needs", () => {
  const whole = { height: 128, weight: 26, foot: 200, level: "moderate" as const };
  const of = (name: string, said: Record<string, typeof whole | typeof ema | "counter">, to = board) =>
    knownMeasures(to, name, lines, { skis: "Ema", bike: "Ema" }, said);
  expect(of(" ema", { skis: whole })).toEqual(whole);
  expect(of("Ema", { skis: whole }, bike)).toEqual({ height: 128 });
  // What is missing stays to be told; what is known is not typed twice.
  expect(of("Ema", { skis: ema })).toEqual(ema);
  expect([of("Ema", { skis: "counter" }), of("Jan", { skis: whole }), of("", {})]).toEqual([null, null, null]);
  expect(knownMeasures(line("boots", []), "Ema", lines, { skis: "Ema" }, { skis: whole })).toBeNull();
});

test("the family is offered after those who are named already, each once, with what is kept of them", () => {
  const kept = { height: 120, weight: 26, foot: 200, level: "moderate" as const };
  const family = [
    { name: "ema", data: kept },
    { name: "Anička", data: kept },
  ];
  expect(namesToOffer(lines, { skis: "Ema" }, family)).toEqual(["Ema", "Anička"]);
  const of = (name: string, said: Record<string, typeof ema>) =>
    knownMeasures(board, name, lines, { skis: "Ema" }, said, family);
  expect(of("Anička", {})).toEqual(kept);
  // What was said with this order is newer than what the account has.
  expect(of("Ema", { skis: ema })).toEqual({ ...kept, ...ema });
  expect(knownMeasures(board, "Petr", lines, {}, {}, family)).toBeNull();
  const jan = { name: "Jan", data: { height: 180 } };
  expect(knownMeasures(board, "Jan", lines, {}, {}, [jan])).toEqual({ height: 180 });
  expect(knownMeasures(bike, "Jan", lines, {}, {}, [{ name: "Jan", data: { weight: 80 } }])).toBeNull();
  expect(knownMeasures(line("pair", ["bindings"], 2), "Jan", lines, {}, {}, [jan])).toBeNull();
});
