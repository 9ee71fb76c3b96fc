/* Writes drawings of categories, fronts, people and covers: `npx tsx demo/drawings/write-tiles.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { covers } from "./covers";
import { frontScenes, portraits } from "./fronts";
import { categoryTile, type TileColors, type TileKind } from "./hero";
import type { DrawingKind } from "./spec";

const red = { primary: "#d93a12" };
const blue = { primary: "#1b5fb8", accent: "#f0b400" };
const green = { primary: "#2c7d3b" };
const yellow = { primary: "#f0b400", accent: "#d93a12" };

/** Kind that a category names → tile and its trail's colours. */
const tiles: Partial<Record<DrawingKind, [TileKind, TileColors]>> = {
  "ski-alpine": ["ski", red],
  snowboard: ["snowboard", { primary: "#12201a", secondary: "#d93a12" }],
  "ski-cross-country": ["cross-country", blue],
  "ski-touring": ["touring", red],
  "ski-boots": ["boots", red],
  "helmet-ski": ["helmet", yellow],
  "bike-mountain": ["bike", green],
  "bike-ebike": ["ebike", green],
  "bike-child": ["child", yellow],
  sledge: ["child", yellow],
  kayak: ["water", blue],
  paddleboard: ["water", blue],
  tent: ["camp", green],
  "via-ferrata-set": ["climb", red],
  "roof-box": ["transport", blue],
  "inline-skates": ["skates", green],
  voucher: ["voucher", { primary: "#173b2d", accent: "#f0b400" }],
};

const folder = new URL("../../public/illustrations/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, drawn] of Object.entries({ ...frontScenes, ...portraits, ...covers }))
  writeFileSync(new URL(`${name}.svg`, folder), `${drawn}\n`);
for (const [kind, [tile, colors]] of Object.entries(tiles))
  writeFileSync(new URL(`${kind}.svg`, folder), `${categoryTile(tile, colors)}\n`);
