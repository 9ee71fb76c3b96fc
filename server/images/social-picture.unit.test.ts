import { Resvg } from "@resvg/resvg-js";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { themes } from "@/lib/config/choices";
import { socialColours } from "./social-colours";
import { drawSocialPicture, type SocialPicture } from "./social-picture";

const shown: SocialPicture = { theme: "default", shop: "Sezóna", title: "Javor Rovina 80", note: "", picture: null };
const ground = { create: { width: 60, height: 74, channels: 3, background: "#d93a12" } } as const;

/** How much of the panel with the words is not its ground. */
async function written(picture: SocialPicture): Promise<number> {
  const { data } = await sharp(await drawSocialPicture(picture))
    .extract({ left: 540, top: 150, width: 640, height: 460 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 160).length;
}

test("is a JPEG of the size that networks ask for, with or without a picture of the thing", async () => {
  for (const picture of [null, await sharp(ground).png().toBuffer()]) {
    const { format, width, height } = await sharp(await drawSocialPicture({ ...shown, picture })).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
  }
});

test("name and price are written on it, whatever letters they hold", async () => {
  const nothing = await written({ ...shown, title: "" });
  const name = await written({ ...shown, title: "Žluťoučký kůň" });
  const both = await written({ ...shown, title: "Žluťoučký kůň", note: "od 390 Kč za den" });
  expect(name).toBeGreaterThan(nothing + 1_000);
  expect(both).toBeGreaterThan(name + 500);
  for (const title of ["<b>&amp;\"'", "\u0000\u001F", "x".repeat(500), "slovo ".repeat(400), "\u{1F3BF}"])
    expect((await drawSocialPicture({ ...shown, title })).byteLength).toBeGreaterThan(1_000);
});

test("leaves the process to its visitors while it is drawn", async () => {
  const inTheThread = jest.spyOn(Resvg.prototype, "render");
  await drawSocialPicture({ ...shown, note: "od 390 Kč za den" });
  expect(inTheThread).not.toHaveBeenCalled();
});

test("is drawn in the colours of its theme", () => {
  const css = readFileSync("app/globals.css", "utf8").split("@media (prefers-color-scheme: dark)")[0] ?? "";
  const token = (block: string, name: string) =>
    new RegExp(`${block} \\{[^}]*?--${name}: (#[0-9a-f]{6});`, "u").exec(css)?.[1];
  for (const theme of themes) {
    const valueOf = (name: string) => token(`\\[data-theme="${theme}"\\]`, name) ?? token(":root", name);
    const { brand, onBrand, onBrandMuted, trail, picture } = socialColours[theme];
    expect([theme, brand, onBrand, onBrandMuted, trail, picture]).toEqual([
      theme,
      ...["brand", "on-brand", "on-brand-muted", "trail", "picture"].map(valueOf),
    ]);
  }
});
