import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoints } from "@/lib/contract";
import { storeViews } from "@/lib/store-views";
import { metricsEnv } from "@/lib/env";
import { createPool } from "@/server/db/client";
import { createFront } from "@/server/front/front";
import { enqueue, prepareJobs } from "@/server/repositories/job-queue";
import { PATIENT_MS } from "@/server/testing/patience";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";
import { mayRead } from "./access";
import { openMetrics } from "./index";
import { databaseReadings } from "./readings";
import { methodName, routeNames, statusName } from "./route";

const TOKEN = "a-token-for-tests-only";
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await prepareJobs(shop.pool);
});
afterAll(() => shop.close());

/** A front whose framework answers with what a test says, and with figures. */
async function open(answer: (path: string) => { status?: number; headers?: Record<string, string> } = () => ({})) {
  const { watch } = openMetrics({
    access: { token: TOKEN, loopback: false },
    storeCodes: storeViews.map(({ storeCode }) => storeCode),
    pool: () => shop.pool,
    patienceMs: PATIENT_MS,
  });
  const front = createFront({
    handle: async (asked, response) => {
      const { status = 200, headers = {} } = answer(asked.url ?? "");
      response.writeHead(status, headers).end("x");
    },
    views: storeViews,
    trustedProxies: 0,
    isClosing: () => false,
    watch,
  });
  const server = createServer(front).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const asked = request({ port, host: "127.0.0.1", path, headers, agent: false });
    asked.end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode, text: Buffer.concat(chunks).toString() };
  };
  const figures = async () => (await ask("/metrics", { authorization: `Bearer ${TOKEN}` })).text;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { ask, figures, close };
}

test("requests are counted by route, never by address", async () => {
  const front = await open((path) => ({
    status: path.includes("unknown") || path.includes("secret") ? 404 : 200,
    headers: {
      ...(path === "/kola/gravel-kola" ? { "cache-tag": "every-page,category:gravel-kola" } : {}),
      ...(path === "/" ? { "cache-status": "sezona; hit" } : {}),
    },
  }));
  const id = "b686abad-5d21-46fb-a986-f89ea5bda8bf";
  for (const path of [
    ...["/", "/", "/kola/gravel-kola", `/order?id=${id}`, "/skibike/p/AM-101/x", "/api/skibike/cart/pull?token=tajne"],
    ...[`/api/unknown/${id}`, `/secret-${id}`],
  ])
    await front.ask(path);
  const text = await front.figures();
  await front.close();
  const counted = (route: string, status = "2xx") =>
    Number(
      new RegExp(`request_seconds_count\\{route="${route}",method="GET",status="${status}"\\} (\\d+)`, "u").exec(
        text,
      )?.[1],
    );
  expect([counted("/"), counted("/c"), counted("/order"), counted("/p"), counted("/api/cart/pull")]).toEqual([
    2, 1, 1, 1, 1,
  ]);
  expect([counted("/api/other", "4xx"), counted("/other", "4xx")]).toEqual([1, 1]);
  expect(text).toContain('sezona_cache_answers_total{outcome="hit"} 2');
  for (const told of [id, "tajne", "AM-101", "gravel-kola"]) expect(text).not.toContain(told);
});

test("the figures tell of queue, holds, money that is waited for, and connections", async () => {
  const shopper = await openShopper(shop, NOW);
  const rent = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
  await shopper.put(rent, NOW);
  await enqueue(shop.pool, "reset-password", { email: "jana@example.com", occasion: "x" });
  const placed = await shop.port.placeOrder(orderOf([{ ...rent, sku: "HELMET" }]), shop.context());
  expect(placed.ok).toBe(true);
  const front = await open();
  const text = await front.figures();
  await front.close();
  expect(text).toMatch(/sezona_jobs\{queue="reset-password",state="created"\} 1/u);
  expect(text).toMatch(/sezona_jobs_oldest_seconds\{queue="reset-password"\} \d/u);
  expect(text).toContain("sezona_held_carts 1");
  expect(text).toContain("sezona_held_units 1");
  expect(text).toContain("sezona_orders_unpaid 0");
  expect(text).toContain("sezona_database_up 1");
  expect(text).toMatch(/sezona_database_connections\{state="idle"\} \d/u);
  expect(text).toMatch(/sezona_nodejs_eventloop_lag_seconds/u);
  expect(text).not.toContain("jana@example.com");
});

test("without the database the figures say so, and come all the same", async () => {
  const gone = createPool(shop.pool.options.connectionString?.replace(/test_\w+/u, "nowhere") ?? "", { max: 1 });
  expect(await databaseReadings(gone)()).toBeNull();
  await gone.end();
});

test("asked often, the database is asked once in a while", async () => {
  let asked = 0;
  let now = 0;
  const pool = { query: () => ((asked += 1), Promise.resolve({ rows: [] })) } as unknown as typeof shop.pool;
  const read = databaseReadings(pool, { now: () => now });
  await Promise.all([read(), read(), read()]);
  expect(asked).toBe(3);
  now = 6_000;
  await read();
  expect(asked).toBe(6);
});

test("nobody reads them who has not been told how", async () => {
  const front = await open();
  const asked = await Promise.all([
    front.ask("/metrics"),
    front.ask("/metrics", { authorization: "Bearer wrong" }),
    front.ask("/metrics", { authorization: `Bearer ${TOKEN}` }),
  ]);
  await front.close();
  expect(asked.map(({ text }) => text.includes("sezona_"))).toEqual([false, false, true]);

  const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
    headers,
    socket: { remoteAddress },
  });
  const here = { token: undefined, loopback: true };
  expect(mayRead(from("127.0.0.1"), here)).toBe(true);
  expect(mayRead(from("::1"), here)).toBe(true);
  expect(mayRead(from("10.0.0.7"), here)).toBe(false);
  // A visitor, by way of a proxy on this machine.
  expect(mayRead(from("127.0.0.1", { "x-forwarded-for": "203.0.113.9" }), here)).toBe(false);
  expect(mayRead(from("127.0.0.1"), { token: undefined, loopback: false })).toBe(false);
  expect([metricsEnv({}), metricsEnv({ METRICS_LOOPBACK: "0" })]).toEqual([null, null]);
});

test("made-up addresses, methods and statuses get no name of their own", () => {
  const routeOf = routeNames(["skibike"]);
  const names = new Set<string>();
  for (let index = 0; index < 1000; index += 1)
    for (const path of [`/api/${index}/x`, `/api/cart/${index}`, `/api/skibike/product/${index}`, `/${index}`])
      names.add(routeOf(path, ""));
  expect([...names].sort()).toEqual(["/api/other", "/other"]);
  expect([routeOf("/api/skibike/cart/pull", ""), routeOf("/api/order", "")]).toEqual(["/api/cart/pull", "/api/order"]);
  expect([methodName("GET"), methodName("BREW"), methodName()]).toEqual(["GET", "other", "other"]);
  expect([statusName(204), statusName(999)]).toEqual(["2xx", "other"]);
});

test("every endpoint of the contract has its name", () => {
  const routeOf = routeNames(["skibike"]);
  for (const { path } of Object.values(endpoints)) {
    const asked = path.replace(/:\w+/gu, "jana@example.com");
    expect(routeOf(`/api/${asked}`, "")).toBe(`/api/${path}`);
    expect(routeOf(`/api/skibike/${asked}`, "")).toBe(`/api/${path}`);
  }
});
