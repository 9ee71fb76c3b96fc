import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { getStoreView, storeViews } from "@/lib/store-views";
import { MAX_REDIRECTED_QUERY_LENGTH } from "@/lib/limits";
import { listen } from "@/server/testing/listen";
import { createFront } from "./front";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Opens the front over a stand-in for the framework. */
async function open(handle: Handle, more: { trustedProxies?: number; isClosing?: () => boolean } = {}) {
  const front = createFront({ handle, views: storeViews, trustedProxies: 0, isClosing: () => false, ...more });
  const { port, close } = await listen(front);
  stop = close;
  return async (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> => {
    const asked = request({ port, host: "127.0.0.1", path, method, headers });
    asked.end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() };
  };
}

const says: Handle = async (_request, response) => void response.end("the framework's answer");
const fails: Handle = async (_request, response) => {
  response.statusCode = 500;
  response.setHeader("cache-control", "s-maxage=300");
  response.write("<html id='__next_error__'>");
  response.end("</html>");
};

test("what the framework answers passes as it is", async () => {
  const ask = await open(async (_request, response) => {
    response.writeHead(404, { "x-own": "yes" });
    response.write("not ");
    response.end("found");
  });
  expect(await ask("/nothing")).toMatchObject({ status: 404, text: "not found", headers: { "x-own": "yes" } });
});

const missing: Handle = async (_request, response) => {
  response.statusCode = 404;
  response.setHeader("cache-control", "public, max-age=31536000, immutable");
  response.end();
};
test.each([
  "/fonts/next.woff2",
  "/_next/static/chunks/next.js",
  "/sitemap-2.xml",
  "/icon-9.png",
  "/c/lyze",
  "/graphql",
])("what is missing is not kept as if it were there: %s", async (path) => {
  const ask = await open(missing);
  expect(await ask(path)).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
});

test("a picture says itself for how long it is missing", async () => {
  const ask = await open(missing);
  expect(await ask("/media/card/x.webp")).toMatchObject({
    status: 404,
    headers: { "cache-control": expect.stringContaining("max-age") as string },
  });
});

const LONGEST = "q".padEnd(MAX_REDIRECTED_QUERY_LENGTH - "?".length - "=".length, "q");
const tells: Handle = async (request, response) => void response.end(request.url);
test.each(["/c/lyze/", "//c//lyze", "/c/lyze//", "/\\c/lyze/"])(
  "%s with a query that no header carries is answered, not led on",
  async (path) => {
    const ask = await open(tells);
    const told = async (query: string) => (await ask(`${path}?${query}`)).text;
    expect(await told(`${LONGEST}=`)).toBe(`${path}?${LONGEST}=`);
    expect(await told(`${LONGEST}=1`)).toBe(`/c/lyze?${LONGEST}=1`);
    // What takes three letters each in a header counts so.
    const quotes = '"'.repeat(MAX_REDIRECTED_QUERY_LENGTH / 2);
    expect(await told(`q=${quotes}`)).toBe(`/c/lyze?q=${quotes}`);
  },
);

test("an answer travels packed to whoever can read it so", async () => {
  const ask = await open(async (_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end("skis ".repeat(1_000));
  });
  expect((await ask("/", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await ask("/")).headers["content-encoding"]).toBeUndefined();
});

const noText = ["/api/%ff", "/media/%", "/api/ext/%E0%A4%A/payment/init"];
test.each(noText)("an address that means no text is refused: %s", async (path) => {
  const ask = await open(says);
  expect(await ask(path)).toMatchObject({ status: 400, headers: { "cache-control": "no-store" } });
});

test.each(["/_next/static/../image", "/./login", "/c/%2E%2e/order?id=1", "/media/..", "/x\\..\\login"])(
  "steps through folders that no browser sends are refused: %s",
  async (path) => {
    const ask = await open(says);
    expect(await ask(path)).toMatchObject({ status: 400, headers: { "cache-control": "no-store" } });
  },
);

test.each(["/c/...", "/c/.x", "/c/lyze?to=/../x", "/c/1..2/x"])("dots are letters elsewhere: %s", async (path) => {
  const ask = await open(says);
  expect((await ask(path)).text).toBe("the framework's answer");
});

test.each([
  ["/c/lyze", "cs", "Něco se pokazilo"],
  ["/en/c/lyze?x=1", "en", getStoreView("en").name],
  ["/de", "de", "Sezóna"],
])("a page that failed is one that can be read without script: %s", async (path, language, words) => {
  const { status, headers, text } = await (await open(fails))(path);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
  expect(headers["content-type"]).toContain("text/html");
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(words);
  expect(text).not.toContain("__next_error__");
  expect(text).not.toContain("<script");
});

test("a framework that throws has failed too, and HEAD says so without a page", async () => {
  const quiet = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const ask = await open(() => Promise.reject(new Error("broken")));
  expect(await ask("/")).toMatchObject({ status: 503, text: expect.stringContaining("<h1>") as string });
  expect(await ask("/", {}, "HEAD")).toMatchObject({ status: 503, text: "" });
  quiet.mockRestore();
});

test("the API, pictures and parts of pages fail in their own words", async () => {
  const ask = await open(fails);
  expect(await ask("/api/cart/pull")).toMatchObject({ status: 500, text: "<html id='__next_error__'></html>" });
  expect((await ask("/media/card/x.avif")).status).toBe(500);
  const part = await ask("/c/lyze", { rsc: "1" });
  expect([part.status, part.text, part.headers["content-type"]]).toEqual([503, "", "text/plain"]);
});

test("a visitor's word about his address is not believed without a proxy; the last proxy's is with one", async () => {
  const heard: Handle = async ({ headers }, response) =>
    void response.end(JSON.stringify([headers["x-forwarded-for"], headers["x-forwarded-host"]]));
  const forged = { "x-forwarded-for": "1.1.1.1, 2.2.2.2", "x-forwarded-host": "evil.example" };
  expect(JSON.parse((await (await open(heard))("/", forged)).text)).toEqual(["127.0.0.1", null]);
  await stop?.();
  expect(JSON.parse((await (await open(heard, { trustedProxies: 1 }))("/", forged)).text)).toEqual([
    "2.2.2.2",
    "evil.example",
  ]);
});

test("methods and addresses that no page or endpoint has never reach the framework", async () => {
  const ask = await open(says);
  for (const [path, method, allow] of [
    ["/", "TRACE", "GET, HEAD"],
    ["/order", "POST", "GET, HEAD"],
    ["/c/lyze", "DELETE", "GET, HEAD"],
    ["/media/card/x.avif", "PUT", "GET, HEAD"],
    ["/_next/static/x.js", "PROPFIND", "GET, HEAD"],
    ["/api/order", "TRACE", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ] as const)
    expect(await ask(path, {}, method)).toMatchObject({ status: 405, text: "", headers: { allow } });
  expect((await ask("/api/order", {}, "POST")).text).toBe("the framework's answer");
  expect((await ask("http://evil.example/")).status).toBe(400);
  expect((await ask("/")).text).toBe("the framework's answer");
});

test("a process that closes still answers, keeps no connection, and is not ready for more", async () => {
  const ask = await open(says, { isClosing: () => true });
  expect(await ask("/")).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect((await ask("/api/health/ready")).status).toBe(503);
  expect((await ask("/api/health/live")).status).toBe(200);
  await stop?.();
  const failing = await open(fails, { isClosing: () => true });
  expect(await failing("/")).toMatchObject({ status: 503, headers: { connection: "close" } });
});
