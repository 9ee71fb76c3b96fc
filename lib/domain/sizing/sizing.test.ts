import { alpineLength, alpinePole, nordicLength, nordicPole, touringLength } from "./skis";
import { boardLength, boardWaist } from "./snowboards";
import { euOfMondopoint, mondopoint, sharesShell, spokenFoot, suitsHeight } from "./feet";
import { frameFor, wheelsFor } from "./bikes";
import { heightOf, type ListedSizes, ownSizes } from "./own-sizes";

const pair = (band: { from: number; to: number | null } | null) => band && [band.from, band.to];

test.each([
  ["carving", 178, undefined, "beginner", [158, 163]],
  ["carving", 178, undefined, "intermediate", [163, 170]],
  ["carving", 178, undefined, undefined, [158, 173]],
  ["slalom", 178, undefined, "beginner", null],
  ["slalom", 178, undefined, "advanced", [160, 165]],
  ["allmountain", 178, undefined, "advanced", [173, 178]],
  ["wide", 178, undefined, "advanced", [173, 183]],
  ["freeride", 178, undefined, "beginner", null],
  ["freeride", 178, undefined, "advanced", [178, 188]],
  ["race", 178, undefined, "intermediate", [173, 178]],
  // Heavy and light ones; a beginner's stay inside the band.
  ["carving", 178, 89, "intermediate", [166, 175]],
  ["carving", 178, 88, "intermediate", [163, 170]],
  ["carving", 178, 62, "intermediate", [158, 167]],
  ["carving", 178, 95, "beginner", [161, 163]],
  // Children, whatever the kind and the weight.
  ["freeride", 149, 70, "beginner", [119, 129]],
  ["carving", 120, undefined, "advanced", [105, 110]],
  ["carving", 150, undefined, "advanced", [140, 145]],
] as const)("%s skis for %d cm, %p kg, %s: %j", (kind, height, weight, level, expected) =>
  expect(pair(alpineLength(kind, { height, ...(weight && { weight }) }, level))).toEqual(expected),
);

test.each([
  ["classic", 178, undefined, [193, 203]],
  ["skate", 178, undefined, [183, 188]],
  ["combi", 178, undefined, [183, 193]],
  ["backcountry", 178, undefined, [178, 188]],
  ["classic", 120, undefined, [125, 130]],
  ["classic", 178, 62, [193, 198]],
  ["classic", 178, 84, [198, 203]],
  ["classic", 178, 70, [193, 203]],
] as const)("%s cross-country skis for %d cm, %p kg: %j", (style, height, weight, expected) =>
  expect(pair(nordicLength(style, { height, ...(weight && { weight }) }))).toEqual(expected),
);

test("touring skis and poles", () => {
  expect(pair(touringLength(178))).toEqual([163, 183]);
  expect(pair(touringLength(178, "uphill"))).toEqual([163, 168]);
  expect(pair(alpinePole(178))).toEqual([120, 130]);
  expect(pair(nordicPole("classic", 178))).toEqual([148, 151]);
  expect(pair(nordicPole("skate", 178))).toEqual([158, 160]);
  expect(pair(nordicPole("skate", 110))).toEqual([91, 91]);
});

test.each([
  [178, undefined, "allround", [153, 163]],
  [178, 75, "allround", [153.25, 159.25]],
  [178, 75, "freeride", [156.25, 165.25]],
  [178, 110, "allround", [163, 163]],
  [120, 25, "freestyle", [90, 100]],
] as const)("a board for %d cm and %p kg, %s: %j", (height, weight, style, expected) =>
  expect(pair(boardLength({ height, ...(weight && { weight }) }, style))).toEqual(expected),
);
test.each([
  [38, [235, 242]],
  [39, [242, 248]],
  [43.5, [248, 255]],
  [44, [255, 260]],
  [45, [260, null]],
])("boots of %d need a board of %j mm", (eu, expected) => expect(pair(boardWaist(eu))).toEqual(expected));

test.each([
  [271, 275, 42.5],
  [275, 275, 42.5],
  [276, 280, 43.5],
  [150, 150, 24],
  [320, 320, 49],
  [321, 325, null],
])("a foot of %d mm is mondopoint %d, EU %p", (foot, size, eu) =>
  expect([mondopoint(foot), euOfMondopoint(mondopoint(foot))]).toEqual([size, eu]),
);
test("a whole and the half above it share a shell", () => {
  expect([sharesShell(270, 275), sharesShell(275, 280)]).toEqual([true, false]);
});

test.each([
  [150, [16, 17], ["XS"], true],
  [164, [16, 17], ["XS"], false],
  [165, [17, 18], ["S"], false],
  [178, [19, 20], ["M"], false],
  [187, [21, 22], ["L", "XL"], false],
  [200, [22, 23], ["XL"], false],
])("a frame for %d cm: %j inches, %j", (height, inches, letters, orJunior) => {
  const frame = frameFor(height);
  expect([pair(frame.mtb), frame.letters, frame.orJunior]).toEqual([inches, letters, orJunior]);
});
test.each([
  [80, []],
  [105, [14, 16]],
  [128, [20, 24]],
  [150, [26]],
])("wheels for a child of %d cm: %j", (height, inches) => expect(wheelsFor(height)).toEqual(inches));

const options = (...values: (string | [string, string])[]) =>
  values.map((value) => (typeof value === "string" ? { value, label: value } : { value: value[0], label: value[1] }));
const skis = (kind?: ListedSizes["kind"]): ListedSizes => ({
  ...{ code: "ski_length", rule: "ski", kind },
  options: options("120", "150", "158", "165", "173", "180", "188", "195", "205"),
});
const boots: ListedSizes = { code: "boot_size", rule: "mondopoint", options: options("270", "275", "280") };
const all: ListedSizes[] = [
  skis("alpine"),
  boots,
  { code: "board_length", rule: "board", options: options("150", "154", "160W", "167") },
  { code: "shoe_size", rule: "eu", options: options("41", "42", "43", "44") },
  { code: "frame_size", rule: "height", options: options(["M", "M (165–177 cm)"], ["L", "L (175–187 cm)"], "XL") },
];

test("178 cm and a foot of 27.5 cm choose their sizes, and nothing that they say nothing of", () => {
  expect(ownSizes(all, { height: 178, foot: 275 })).toEqual({
    ski_length: ["158", "165", "173"],
    boot_size: ["275"],
    board_length: ["154", "160W"],
    shoe_size: ["42", "43"],
    frame_size: ["L"],
  });
  expect(Object.keys(ownSizes(all, { foot: 275 }))).toEqual(["boot_size", "shoe_size"]);
  expect(ownSizes(all, {})).toEqual({});
});

test.each([
  ["classic", ["195"]],
  ["skate", ["188"]],
  ["nordic", ["180", "188", "195"]],
  ["touring", ["165", "173", "180"]],
  ["freeride", ["173", "180", "188"]],
] as const)("%s skis of a section", (kind, expected) =>
  expect(ownSizes([skis(kind)], { height: 178 }).ski_length).toEqual(expected),
);

test("where skis are of no known kind, or nothing suits, the attribute is left alone", () => {
  expect(ownSizes([skis(), { ...boots, options: options("240") }], { height: 178, foot: 275 })).toEqual({});
});

test.each([
  ["M (165–177 cm)", [165, 177]],
  ["20″ (115–135 cm)", [115, 135]],
  ["XXL (nad 195 cm)", null],
  ["M", null],
])("%p tells the height %j", (label, expected) => expect(pair(heightOf(label))).toEqual(expected));

test.each([
  [175, 178, false],
  [275, 178, true],
  [210, 128, true],
  [320, 200, true],
  [330, 150, false],
  [150, 95, true],
])("a foot of %p mm with a height of %p cm: %p", (foot, height, suits) =>
  expect(suitsHeight(foot, height)).toBe(suits),
);

test("a foot is spoken of in centimetres and in shoe sizes, as far as the charts go", () => {
  expect(spokenFoot(275)).toEqual({ cm: 27.5, eu: 42.5 });
  expect(spokenFoot(271)).toEqual({ cm: 27.1, eu: 42.5 });
  expect(spokenFoot(330)).toEqual({ cm: 33, eu: "none" });
});
