import sharp from "sharp";
import { covers } from "./covers";
import { frontScenes, portraits } from "./fronts";
import { categoryTile, emptyTrail, mountainScene, tileKinds, trailMarker } from "./hero";

const pieces: readonly (readonly [string, string])[] = [
  ["mountain scene", mountainScene({ width: 900, height: 600 })],
  ["trail marker", trailMarker("#1b5fb8")],
  ["empty trail", emptyTrail()],
  ...Object.entries(frontScenes),
  ...Object.entries(portraits),
  ...Object.entries(covers),
  ...tileKinds.map((kind) => [`tile ${kind}`, categoryTile(kind, { primary: "#2c7d3b" })] as const),
];

describe.each(pieces)("%s", (_, piece) => {
  it("is small, readable and free of ids and broken numbers", async () => {
    expect(piece.length).toBeLessThan(6000);
    expect(piece).not.toMatch(/NaN|undefined| id="/);
    expect((await sharp(Buffer.from(piece)).metadata()).format).toBe("svg");
  });

  it("is decoration to assistive technology", () => {
    expect(piece).toContain('aria-hidden="true"');
  });
});

it("wears the colour it is given", () => {
  expect(trailMarker("#2c7d3b")).toContain("#2c7d3b");
  expect(emptyTrail("#1b5fb8")).toContain("#1b5fb8");
  expect(categoryTile("water", { primary: "#1b5fb8" })).not.toBe(categoryTile("water", { primary: "#d93a12" }));
});
