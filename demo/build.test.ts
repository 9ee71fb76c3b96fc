import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { allDrafts } from "./families";
import { parseLook } from "./palette";
import { picturesOf, renderPictures } from "./pictures";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "demo-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("pictures have the gallery's ratio, and what is there is not drawn again", async () => {
  const [draft] = allDrafts;
  if (!draft) throw new Error("no products");
  const [picture] = picturesOf(draft, [draft]);
  if (!picture) throw new Error("no drawing");
  await renderPictures(folder, [picture]);
  const file = path.join(folder, picture.file);
  expect(await sharp(await readFile(file)).metadata()).toMatchObject({ format: "png", width: 1000, height: 1240 });
  const before = await stat(file);
  await renderPictures(folder, [picture]);
  expect((await stat(file)).ino).toBe(before.ino);
  expect(await readdir(path.join(folder, "images"))).toHaveLength(1);
});

test("every product has two or three pictures, and neighbours look different", () => {
  const looks = allDrafts.map((draft) => ({
    sku: draft.sku,
    family: draft.kind,
    look: JSON.stringify(parseLook(draft.look)),
    views: picturesOf(draft, [draft]).length,
  }));
  expect(looks.filter(({ views }) => views < 2 || views > 3).map(({ sku }) => sku)).toEqual([]);
  const same = looks
    .filter(({ family, look }, index) => looks[index + 1]?.family === family && looks[index + 1]?.look === look)
    .map(({ sku }) => sku);
  expect(same).toEqual([]);
});

test("a set is drawn from its parts, and shows each of them by its own picture", () => {
  const fileOf = (sku: string): string | undefined => {
    const draft = allDrafts.find((candidate) => candidate.sku === sku);
    return draft && picturesOf(draft, allDrafts)[0]?.file;
  };
  const set = allDrafts.find(({ sku }) => sku === "SET-101");
  if (!set) throw new Error("no set");
  const [together, ...parts] = picturesOf(set, allDrafts);
  expect(parts.map(({ file }) => file)).toEqual(["AM-101", "SB-102", "POL-101"].map(fileOf));
  expect(together?.svg.match(/<svg /gu)).toHaveLength(1 + parts.length);
});
