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
  /** Not a byte comes through until `thaw`, and none is lost: a machine that stands still for a moment. */
  freeze(): void;
  thaw(): void;
  /** New connections go to another address: a database that was started again. */
  lead(databaseUrl: string): void;
  /** Nobody is there: what is open ends, and what is new is refused. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** A connection to here, the one on to the database, and what the answers pass through on their way back. */
interface Pair {
  near: Socket;
  /** None yet where the line stood still when somebody came. */
  far: Socket | undefined;
  back: Transform;
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
  const pairs = new Set<Pair>();
  let isSilent = false;
  let isFrozen = false;

  const silence = (socket: Socket): void => {
    socket.unpipe();
    socket.pause();
  };
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  const flow = (pair: Pair): void => {
    pair.far ??= keep(connect(Number(target.port), target.hostname));
    pair.near.pipe(pair.far).pipe(pair.back);
  };
  const server = createServer((near) => {
    keep(near);
    if (isSilent) return near.pause();
    const pair: Pair = { near, far: undefined, back: delay() };
    pair.back.pipe(near);
    pairs.add(pair);
    near.on("close", () => pairs.delete(pair));
    if (isFrozen) near.pause();
    else flow(pair);
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
    freeze: () => {
      isFrozen = true;
      sockets.forEach(silence);
    },
    thaw: () => {
      isFrozen = false;
      pairs.forEach(flow);
    },
    lead: (next) => void (target = new URL(next)),
    refuse: shut,
    accept: () => listen(Number(url.port)),
    close: shut,
  };
}
