import type { PackedThing } from "@/lib/contract";
import { packParty, type PackProduct, rowPrice, sumOf } from "./pack";

const price_list = [{ days_from: 1, days_to: null, price_per_day: 100_00 }];
const sized = (sku: string, free: Record<string, number>, sizes: string[], code = "ski_length"): PackProduct => ({
  ...{ sku, name: sku, slug: sku, url_path: null, image: null, charged_by: "day", price_list, deposit: 500_00, free },
  configurable_options: [
    { attribute_code: code, label: code, values: sizes.map((size) => ({ label: `${size} cm`, value_index: size })) },
  ],
  configurable_children: sizes.map((size) => ({
    ...{ sku: `${sku}-${size}`, options: { [code]: size }, price_list, deposit: 500_00 },
  })),
  fittings: [],
});
const plain = (sku: string, units: number): PackProduct => ({
  ...sized(sku, units > 0 ? { [sku]: units } : {}, []),
  configurable_options: [],
});
const carving = { code: "ski_length", by: "carving" } as const;
const thing = (code: string, choices: PackedThing["choices"], more: Partial<PackedThing> = {}): PackedThing => ({
  ...{ code, name: code, per: 1, optional: false, section: "lyze", choices, gap: null, ...more },
});

const skis = sized("SKI", { "SKI-160": 1, "SKI-170": 1, "SKI-180": 4 }, ["150", "160", "170", "180"]);
const spare = sized("SPARE", { "SPARE-161": 1 }, ["161"]);
const kit = (things: PackedThing[], products: PackProduct[], shared: PackedThing[] = []) => ({
  renters: [{ renter: "adult:beginner", things }],
  ...{ shared, products },
});
const person = (height?: number) => ({ renter: "adult:beginner", body: height === undefined ? {} : { height } });
const both = kit(
  [
    thing("ski", [
      { sku: "SKI", size: carving },
      { sku: "SPARE", size: carving },
    ]),
  ],
  [skis, spare],
);
const short = (rows: ReturnType<typeof packParty>) => rows.map(({ key, sku, state }) => [key, sku, state]);

test("one after the other has what suits, and what is gone is not given twice", () => {
  // 158–163 cm for each of them: one of a kind, then the other product, then nothing is left.
  expect(short(packParty([person(178), person(178), person(178)], both, {}))).toEqual([
    ["0.ski", "SKI-160", "proposed"],
    ["1.ski", "SPARE-161", "proposed"],
    ["2.ski", null, "taken"],
  ]);
});

test("what is nearest is named, and never packed by itself", () => {
  const [, , third] = packParty([person(178), person(178), person(178)], both, {});
  expect(third).toMatchObject({ nearest: "170 cm", fit: { by: "length", band: { from: 158, to: 163 } } });
  const [tall] = packParty([person(230)], both, {});
  expect(tall).toMatchObject({ sku: null, state: "unfit", nearest: "180 cm" });
});

test("without a measure nothing is guessed", () =>
  expect(short(packParty([person()], both, {}))).toEqual([["0.ski", null, "unmeasured"]]));

test("what was chosen by hand counts, as long as there is any left of it; nothing is a choice too", () => {
  expect(short(packParty([person(178), person(178)], both, { "0.ski": "SPARE-161", "1.ski": "" }))).toEqual([
    ["0.ski", "SPARE-161", "chosen"],
    ["1.ski", null, "left_out"],
  ]);
  expect(short(packParty([person(), person(178)], both, { "0.ski": "SKI-160", "1.ski": "SKI-160" }))).toEqual([
    ["0.ski", "SKI-160", "chosen"],
    // The one that was wished for has gone to somebody else: what suits is proposed instead.
    ["1.ski", "SPARE-161", "proposed"],
  ]);
  expect(short(packParty([person(178)], both, { "0.ski": "NONSENSE" }))).toEqual([["0.ski", "SKI-160", "proposed"]]);
});

test("what has no sizes is simply there; what is optional waits to be wanted; of what there is none it is said", () => {
  const things = [
    thing("goggles", [{ sku: "GOG", size: null }], { optional: true }),
    thing("poles", [{ sku: "POLE", size: null }]),
    thing("helmet", []),
  ];
  const products = [plain("GOG", 3), plain("POLE", 1)];
  expect(short(packParty([person(), person()], kit(things, products), { "0.goggles": "GOG" }))).toEqual([
    ["0.goggles", "GOG", "chosen"],
    ["0.poles", "POLE", "proposed"],
    ["0.helmet", null, "gone"],
    ["1.goggles", null, "left_out"],
    ["1.poles", null, "taken"],
    ["1.helmet", null, "gone"],
  ]);
});

test("what several share comes in as many pieces as the party needs, or not at all", () => {
  const lock = thing("lock", [{ sku: "LOCK", size: null }], { per: 2 });
  const of = (units: number) => packParty([person(), person(), person()], kit([], [plain("LOCK", units)], [lock]), {});
  expect(of(2)).toMatchObject([{ key: "all.lock", person: null, sku: "LOCK", qty: 2, state: "proposed" }]);
  expect(of(1)).toMatchObject([{ sku: null, state: "taken" }]);
});

test("the sum counts what is packed, and what still waits for a size", () => {
  const lock = thing("lock", [{ sku: "LOCK", size: null }], { per: 2 });
  const rows = packParty(
    [person(178), person(), person(178)],
    kit(both.renters[0]?.things ?? [], [...both.products, plain("LOCK", 9)], [lock]),
    {
      "2.ski": "",
    },
  );
  expect(sumOf(rows, 3)).toEqual({ count: 3, price: 900_00, deposit: 1500_00, open: 1 });
  expect(rows.map((row) => rowPrice(row, 3))).toEqual([300_00, 0, 0, 600_00]);
});
