import type { Page, Request } from "@playwright/test";

const QUIET_MS = 500;
const PATIENCE_MS = 30_000;

/**
 * Opens a page and waits until the network has been quiet for half a second. Playwright's own `networkidle`
 * also waits for what the shop's worker stores for offline visits, of which the browser never tells the end.
 */
export async function visit(page: Page, url: string): Promise<void> {
  // The loader of TypeScript names functions by a helper that a page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  const open = new Set<Request>();
  let quietSince = performance.now();
  const start = (request: Request): void => {
    if (request.resourceType() !== "other") open.add(request);
  };
  const end = (request: Request): void => {
    open.delete(request);
    quietSince = performance.now();
  };
  page.on("request", start).on("requestfinished", end).on("requestfailed", end);
  await page.goto(url, { waitUntil: "load" });
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (open.size > 0 || performance.now() - quietSince < QUIET_MS) {
    if (performance.now() > giveUpAt)
      throw new Error(`${url} is still busy with ${[...open].map((request) => request.url()).join(", ")}`);
    await page.waitForTimeout(50);
  }
  page.off("request", start).off("requestfinished", end).off("requestfailed", end);
}
