import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { shopDatabaseUrl } from "./database";

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** A second process of the built shop on the same database, as behind a load balancer. */
export async function startSecondProcess(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    env: { ...process.env, DATABASE_URL: shopDatabaseUrl(), PORT: String(port), SHOP_INTERNAL_ORIGIN: origin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the second process ended at once")));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Ready")) resolve();
    });
  });
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}
