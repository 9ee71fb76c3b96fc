import { createUrlLookup } from "./url-dispatch";

const answer = (result: unknown): Response =>
  new Response(JSON.stringify({ code: 200, result }), { headers: { "content-type": "application/json" } });

describe("url look-up", () => {
  it("asks once while the answer is fresh and again when it is not", async () => {
    let time = 0;
    const fetch = jest.fn(async () => answer({ type: "category", slug: "lyze" }));
    const lookup = createUrlLookup({ origin: "http://shop", fetch, now: () => time });
    expect(await lookup.find("main", "/lyze")).toEqual({ type: "category", slug: "lyze" });
    await lookup.find("main", "/lyze");
    expect(fetch).toHaveBeenCalledTimes(1);
    time = 61_000;
    await lookup.find("main", "/lyze");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("keeps stores apart", async () => {
    const fetch = jest.fn(async () => answer({ type: "none" }));
    const lookup = createUrlLookup({ origin: "http://shop", fetch, now: () => 0 });
    await lookup.find("main", "/lyze");
    await lookup.find("skibike", "/lyze");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("serves the stale answer when the shop can't be asked, and says so when it never could", async () => {
    let time = 0;
    let down = false;
    const fetch = jest.fn(async () => {
      if (down) throw new Error("connection refused");
      return answer({ type: "product", sku: "A-1", slug: "a" });
    });
    const lookup = createUrlLookup({ origin: "http://shop", fetch, now: () => time });
    await lookup.find("main", "/a");
    down = true;
    time = 120_000;
    expect(await lookup.find("main", "/a")).toEqual({ type: "product", sku: "A-1", slug: "a" });
    expect(await lookup.find("main", "/b")).toEqual({ type: "unanswered" });
  });

  it("forgets the oldest path rather than growing without end", async () => {
    const fetch = jest.fn(async () => answer({ type: "none" }));
    const lookup = createUrlLookup({ origin: "http://shop", fetch, now: () => 0 });
    for (let index = 0; index <= 5_000; index += 1) await lookup.find("main", `/p${index}`);
    await lookup.find("main", "/p5000");
    expect(fetch).toHaveBeenCalledTimes(5_001);
    await lookup.find("main", "/p0");
    expect(fetch).toHaveBeenCalledTimes(5_002);
  });
});
