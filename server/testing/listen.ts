import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of this machine alone, at a free port. */
export async function listen(listener: RequestListener): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { port: (server.address() as AddressInfo).port, close };
}
