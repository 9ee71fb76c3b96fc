import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";

import { findNginx, type SharedCache, startNginx } from "./nginx";

const binary = findNginx();
/** Where nginx is not installed, there is nothing that could be tried. */
const describeNginx = binary ? describe : describe.skip;

describeNginx("docs/nginx.conf", () => {
  const heard: IncomingMessage[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const shop = createServer((request, response) => {
    heard.push(request);
    answer(request, response);
  });
  let scratch: string;
  let nginx: SharedCache;

  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), "sezona-nginx-"));
    shop.listen(0, "127.0.0.1");
    await once(shop, "listening");
    answer = (_request, response) => void response.end("ready");
    nginx = await startNginx({
      nginx: binary ?? "",
      root: path.resolve(__dirname, "../.."),
      scratch,
      upstream: `127.0.0.1:${(shop.address() as AddressInfo).port}`,
      pages: {},
      headers: new Headers(),
    });
  });
  beforeEach(() => void heard.splice(0));
  afterAll(async () => {
    await nginx?.stop();
    shop.closeAllConnections();
    shop.close();
    rmSync(scratch, { recursive: true });
  });

  let count = 0;
  /** Asks twice for an address of its own. @returns how often the shop was asked, and what came the second time. */
  async function askTwice(headers: Record<string, string>, asked: Record<string, string> = {}, method = "GET") {
    const url = `${nginx.origin}/page-${(count += 1)}`;
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
      response.end("<p>a page</p>".repeat(200));
    };
    const ask = () => fetch(url, { headers: asked, method });
    await (await ask()).text();
    const response = await ask();
    return { times: heard.length, response, text: await response.text() };
  }

  const shared = { "cache-control": "s-maxage=300, stale-while-revalidate=600" };

  test.each([
    ["what may be shared", shared, {}, 1],
    ["HEAD of it", shared, {}, 1, "HEAD"],
    ["a listing with days, for its seconds", { "cache-control": "public, max-age=0, s-maxage=5" }, {}, 1],
    ["what varies by headers that the key holds", { ...shared, vary: "rsc, accept-encoding" }, {}, 1],
    ["a personal page", { "cache-control": "private, no-store" }, {}, 2],
    ["what says nothing", {}, {}, 2],
    ["what sets a cookie", { ...shared, "set-cookie": "who=me" }, {}, 2],
    ["a part of a page", shared, { rsc: "1" }, 2],
    ["a part asked for ahead", shared, { "next-router-prefetch": "1" }, 2],
    ["who shows credentials", shared, { authorization: "Bearer me" }, 2],
  ])("%s is asked of the shop %#", async (_, headers, asked, times, method = "GET") => {
    expect((await askTwice(headers, asked as Record<string, string>, method)).times).toBe(times);
  });

  test("a visitor's cookie makes no difference to what is shared", async () => {
    expect((await askTwice(shared, { cookie: "who=me" })).times).toBe(1);
  });

  test("another host is another page", async () => {
    await askTwice(shared);
    await fetch(`${nginx.origin.replace("127.0.0.1", "localhost")}/page-${count}`);
    expect(heard).toHaveLength(2);
  });

  test("the shop hears who asks, by what name and how; what a visitor wrote of it reaches it not", async () => {
    await askTwice(shared, {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      "x-forwarded-port": "1",
      "x-real-ip": "203.0.113.9",
      "x-forwarded-for": "203.0.113.9",
      forwarded: "host=evil.example",
    });
    const { port } = new URL(nginx.origin);
    expect(heard[0]?.headers).toMatchObject({
      host: `127.0.0.1:${port}`,
      "x-forwarded-host": `127.0.0.1:${port}`,
      "x-forwarded-proto": "http",
      "x-forwarded-port": port,
      "x-real-ip": "127.0.0.1",
      "x-forwarded-for": "203.0.113.9, 127.0.0.1",
    });
    expect(heard[0]?.headers).not.toHaveProperty("forwarded");
  });

  test("what the shop sent plain is packed", async () => {
    const { response, text } = await askTwice(shared, { "accept-encoding": "gzip" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(text).toContain("<p>a page</p>");
  });

  test("what the shop packed goes on as it is, and only to whom can read it", async () => {
    const { gzipSync } = await import("node:zlib");
    const packed = gzipSync("<p>packed</p>");
    const url = `${nginx.origin}/packed`;
    answer = (request, response) => {
      const isPacked = request.headers["accept-encoding"] === "gzip";
      response.writeHead(200, {
        ...shared,
        "content-type": "text/html",
        ...(isPacked && { "content-encoding": "gzip" }),
      });
      response.end(isPacked ? packed : "<p>plain</p>");
    };
    const text = async (encoding: string) => (await fetch(url, { headers: { "accept-encoding": encoding } })).text();
    expect([await text("br, gzip"), await text("identity"), await text("gzip, deflate")]).toEqual([
      "<p>packed</p>",
      "<p>plain</p>",
      "<p>packed</p>",
    ]);
    expect(gunzipSync(packed).toString()).toBe("<p>packed</p>");
    expect(heard).toHaveLength(2);
  });
});
