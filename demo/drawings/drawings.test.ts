import sharp from "sharp";
import { hash } from "./canvas";
import { graphicCount } from "./graphics";
import { draw, drawingKinds } from "./index";
import { sampleModel } from "./samples";

const variants = [0, 1, 2, 3];

describe.each(drawingKinds)("%s", (kind) => {
  const drawn = variants.map((index) => draw(sampleModel(kind, index)));

  it("has a hero and at least two more views with different names", () => {
    for (const views of drawn) {
      expect(views[0]?.name).toBe("hero");
      expect(views.length).toBeGreaterThanOrEqual(3);
      expect(new Set(views.map((view) => view.name)).size).toBe(views.length);
      expect(new Set(views.map((view) => view.svg)).size).toBe(views.length);
    }
  });

  it("is free of broken numbers and colours", () => {
    for (const view of drawn.flat()) {
      expect(view.svg).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(view.svg.match(/fill="(?!#|none)[^"]*"/)).toBeNull();
    }
  });

  it("is an SVG the image pipeline can read, 1200 × 1488", async () => {
    for (const view of drawn[0] ?? []) {
      const { format, width, height } = await sharp(Buffer.from(view.svg)).metadata();
      expect({ format, width, height }).toEqual({ format: "svg", width: 1200, height: 1488 });
    }
  }, 30_000);

  it("draws different models differently and the same model the same", () => {
    const heroes = drawn.map((views) => views[0]?.svg);
    expect(new Set(heroes).size).toBe(heroes.length);
    expect(draw(sampleModel(kind, 1))).toEqual(drawn[1]);
  });
});

describe("a specification with only the required fields", () => {
  it.each(drawingKinds)("draws %s", (kind) => {
    const [hero] = draw({ kind, primary: "#1b5fb8", seed: "A-1" });
    expect(hero?.svg).toContain("#1b5fb8");
    expect(hero?.svg).not.toMatch(/NaN|undefined/);
  });
});

describe("graphics", () => {
  it("make one ski look different in every pattern", () => {
    const skis = Array.from(
      { length: graphicCount },
      (_, graphic) => draw({ kind: "ski-alpine", primary: "#d93a12", graphic, seed: "S" })[0]?.svg,
    );
    expect(new Set(skis).size).toBe(graphicCount);
    expect(graphicCount).toBeGreaterThanOrEqual(5);
  });

  it("rasterise to something other than the empty ground", async () => {
    const [hero] = draw(sampleModel("kayak", 0));
    const pixels = await sharp(Buffer.from(hero?.svg ?? ""))
      .resize(60)
      .raw()
      .toBuffer();
    expect(new Set(pixels).size).toBeGreaterThan(50);
  }, 30_000);

  it("hash the same text to the same number on every machine", () => {
    expect(hash("Sezóna")).toBe(hash("Sezóna"));
    expect(hash("a")).toBe(0xe40c292c);
  });
});
