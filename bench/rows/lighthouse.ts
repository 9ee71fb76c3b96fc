import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium, isRoot, ROOT_FLAGS } from "../../scripts/lib/chromium";
import type { Bench, Row } from "../lib/bench";
import { type Figure, median, ratioFigure, skipped } from "../lib/figure";
import { copyPicture } from "../lib/floor-data";
import { findPages } from "../lib/pages";

const execute = promisify(execFile);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const RUNS = 5;
const PERFORMANCE = 96;
const PATIENCE_MS = 120_000;

type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category | "cls" | "lcp", number>;

interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<"cumulative-layout-shift" | "largest-contentful-paint", { numericValue: number }>;
}

/** Medians of five runs on the phone profile; scores from 0 to 100, LCP in milliseconds. */
async function audit(bench: Bench, chromium: string, url: string): Promise<Scores> {
  const folder = path.join(bench.workspace.scratch, "lighthouse");
  mkdirSync(folder, { recursive: true });
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const report = path.join(folder, "report.json");
    const flags = ["--headless", ...(isRoot() ? ROOT_FLAGS : [])].join(" ");
    const args = [
      path.join(bench.root, "node_modules", "lighthouse", "cli", "index.js"),
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${flags}`,
    ];
    await execute(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromium }, timeout: PATIENCE_MS });
    const { categories, audits } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const score = (name: Category): number => Math.round(categories[name].score * 100);
    runs.push({
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      cls: audits["cumulative-layout-shift"].numericValue,
      lcp: audits["largest-contentful-paint"].numericValue,
    });
  }
  const middle = (name: keyof Scores): number => median(runs.map((scores) => scores[name]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    "best-practices": middle("best-practices"),
    seo: middle("seo"),
    cls: middle("cls"),
    lcp: middle("lcp"),
  };
}

export const lighthouse: Row = {
  name: "lighthouse",
  title: "Lighthouse on the phone profile",
  isOptional: true,
  async run(bench) {
    const chromium = await findChromium();
    if (!chromium) return [skipped("lighthouse", this.title, "no Chromium")];
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    await copyPicture(bench, `${shop.origin}${pages.product}`);
    const bare = await audit(bench, chromium, `${floor.origin}/picture`);
    const figures: Figure[] = [];
    for (const name of ["home", "category", "product"] as const) {
      const scores = await audit(bench, chromium, `${shop.origin}${pages[name]}`);
      figures.push(
        {
          row: "lighthouse",
          what: `${name}: performance`,
          shop: String(scores.performance),
          floor: String(bare.performance),
          target: `≥ ${PERFORMANCE}`,
          isMet: scores.performance >= PERFORMANCE,
        },
        {
          row: "lighthouse",
          what: `${name}: accessibility / best practices / SEO`,
          shop: `${scores.accessibility} / ${scores["best-practices"]} / ${scores.seo}`,
          floor: `${bare.accessibility} / ${bare["best-practices"]} / ${bare.seo}`,
          target: "100 / 100 / 100",
          isMet: scores.accessibility === 100 && scores["best-practices"] === 100 && scores.seo === 100,
        },
        {
          row: "lighthouse",
          what: `${name}: layout shift`,
          shop: scores.cls.toFixed(3),
          floor: bare.cls.toFixed(3),
          target: "0",
          isMet: scores.cls < 0.0005,
        },
        ratioFigure(
          "lighthouse",
          `${name}: largest contentful paint; floor: a bare page with one picture`,
          { shop: scores.lcp, floor: bare.lcp, unit: "ms" },
          { atMost: 1.3 },
        ),
      );
    }
    return figures;
  },
};
