import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { NOT_FOUND_PAGE } from "@/lib/dispatch/not-found-page";
import { storeViews } from "@/lib/store-views";
import { listen } from "@/server/testing/listen";
import { createFront } from "./front";
import type { Handle } from "./shared-cache";
import { wholeNotFound } from "./whole-not-found";

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function open(handle: Handle) {
  const whole = wholeNotFound(handle);
  const front = createFront({ handle: whole, views: storeViews, trustedProxies: 0, isClosing: () => false });
  const { port, close } = await listen(front);
  stop = close;
  return async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** As the framework ends what it pipes: it waits until all of it is on its way. */
const until = (response: ServerResponse): Promise<unknown> => (response.end(), once(response, "finish"));

interface Heard {
  url: string | undefined;
  language: string | undefined;
  asksForNotFound: boolean;
}

/** The page of this address finds nothing while it is drawn; the dispatcher has a page that says so. */
const framework =
  (heard: Heard[], notFound: Handle): Handle =>
  async (request, response) => {
    const asksForNotFound = request.headers[NOT_FOUND_PAGE] === "1";
    heard.push({ url: request.url, language: request.headers["accept-language"], asksForNotFound });
    if (asksForNotFound) return notFound(request, response);
    // What it has noted on the request must not reach the second one.
    request.url = "/main/c/nothing";
    request.headers["accept-language"] = "xx";
    response.setHeader("x-wordless", "yes");
    response.setHeader("set-cookie", "wordless=1");
    response.statusCode = 404;
    response.write("<html id='__next_error__'>");
    response.write("</html>");
    await until(response);
  };

const says: Handle = async (_request, response) => {
  response.setHeader(NOT_FOUND_PAGE, "1");
  response.writeHead(404, { "content-type": "text/html" });
  response.write("<h1>There is ");
  response.write("no such page</h1>");
  await until(response);
};

test("where a page finds nothing, the whole not-found page goes out, and nothing of the wordless one", async () => {
  const heard: Heard[] = [];
  const ask = await open(framework(heard, says));
  const { status, headers, text } = await ask("/c/nothing?x=1", { headers: { "accept-language": "cs" } });
  expect([status, text]).toEqual([404, "<h1>There is no such page</h1>"]);
  expect(headers.get("x-wordless")).toBeNull();
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("cache-control")).toBe("no-store");
  expect(heard).toEqual([
    { url: "/c/nothing?x=1", language: "cs", asksForNotFound: false },
    { url: "/c/nothing?x=1", language: "cs", asksForNotFound: true },
  ]);
  expect(await ask("/c/nothing", { method: "HEAD" })).toMatchObject({ status: 404, text: "" });
});

test("a not-found page is asked for once, and by no visitor", async () => {
  const heard: Heard[] = [];
  const ask = await open(
    framework(heard, async (_request, response) => {
      response.statusCode = 404;
      await until(response);
    }),
  );
  expect((await ask("/fonts/none.woff2", { headers: { [NOT_FOUND_PAGE]: "1" } })).status).toBe(404);
  expect(heard.map(({ asksForNotFound }) => asksForNotFound)).toEqual([false, true]);
});

test("what is found, what the dispatcher finds missing, and parts of pages pass as they are", async () => {
  let turns = 0;
  const ask = await open(async ({ url }, response) => {
    turns += 1;
    if (url === "/unknown") response.setHeader(NOT_FOUND_PAGE, "1");
    response.writeHead(url === "/" ? 200 : 404);
    response.write("as it ");
    response.end("is");
  });
  expect(await ask("/")).toMatchObject({ status: 200, text: "as it is" });
  expect(await ask("/unknown")).toMatchObject({ status: 404, text: "as it is" });
  expect(await ask("/c/nothing", { headers: { rsc: "1" } })).toMatchObject({ status: 404, text: "as it is" });
  for (const path of ["/api/none", "/media/none.webp", "/_next/static/none.js", "/graphql?x=1"])
    expect(await ask(path)).toMatchObject({ status: 404, text: "as it is" });
  expect(turns).toBe(7);
});

test("a not-found page that fails has failed like any other", async () => {
  const quiet = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const broken = await open(framework([], () => Promise.reject(new Error("broken"))));
  expect(await broken("/c/nothing")).toMatchObject({ status: 503, text: expect.stringContaining("<h1>") as string });
  await stop?.();
  const failed = await open(
    framework([], async (_request, response) => {
      response.statusCode = 500;
      await until(response);
    }),
  );
  expect((await failed("/c/nothing")).status).toBe(503);
  quiet.mockRestore();
});
