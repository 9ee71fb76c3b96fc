import { connect, createServer, type Socket } from "node:net";

const LOCKS = ["FOR NO KEY UPDATE OF d", "FOR SHARE OF s"].map((text) => Buffer.from(text));
const LONGEST = Math.max(...LOCKS.map((lock) => lock.length));

export interface Proxy {
  /** The database as seen through the proxy. */
  url: string;
  close(): Promise<void>;
}

/**
 * Stands between a shop process and PostgreSQL and blanks the words by which rows are locked, byte for byte,
 * so that an unchanged shop runs without its locks: the control of a race.
 */
export async function openBlankingProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on("close", () => (sockets.delete(socket), other.destroy()));
      socket.on("error", () => other.destroy());
    }
    client.on("data", (chunk) => database.write(blank(chunk)));
    database.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port was given");
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(address.port) }).href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A statement of the shop is far shorter than a chunk of a local socket; one cut in two would only keep its lock. */
function blank(chunk: Buffer): Buffer {
  if (chunk.length < LONGEST) return chunk;
  for (const lock of LOCKS) {
    for (let at = chunk.indexOf(lock); at >= 0; at = chunk.indexOf(lock, at)) chunk.fill(" ", at, at + lock.length);
  }
  return chunk;
}
