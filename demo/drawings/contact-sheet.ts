/**
 * Lays many drawings on one PNG to be looked at side by side, as a listing shows them.
 * `npx tsx demo/drawings/contact-sheet.ts [name filter] [all]` writes .sezona/drawings-*.png;
 * with `all` every view of every kind, otherwise heroes of several models.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fog } from "./canvas";
import { draw, drawingKinds, type DrawingKind } from "./index";
import { sampleModel } from "./samples";

const cell = { width: 310, height: 384 };
const columns = 10;
const perSheet = 50;
const folder = path.resolve(".sezona");

async function sheet(svgs: string[], file: string): Promise<void> {
  const tiles = await Promise.all(
    svgs.map((svg) => sharp(Buffer.from(svg)).resize(cell.width, cell.height).png().toBuffer()),
  );
  const wide = Math.min(columns, svgs.length);
  const rows = Math.ceil(svgs.length / wide);
  await sharp({
    create: { width: wide * (cell.width + 6), height: rows * (cell.height + 6), channels: 3, background: "#ffffff" },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % wide) * (cell.width + 6),
        top: Math.floor(i / wide) * (cell.height + 6),
      })),
    )
    .png()
    .toFile(path.join(folder, file));
  process.stdout.write(`${file}: ${svgs.length}, on ${fog}\n`);
}

async function main(): Promise<void> {
  const [filter = "", mode = ""] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const chosen = drawingKinds.filter((kind: DrawingKind) => new RegExp(filter).test(kind));
  const perKind = mode === "all" ? 1 : Math.max(1, Math.min(5, Math.floor(perSheet / chosen.length)));
  const models = chosen.flatMap((kind) => Array.from({ length: perKind }, (_, i) => sampleModel(kind, i)));
  const svgs = models.flatMap((spec) =>
    draw(spec)
      .slice(0, mode === "all" ? undefined : 1)
      .map((view) => view.svg),
  );
  for (let from = 0; from < svgs.length; from += perSheet)
    await sheet(svgs.slice(from, from + perSheet), `drawings-${from / perSheet}.png`);
}

await main();
