import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hono } from "hono";
import { serverEnv } from "@/lib/env";
import { type ApiOptions, createApi } from "@/server/http/app";
import { NOW, type TestShop } from "./shop";

const testEnv = serverEnv({ SITE_URL: "https://shop.example", RATE_LIMIT_FACTOR: "0" });

/** The API of a test's shop, without limits. */
export const testApi = (shop: Pick<TestShop, "port" | "content">, more: Partial<ApiOptions> = {}): Hono =>
  createApi({
    commerce: () => shop.port,
    content: () => shop.content,
    now: () => NOW,
    isReady: async () => true,
    noteChanges: () => Promise.resolve(),
    findAddress: async () => ({ type: "none" }),
    contentChanged: () => Promise.resolve(),
    askContent: () => Promise.resolve(new Response(null, { status: 404 })),
    desk: () => null,
    social: () => null,
    env: () => testEnv,
    ...more,
  });

/** Serves an API on a port of its own, so that another shop can ask it as it would ask any. */
export async function listen(api: Hono, port = 0): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
      const headers = new Headers(incoming.headers as Record<string, string>);
      const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
      void Promise.resolve(api.request(url, { method: incoming.method, headers, body })).then(async (answer) => {
        outgoing.writeHead(answer.status, [...answer.headers].flat());
        outgoing.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
