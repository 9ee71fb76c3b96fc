import { readStored, writeStored } from "@/stores/browser-storage";
import { PLACE_LEFT } from "./place-left";

/**
 * What stood at the top of the window: a page is built alike in all languages, and only the length of its words
 * differs. So a place is a way through the elements and how far below the header the last of them begins.
 */
interface PlaceLeft {
  root: number;
  way: number[];
  below: number;
}

/** What is deeper is a word of a line. */
const DEPTH = 8;

const roots = (): Element[] => [...document.querySelectorAll("main, body > footer")];
const topOf = (element: Element): number => element.getBoundingClientRect().top;
/** Where the page begins under the header, which stays at the top. */
const firstLine = (): number =>
  Math.max(0, document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0);

function placeNow(): PlaceLeft | null {
  const line = firstLine();
  const reaches = (element: Element): boolean => {
    const { bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > line;
  };
  const root = roots().findIndex(reaches);
  const start = roots()[root];
  if (!start) return null;
  let at: Element = start;
  const way: number[] = [];
  while (way.length < DEPTH) {
    const next = [...at.children].findIndex(reaches);
    const child: Element | undefined = at.children[next];
    if (!child) break;
    way.push(next);
    at = child;
  }
  return { root, way, below: topOf(at) - line };
}

const isWay = (left: unknown): left is PlaceLeft =>
  typeof left === "object" && left !== null && "way" in left && Array.isArray(left.way);

/** Remembers the place for the page that is about to be loaded. */
export function notePlace(): void {
  if (window.scrollY > 0) writeStored(PLACE_LEFT, placeNow(), "session");
}

/** Leads to the remembered place, once, unless the visitor has begun to scroll. */
export function returnToPlace(): void {
  const left = readStored(PLACE_LEFT, "session");
  writeStored(PLACE_LEFT, null, "session");
  if (!isWay(left) || window.scrollY > 0) return;
  let at = roots()[left.root];
  for (const index of left.way) {
    const next = at?.children[index];
    if (!next) break;
    at = next;
  }
  if (at) window.scrollBy({ top: topOf(at) - firstLine() - left.below, behavior: "instant" });
}
