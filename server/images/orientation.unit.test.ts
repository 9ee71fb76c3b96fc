import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { folderStorage } from "./storage";
import { storeMaster } from "./store";

/** A telephone held upright writes a picture that lies, and how it has to be turned. */
const upright = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#c00000" } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: "#0000c0" } }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a photograph that says how to turn it is known, and blurred, as it is seen", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "sezona-upright-"));
  try {
    const { width, height, placeholder } = await storeMaster(await upright(), folderStorage(folder));
    expect([width, height]).toEqual([20, 40]);
    const blurred = Buffer.from(placeholder.split(",")[1] ?? "", "base64");
    const { width: across = 0, height: down = 0 } = await sharp(blurred).metadata();
    expect(down / across).toBe(2);
    // Turned, its left half is on top.
    const [, , blueOnTop = 0] = await sharp(blurred).extract({ left: 4, top: 2, width: 1, height: 1 }).raw().toBuffer();
    expect(blueOnTop).toBeGreaterThan(100);
  } finally {
    await rm(folder, { recursive: true });
  }
});
