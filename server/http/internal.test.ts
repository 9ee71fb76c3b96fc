import { Hono } from "hono";
import type { AddressTarget } from "@/lib/dispatch/address";
import { serverEnv } from "@/lib/env";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { internalRoutes } from "./internal";

const SECRET = "s".repeat(43);
const page: AddressTarget = { type: "page", path: "/c/lyze" };

function open({ ready = true, secret = SECRET }: { ready?: boolean; secret?: string | null } = {}) {
  const tools = {
    isReady: async () => ready,
    noteChanges: jest.fn(async (_tags: string[]) => undefined),
    findAddress: jest.fn(async (_storeView: StoreView, _path: string) => page),
  };
  const app = new Hono();
  internalRoutes(app, tools, () => serverEnv({ INTERNAL_SECRET: secret ?? undefined }));
  const ask = async (path: string, method = "GET", authorization = `Bearer ${SECRET}`) =>
    app.request(path, { method, headers: { authorization } });
  return { ...tools, ask };
}

test("a process without its database is alive and not ready", async () => {
  const { ask } = open({ ready: false });
  expect((await ask("/api/health/live")).status).toBe(200);
  expect((await ask("/api/health/ready")).status).toBe(503);
  expect((await open().ask("/api/health/ready")).status).toBe(200);
});

test("internal endpoints are there for those who know the secret, and for nobody without one", async () => {
  for (const [path, method] of [
    ["/api/internal/revalidate", "POST"],
    ["/api/internal/address?store=main&path=/lyze", "GET"],
  ] as const) {
    const shop = open();
    expect((await shop.ask(path, method)).status).toBe(200);
    expect((await shop.ask(path, method, "Bearer wrong")).status).toBe(404);
    expect((await shop.ask(path, method, "")).status).toBe(404);
    const open404 = open({ secret: null });
    expect((await open404.ask(path, method, "Bearer ")).status).toBe(404);
    expect(open404.noteChanges).not.toHaveBeenCalled();
    expect(open404.findAddress).not.toHaveBeenCalled();
  }
});

test("the secret before opens them as well, as long as it is named", async () => {
  const tools = { isReady: async () => true, noteChanges: async () => undefined, findAddress: async () => page };
  const askWith = async (env: Record<string, string>) => {
    const app = new Hono();
    internalRoutes(app, tools, () => serverEnv(env));
    const headers = { authorization: `Bearer ${SECRET}` };
    return (await app.request("/api/internal/revalidate", { method: "POST", headers })).status;
  };
  const changed = { INTERNAL_SECRET: "n".repeat(43) };
  expect(await askWith({ ...changed, INTERNAL_SECRET_BEFORE: SECRET })).toBe(200);
  expect(await askWith(changed)).toBe(404);
});

test("an address is looked up in its store view, without a limit", async () => {
  const { ask, findAddress } = open();
  const answers = await Promise.all(
    Array.from({ length: 1_300 }, (_, index) => ask(`/api/internal/address?store=skibike&path=/nobody-${index}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await answers[0]?.json()).toEqual({ code: 200, result: page });
  expect(findAddress).toHaveBeenCalledWith(getStoreView("skibike"), "/nobody-7");
  expect((await ask("/api/internal/address?store=atlantis&path=/")).status).toBe(404);
});
