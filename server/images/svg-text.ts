import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { cleanSvg } from "./clean-svg";
import { foreignSvg, MAX_SVG_BYTES, type SvgSource } from "./foreign-svg";

/** Drawings that came with the shop, or that its owner has put beside them. */
const OWN = /^\/(?:illustrations|look)\/[\w-]+\.svg$/u;
const FEW_MINUTES = 10 * 60_000;
const kept = new LRUCache<string, string>({ max: 200, ttl: FEW_MINUTES });

export type SvgText = { svg: string } | { refused: "origin" | "address" | "answer" | "unknown" };

/**
 * A drawing as text that can do nothing, by a path of the shop or an address at one of the origins that its owner
 * names.
 * @param folder that holds the shop's own
 */
export async function svgText(
  wanted: string,
  source: SvgSource,
  folder = path.join(process.cwd(), "public"),
): Promise<SvgText> {
  if (OWN.test(wanted)) {
    const text = await readFile(path.join(folder, wanted), "utf8").catch(() => null);
    const svg = text === null || text.length > MAX_SVG_BYTES ? null : cleanSvg(text);
    return svg === null ? { refused: "unknown" } : { svg };
  }
  const known = kept.get(wanted);
  if (known !== undefined) return { svg: known };
  const found = await foreignSvg(wanted, source);
  if ("refused" in found) return found;
  const svg = cleanSvg(found.text);
  if (svg === null) return { refused: "answer" };
  kept.set(wanted, svg);
  return { svg };
}
