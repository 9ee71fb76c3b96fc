import type { Page, Route } from "playwright-core";

/** What happens to one request on its way. */
export type Fault = "none" | "lost" | "reply_lost" | "cut_reply" | "late" | "busy" | "broken" | "hang" | "hang_after";

const envelope = (code: number, error: string): string =>
  JSON.stringify({ code, result: { errorMessage: error, error_code: error } });

/** A network between page and shop that misbehaves by plan: one fault for each request, then none. */
export class Wire {
  private plan: Fault[] = [];
  private waiting: (() => void)[] = [];

  async attach(page: Page): Promise<void> {
    await page.route("**/api/**", (route) => this.pass(route).catch(() => undefined));
  }

  expect(...faults: Fault[]): void {
    this.plan = faults;
  }

  /** Settles when a request begins to hang. */
  hung(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private async pass(route: Route): Promise<void> {
    const fault = this.plan.shift() ?? "none";
    if (fault === "none") return route.continue();
    if (fault === "lost") return route.abort("connectionreset");
    if (fault === "busy") return route.fulfill({ status: 503, body: envelope(503, "unavailable") });
    if (fault === "broken") return route.fulfill({ status: 500, body: envelope(500, "internal") });
    if (fault === "late") {
      await route.abort("timedout");
      // The shop hears of it all the same, when nobody waits for the answer any more.
      const request = route.request();
      await fetch(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData(),
      });
      return;
    }
    if (fault === "hang") return this.tell();
    const answer = await route.fetch();
    if (fault === "hang_after") return this.tell();
    if (fault === "reply_lost") return route.abort("connectionreset");
    const text = await answer.text();
    return route.fulfill({ response: answer, body: text.slice(0, Math.floor(text.length / 2)) });
  }

  private tell(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Makes every write to the browser's database fail while the page's name says "full"; a reload keeps the name. */
export function refuseWhenFull(): void {
  for (const method of ["put", "add"] as const) {
    const original = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (window.name === "full") throw new DOMException("full", "QuotaExceededError");
      return original.apply(this, args);
    };
  }
}
