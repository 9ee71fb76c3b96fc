import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getStoreView, storeViews } from "@/lib/store-views";
import { SHARED_MAKING_MS } from "@/lib/limits";
import { listen } from "@/server/testing/listen";
import { type Handle, sharedCache } from ".";

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

interface Stage {
  port: number;
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  /** How often an answer was made. */
  made: () => number;
  /** What the last request brought to the maker. */
  heard: () => IncomingMessage["headers"];
}

let close: (() => Promise<void>) | undefined;
let changes: Record<string, number>;
let now: number;
beforeEach(() => {
  changes = {};
  now = new Date("2027-02-01T10:00:00Z").getTime();
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await close?.();
  close = undefined;
});

const later = (seconds: number): void => void (now += seconds * 1_000);

async function open(handle: Handle, maxBytes?: number): Promise<Stage> {
  let made = 0;
  let heard: IncomingMessage["headers"] = {};
  const counting: Handle = (asked, response) => {
    made += 1;
    heard = asked.headers;
    return handle(asked, response);
  };
  const serve = sharedCache({
    handle: counting,
    views: [getStoreView("main"), ...storeViews],
    changedAt: async (tags) => Math.max(0, ...tags.map((tag) => changes[tag] ?? 0)),
    ...(maxBytes !== undefined && { maxBytes }),
  });
  const opened = await listen((asked, response) => {
    serve(asked, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
  const { port } = opened;
  close = opened.close;
  const ask: Stage["ask"] = async (path, headers = {}, method = "GET") => {
    const asked = request({ port, host: "127.0.0.1", path, method, headers });
    asked.end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const encoding = response.headers["content-encoding"];
    const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    return { status: response.statusCode ?? 0, headers: response.headers, text: plain.toString() };
  };
  return { port, ask, made: () => made, heard: () => heard };
}

const KEPT = "s-maxage=300, stale-while-revalidate=600";

/** Answers with a number that grows, so that two answers can be told apart. */
function counter(headers: Record<string, string> = { "cache-control": KEPT }, status = 200): Handle {
  let count = 0;
  return async (_asked, response) => {
    count += 1;
    response.statusCode = status;
    for (const [name, value] of Object.entries({ "content-type": "text/html; charset=utf-8", ...headers }))
      response.setHeader(name, value);
    response.write(`page `);
    response.end(String(count));
  };
}

test("what may be shared is made once, and says so", async () => {
  const { ask, made } = await open(counter());
  const first = await ask("/c/lyze");
  expect(first).toMatchObject({ text: "page 1", headers: { "cache-status": "sezona; fwd=miss" } });
  later(20);
  const second = await ask("/c/lyze");
  expect(second).toMatchObject({ status: 200, text: "page 1" });
  expect(second.headers).toMatchObject({
    "cache-status": "sezona; hit",
    "cache-control": `${KEPT}, stale-if-error=600`,
    age: "20",
    "content-length": "6",
    vary: "Accept-Encoding",
  });
  expect(made()).toBe(1);
});

/** Every kind of answer that must be made anew for each who asks. */
test.each([
  ["says nothing of it", {}],
  ["is one visitor's", { "cache-control": "private, max-age=60" }],
  ["is nobody's to keep", { "cache-control": "no-store" }],
  ["is to be asked for each time", { "cache-control": "no-cache, s-maxage=60" }],
  ["is old at once", { "cache-control": "public, max-age=0" }],
  ["sets a cookie", { "cache-control": KEPT, "set-cookie": "a=b" }],
  ["is called old by the framework, which makes a new one", { "cache-control": KEPT, "x-nextjs-cache": "STALE" }],
  ["is packed already", { "cache-control": KEPT, "content-encoding": "identity" }],
  ["depends on everything", { "cache-control": KEPT, vary: "*" }],
  ["depends on what is not part of the key", { "cache-control": KEPT, vary: "rsc, Cookie" }],
])("an answer that %s is not kept", async (_, headers) => {
  const { ask, made } = await open(async (_asked, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end("mine");
  });
  for (const expected of [1, 2]) {
    expect((await ask("/c/lyze")).text).toBe("mine");
    expect(made()).toBe(expected);
  }
});

test.each([301, 404, 500, 503])("an answer of status %i is not kept", async (status) => {
  const { ask, made } = await open(counter({ "cache-control": KEPT }, status));
  await ask("/c/lyze");
  expect((await ask("/c/lyze")).status).toBe(status);
  expect(made()).toBe(2);
});

/** [what, first request, second request, whether the second is another thing]. */
test.each<[string, Parameters<Stage["ask"]>, Parameters<Stage["ask"]>, "same" | "other"]>([
  ["the same address", ["/c/lyze"], ["/c/lyze"], "same"],
  ["another path", ["/c/lyze"], ["/c/kola"], "other"],
  ["another query", ["/c/lyze?sort=a"], ["/c/lyze?sort=b"], "other"],
  ["the same query in another order", ["/c/lyze?a=1&b=2"], ["/c/lyze?b=2&a=1"], "same"],
  ["values of one name in another order", ["/c/lyze?a=1&a=2"], ["/c/lyze?a=2&a=1"], "other"],
  ["another store view", ["/c/lyze"], ["/en/c/lyze"], "other"],
  ["another host of the same view", ["/c/lyze", { host: "a.example" }], ["/c/lyze", { host: "b.example" }], "same"],
  ["a part of the page", ["/c/lyze"], ["/c/lyze", { rsc: "1" }], "other"],
  ["a part and a part ahead", ["/c/l", { rsc: "1" }], ["/c/l", { rsc: "1", "next-router-prefetch": "1" }], "other"],
  ["another part", ["/c/l", { "next-router-state-tree": "a" }], ["/c/l", { "next-router-state-tree": "b" }], "other"],
  ["a cookie", ["/c/lyze", { cookie: "a=1" }], ["/c/lyze", { cookie: "a=2" }], "same"],
  ["a browser that reloads", ["/c/lyze"], ["/c/lyze", { "cache-control": "no-cache", pragma: "no-cache" }], "same"],
  ["a language of the browser", ["/c/lyze"], ["/c/lyze", { "accept-language": "de" }], "same"],
  ["a piece of it", ["/c/lyze"], ["/c/lyze", { range: "bytes=0-1" }], "same"],
  ["somebody with a pass", ["/c/lyze"], ["/c/lyze", { authorization: "Bearer x" }], "other"],
  ["a file of the build", ["/_next/static/a.js"], ["/_next/static/a.js"], "same"],
  ["an order", ["/order?id=1"], ["/order?id=1"], "other"],
  ["an order below a store code", ["/en/order?id=1"], ["/en/order?id=1"], "other"],
  ["a checkout", ["/checkout"], ["/checkout"], "other"],
  ["the API", ["/api/cart/pull"], ["/api/cart/pull"], "other"],
  ["a picture", ["/media/card/a.avif"], ["/media/card/a.avif"], "other"],
  ["what is sent to the shop", ["/c/lyze", {}, "POST"], ["/c/lyze", {}, "POST"], "other"],
])("%s", async (_, first, second, expected) => {
  const { ask } = await open(counter());
  await ask(...first);
  expect((await ask(...second)).text).toBe(expected === "same" ? "page 1" : "page 2");
});

test("nothing that is not part of the key reaches the maker of what may be shared", async () => {
  const { ask, heard } = await open(counter());
  const own = { cookie: "cart=1", "user-agent": "bot", "accept-language": "de", "x-middleware-subrequest": "1" };
  const part = { rsc: "1", "next-url": "/main/c/kola", "accept-encoding": "br" };
  await ask("/c/lyze", { ...own, ...part, "if-none-match": '"x"', range: "bytes=0-1" });
  expect(Object.keys(heard()).sort()).toEqual(["accept-encoding", "connection", "host", "next-url", "rsc"]);
  await ask("/checkout", own);
  expect(heard()).toMatchObject(own);
});

test("a page has nobody's prices but everybody's, whoever asks first", async () => {
  const proofs = ["cookie", "authorization", "x-group-token"];
  const pricing: Handle = async ({ headers }, response) => {
    response.setHeader("cache-control", KEPT);
    response.end(proofs.some((name) => name in headers) ? "the group's price" : "everybody's price");
  };
  const { ask } = await open(pricing);
  for (const [index, name] of proofs.entries()) {
    const first = await ask(`/c/lyze-${index}`, { [name]: "customer_token=x" });
    // A program that logs in so is answered alone; a browser is answered like everybody.
    if (name !== "authorization") expect(first.text).toBe("everybody's price");
    expect((await ask(`/c/lyze-${index}`)).text).toBe("everybody's price");
  }
});

test("what the framework tells its own script of a part is told again", async () => {
  const told = {
    vary: "rsc, next-router-prefetch",
    "x-nextjs-rewritten-path": "/main/c/lyze",
    "x-nextjs-postponed": "2",
  };
  const { ask, made } = await open(counter({ "cache-control": KEPT, ...told, "x-nextjs-cache": "HIT" }));
  await ask("/lyze", { rsc: "1" });
  const { headers } = await ask("/lyze", { rsc: "1" });
  expect(headers).toMatchObject({ ...told, vary: "rsc, next-router-prefetch, Accept-Encoding" });
  expect(headers["x-nextjs-cache"]).toBeUndefined();
  expect(made()).toBe(1);
});

test("a page that no query changes is one page", async () => {
  const { ask, made } = await open(counter({ "cache-control": KEPT, "no-vary-search": "params" }));
  expect((await ask("/p/A-1/skis?from=2027-02-03")).text).toBe("page 1");
  expect((await ask("/p/A-1/skis?from=2027-02-04&utm_source=x")).text).toBe("page 1");
  expect((await ask("/p/A-1/skis")).text).toBe("page 1");
  // The script takes the address from a part of it: no browser may hand it the part of another query.
  for (const text of ["page 2", "page 2"]) {
    const part = await ask("/p/A-1/skis?place=praha", { rsc: "1" });
    expect(part.text).toBe(text);
    expect(part.headers).not.toHaveProperty("no-vary-search");
  }
  expect((await ask("/p/A-1/skis", { rsc: "1" })).text).toBe("page 3");
  expect(made()).toBe(3);
});

test("it travels packed as the browser reads it, once for all", async () => {
  const { ask, made } = await open(counter());
  await ask("/c/lyze");
  for (const [accepted, sent] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
    ["*", "br"],
  ] as const) {
    const { headers, text } = await ask("/c/lyze", { "accept-encoding": accepted });
    expect([accepted, headers["content-encoding"], text]).toEqual([accepted, sent, "page 1"]);
  }
  expect(made()).toBe(1);
});

test("HEAD is answered from what is kept, and keeps nothing itself", async () => {
  const { ask, made } = await open(counter());
  expect((await ask("/c/lyze", {}, "HEAD")).text).toBe("");
  await ask("/c/lyze");
  expect(await ask("/c/lyze", {}, "HEAD")).toMatchObject({ status: 200, text: "", headers: { "content-length": "6" } });
  expect(made()).toBe(2);
});

test("who has the same bytes is told so", async () => {
  const { ask } = await open(counter());
  await ask("/c/lyze");
  const { etag = "" } = (await ask("/c/lyze")).headers;
  const again = await ask("/c/lyze", { "if-none-match": `"other", ${etag}` });
  expect(again).toMatchObject({ status: 304, text: "", headers: { etag } });
  expect(again.headers["content-length"]).toBeUndefined();
  expect((await ask("/c/lyze", { "if-none-match": '"other"' })).status).toBe(200);
});

test("what has changed is made anew, what was made before the change ended is not kept as new", async () => {
  const { ask } = await open(counter({ "cache-control": KEPT, "cache-tag": "category%3Alyze,stock" }));
  await ask("/c/lyze");
  later(1);
  changes["category:kola"] = Date.now();
  expect((await ask("/c/lyze")).text).toBe("page 1");
  changes["category:lyze"] = Date.now();
  later(1);
  expect((await ask("/c/lyze")).text).toBe("page 2");
  expect((await ask("/c/lyze")).text).toBe("page 2");
  changes.stock = Date.now();
  expect((await ask("/c/lyze")).text).toBe("page 3");
  // Made in the very millisecond of the change: which was first, nobody knows.
  expect((await ask("/c/lyze")).text).toBe("page 4");
  later(1);
  changes["every-page"] = Date.now() + 1;
  expect((await ask("/c/lyze")).text).toBe("page 5");
});

test("what has changed is never shown before a new one was tried, and only where none can be made", async () => {
  const { handle, next } = onWish({ "cache-control": KEPT, "cache-tag": "content" });
  const { ask } = await open(handle);
  const begin = ask("/i/terms");
  (await next())("old");
  await begin;
  later(1);
  changes.content = Date.now();
  later(1);
  const [first, second] = [ask("/i/terms"), ask("/i/terms")];
  (await next())("broken", 500);
  const standIn = await first;
  expect(standIn).toMatchObject({ status: 200, text: "old" });
  expect(standIn.headers["cache-control"]).toBe("public, max-age=0, s-maxage=5");
  (await next())("new");
  expect((await second).text).toBe("new");
  expect((await ask("/i/terms")).text).toBe("new");
});

test("right after a change a page of the framework's may be older than it, and is not kept", async () => {
  const framework = { "cache-control": KEPT, "cache-tag": "content", "x-nextjs-cache": "HIT" };
  const { ask } = await open(counter(framework));
  changes.content = Date.now();
  later(1);
  for (const text of ["page 1", "page 2"]) expect((await ask("/i/terms")).text).toBe(text);
  later(SHARED_MAKING_MS / 1_000);
  for (const text of ["page 3", "page 3"]) expect((await ask("/i/terms")).text).toBe(text);
});

test("a page ends with the shop's day, here and in every cache that goes by its word", async () => {
  const { ask } = await open(counter({ "cache-control": "s-maxage=300, stale-while-revalidate=604500" }));
  const said = async (): Promise<string | undefined> => (await ask("/")).headers["cache-control"];
  now = new Date("2027-02-01T22:57:00Z").getTime();
  // Asked without a body and kept by nobody yet, it says the same.
  const asked = await ask("/", {}, "HEAD");
  expect(asked.headers["cache-control"]).toBe("s-maxage=180, stale-while-revalidate=0, stale-if-error=604500");
  expect(await said()).toBe("s-maxage=180, stale-while-revalidate=0, stale-if-error=604500");
  later(100);
  // Told from now on, not from when it was made: not every cache subtracts the age.
  expect(await said()).toBe("s-maxage=80, stale-while-revalidate=0, stale-if-error=604500");
  later(79);
  expect((await ask("/")).text).toBe("page 2");
  later(1);
  expect((await ask("/")).text).toBe("page 3");
  expect(await said()).toBe("s-maxage=300, stale-while-revalidate=86100, stale-if-error=604500");
});

test.each([
  ["public, max-age=31536000, immutable", "public, max-age=31536000, immutable"],
  ["private, no-store", "private, no-store"],
  ["public, max-age=0, s-maxage=5", "public, max-age=0, s-maxage=5"],
])("%s has no end at midnight that is worth telling", async (said, told) => {
  const { ask } = await open(counter({ "cache-control": said }));
  expect((await ask("/_next/static/a.js")).headers["cache-control"]).toBe(told);
});

test("seconds are seconds: after them it is made anew, and nothing old is shown", async () => {
  const { ask } = await open(counter({ "cache-control": "public, max-age=0, s-maxage=5" }));
  await ask("/c/lyze?from=2027-02-03");
  later(4.9);
  expect((await ask("/c/lyze?from=2027-02-03")).text).toBe("page 1");
  later(0.2);
  expect((await ask("/c/lyze?from=2027-02-03")).text).toBe("page 2");
});

/** A maker that answers when it is told to. */
function onWish(headers: Record<string, string> = { "cache-control": KEPT }) {
  const waiting: ((text: string, status?: number) => void)[] = [];
  const arrivals = new EventTarget();
  const handle: Handle = (_asked, response) =>
    new Promise((resolve) => {
      waiting.push((text, status = 200) => {
        response.statusCode = status;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(text);
        resolve();
      });
      arrivals.dispatchEvent(new Event("request"));
    });
  const next = async (): Promise<(text: string, status?: number) => void> => {
    if (waiting.length === 0) await once(arrivals, "request");
    return waiting.shift() as (text: string) => void;
  };
  return { handle, next };
}

test("those who ask while it is being made wait for it", async () => {
  const { handle, next } = onWish();
  const { ask, made } = await open(handle);
  const first = ask("/c/lyze");
  const answer = await next();
  const others = Array.from({ length: 20 }, () => ask("/c/lyze"));
  answer("page");
  expect((await Promise.all([first, ...others])).map(({ text }) => text)).toEqual(Array(21).fill("page"));
  expect(made()).toBe(1);
});

test("what turns out to be one visitor's own is made for each of those who waited", async () => {
  const { handle, next } = onWish({ "cache-control": "private" });
  const { ask, made } = await open(handle);
  const first = ask("/c/lyze");
  const answer = await next();
  const second = ask("/c/lyze");
  answer("mine");
  (await next())("yours");
  expect([(await first).text, (await second).text]).toEqual(["mine", "yours"]);
  expect(made()).toBe(2);
});

test("an old page is shown while one visitor fetches the new one, and to that one too when there is none", async () => {
  const { handle, next } = onWish();
  const { ask, made } = await open(handle);
  const begin = ask("/c/lyze");
  (await next())("old");
  await begin;
  later(301);
  const fetching = ask("/c/lyze");
  const answer = await next();
  expect(await ask("/c/lyze")).toMatchObject({ text: "old", headers: { "cache-status": "sezona; hit; fwd=stale" } });
  answer("broken", 500);
  expect(await fetching).toMatchObject({ status: 200, text: "old" });
  const again = ask("/c/lyze");
  (await next())("new");
  expect((await again).text).toBe("new");
  expect((await ask("/c/lyze")).text).toBe("new");
  expect(made()).toBe(3);
});

test("who fetches the new page and does not read it keeps others from it for seconds only", async () => {
  const { handle, next } = onWish();
  const { ask } = await open(handle);
  const begin = ask("/c/lyze");
  (await next())("old");
  await begin;
  later(301);
  const unread = ask("/c/lyze");
  const answer = await next();
  later(SHARED_MAKING_MS / 1_000 - 1);
  expect((await ask("/c/lyze")).text).toBe("old");
  later(1);
  const again = ask("/c/lyze");
  (await next())("new");
  expect((await again).text).toBe("new");
  answer("too late");
  await unread;
});

test("a maker that throws is somebody else's to tell of, and keeps nobody waiting", async () => {
  let isBroken = true;
  const working = counter();
  const { ask } = await open((asked, response) =>
    isBroken ? Promise.reject(new Error("broken")) : working(asked, response),
  );
  expect((await ask("/c/lyze")).status).toBe(500);
  isBroken = false;
  expect((await ask("/c/lyze")).text).toBe("page 1");
});

test("an answer whose visitor left in the middle is not kept", async () => {
  const left = new EventTarget();
  let calls = 0;
  const handle = async (_asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1;
    response.setHeader("cache-control", KEPT);
    response.write("half");
    if (calls > 1) return void response.end(" and half");
    await once(response, "close");
    response.end();
    left.dispatchEvent(new Event("done"));
  };
  const { ask, port } = await open(handle);
  const done = once(left, "done");
  const asked = request({ port, host: "127.0.0.1", path: "/c/half" });
  asked.on("error", () => undefined);
  asked.end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.on("error", () => undefined);
  response.destroy();
  await done;
  expect((await ask("/c/half")).text).toBe("half and half");
});

test("any number of addresses takes a bounded part of memory", async () => {
  const { ask, made } = await open(counter(), 20_000);
  for (let index = 0; index < 30; index += 1) await ask(`/c/lyze?x=${index}`);
  await ask("/c/lyze?x=29");
  expect(made()).toBe(30);
  await ask("/c/lyze?x=0");
  expect(made()).toBe(31);
});

test("a very long answer, address or query is passed on and not kept", async () => {
  const { ask, made } = await open(async (_asked, response) => {
    response.setHeader("cache-control", KEPT);
    response.end("x".repeat(2 * 1024 * 1024 + 1));
  });
  await ask("/c/lyze");
  await ask("/c/lyze");
  await ask(`/c/lyze?q=${"x".repeat(1_000)}`);
  await ask(`/c/lyze?q=${"x".repeat(1_000)}`);
  expect(made()).toBe(4);
});
