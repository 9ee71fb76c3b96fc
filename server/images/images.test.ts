import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { resizedImage } from "./resize";
import { folderStorage, type PictureStorage } from "./storage";
import { storeMaster } from "./store";

let media: string;
let storage: PictureStorage;
let hash: string;
beforeAll(async () => {
  media = await mkdtemp(path.join(tmpdir(), "sezona-media-"));
  storage = folderStorage(media);
  const bytes = await sharp({
    create: { width: 400, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 1 } },
  })
    .png()
    .toBuffer();
  const stored = await storeMaster(bytes, storage);
  expect(stored).toMatchObject({
    width: 400,
    height: 200,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/u),
  });
  expect(await storeMaster(bytes, storage)).toEqual(stored);
  hash = stored.image.replace(".png", "");
});
afterAll(() => rm(media, { recursive: true }));

test.each(["avif", "webp"])("a picture is made in a known size as %s, whole on clear ground", async (format) => {
  const made = await resizedImage(["cart", `${hash}.${format}`], storage);
  const { data, info } = await sharp(made?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([made?.type, info.width, info.height, info.channels]).toEqual([`image/${format}`, 150, 150, 4]);
  const middle = 4 * (75 * 150 + 75);
  expect([data[3], data[middle + 3]]).toEqual([0, 255]);
});

test("what is clear has no blur, through which it would be seen", async () => {
  const create = { width: 40, height: 40, channels: 4 as const, background: { r: 200, g: 0, b: 0, alpha: 0.5 } };
  expect(await storeMaster(await sharp({ create }).png().toBuffer(), storage)).toMatchObject({ placeholder: "" });
});

test("a picture of as many pixels as are taken is taken, one more is refused and leaves nothing", async () => {
  const create = { channels: 3, background: "#173b2d" } as const;
  const png = (width: number, height: number) =>
    sharp({ create: { ...create, width, height } })
      .png()
      .toBuffer();
  const before = (await readdir(media, { recursive: true })).length;
  expect(await storeMaster(await png(100, 10), storage, 1_000)).toMatchObject({ width: 100, height: 10 });
  await expect(storeMaster(await png(77, 13), storage, 1_000)).rejects.toThrow(/pixel limit/u);
  expect(await readdir(media, { recursive: true })).toHaveLength(before + 1);
});

test("the preview of a link stands on fog", async () => {
  const format = "jpeg";
  const made = await resizedImage(["cart", `${hash}.${format}`], storage);
  const { data, info } = await sharp(made?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([made?.type, info.width, info.height]).toEqual([`image/${format}`, 150, 150]);
  const corner = [...data.subarray(0, 3)];
  for (const [index, value] of [0xee, 0xf2, 0xef].entries())
    expect(Math.abs((corner[index] ?? 0) - value)).toBeLessThan(6);
  expect((await resizedImage(["cart", `${hash}.${format}`], storage))?.bytes).toEqual(made?.bytes);
});

test("only the shop's own sizes, formats and pictures are made", async () => {
  for (const segments of [
    ["huge", `${hash}.webp`],
    ["cart", `${hash}.gif`],
    ["cart", `${"0".repeat(32)}.webp`],
    ["cart", "..", `${hash}.webp`],
    ["cart", "../../etc.webp"],
    ["constructor", `${hash}.webp`],
    [],
  ]) {
    expect(await resizedImage(segments, storage)).toBeNull();
  }
});

test("many requests for one picture make it once and leave no scraps", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => resizedImage(["card", `${hash}.webp`], storage)));
  expect(new Set(all.map((made) => made?.bytes)).size).toBe(1);
  expect(await readdir(path.join(media, "sizes", "card"))).toEqual([`${hash}.webp`]);
});
