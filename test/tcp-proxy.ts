import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { PassThrough, type Transform } from "node:stream";

export interface TcpProxy {
  /** The connection string, leading through here. */
  url: string;
  /** Connections stay open and new ones are taken, but not a byte comes through: frozen, or a cable cut. */
  silence(): void;
  /** Only the connections that are open fall silent, as after a failover without a word; new ones work. */
  silenceOpen(): void;
  /** What is open works on; new connections are taken, and nobody says a word on them. */
  silenceNew(): void;
  /** Bytes come through again, on new connections. */
  speak(): void;
  /** New connections go to another address: a database that was started again. */
  lead(databaseUrl: string): void;
  /** Nobody is there: what is open ends, and what is new is refused. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Stands between the shop and its database, and misbehaves as networks do.
 * @param delay what answers pass through on their way back
 */
export async function openTcpProxy(
  databaseUrl: string,
  delay: () => Transform = () => new PassThrough(),
): Promise<TcpProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;

  const silence = (socket: Socket): void => {
    socket.unpipe();
    socket.pause();
  };
  const server = createServer((near) => {
    const far = isSilent ? null : connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      if (!socket) continue;
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    }
    if (!far) return near.pause();
    near.pipe(far).pipe(delay()).pipe(near);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const shut = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  await listen(0);

  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
      sockets.forEach(silence);
    },
    silenceOpen: () => sockets.forEach(silence),
    silenceNew: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    lead: (next) => void (target = new URL(next)),
    refuse: shut,
    accept: () => listen(Number(url.port)),
    close: shut,
  };
}
