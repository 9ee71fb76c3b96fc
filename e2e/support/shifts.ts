import { expect, type Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shift {
  value: number;
  atMs: number;
  /** What moved, from where and to where: a failure says it, since the picture of it shows the end alone. */
  moved: string[];
}

/** Notes from the start of each page how far its layout moves by itself, and what of it does. */
export async function noteShifts(page: Page): Promise<{ expectBelow: (limit: number) => Promise<void> }> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push({
          value: entry.value,
          atMs: Math.round(entry.startTime),
          moved: entry.sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = `${element?.tagName ?? "gone"}.${element?.getAttribute("class") ?? ""}`;
            return `${name} ${rect(previousRect)} -> ${rect(currentRect)}`;
          }),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    expectBelow: async (limit) => {
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(limit);
    },
  };
}
