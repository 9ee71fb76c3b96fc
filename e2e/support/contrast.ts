import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { contrast } from "../../lib/config/look/contrast";

interface Words {
  words: string;
  /** "rgb(1, 2, 3)" or with an alpha, which no words here have. */
  color: string;
  size: number;
  lines: { left: number; top: number; width: number; height: number }[];
}

/** Of so many pixels is the mean taken: a thread of light between letters keeps nobody from reading them. */
const BLOCK = 8;

const hex = (parts: Iterable<number>): string =>
  `#${[...parts].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
const hexOf = (color: string): string => hex((color.match(/\d+/gu) ?? []).slice(0, 3).map(Number));

/** Every text within, where its lines are on the page; and takes the colour off them. */
const takeWords = (area: Locator): Promise<Words[]> =>
  area.evaluate((element) => {
    const found: Words[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!parent || !words) continue;
      const { color, fontSize } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()]
        .filter(({ width, height }) => width >= 1 && height >= 1)
        .map(({ x, y, width, height }) => {
          const [left, top] = [Math.round(x + scrollX), Math.round(y + scrollY)];
          return { left, top, width: Math.floor(width), height: Math.floor(height) };
        });
      found.push({ words, color, size: Number.parseFloat(fontSize), lines });
    }
    for (const one of [element, ...element.querySelectorAll<HTMLElement>("*")])
      (one as HTMLElement).style.setProperty("color", "transparent", "important");
    return found;
  });

/**
 * Words that what is painted behind them leaves unreadable, each with its contrast: over a picture, which axe cannot
 * judge. Large ones need 3 to 1, others 4.5 (WCAG 2.2, 1.4.3). Takes the colour off all words.
 */
export async function unreadable(area: Locator): Promise<string[]> {
  const all = await takeWords(area);
  const picture = sharp(await area.page().screenshot({ fullPage: true, animations: "disabled", scale: "css" }));
  const faults: string[] = [];
  for (const { words, color, size, lines } of all) {
    let least = 21;
    for (const line of lines) {
      const [width, height] = [Math.ceil(line.width / BLOCK), Math.ceil(line.height / BLOCK)];
      const cut = picture.clone().extract(line).resize(width, height, { fit: "fill" }).removeAlpha();
      const behind = await cut.raw().toBuffer();
      for (let at = 0; at < behind.length; at += 3)
        least = Math.min(least, contrast(hexOf(color), hex(behind.subarray(at, at + 3))));
    }
    if (least < (size >= 24 ? 3 : 4.5)) faults.push(`${words}: ${least.toFixed(1)}`);
  }
  return faults;
}
