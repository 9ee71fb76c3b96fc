import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { Client, Pool, type PoolClient, type PoolConfig, type QueryConfig } from "pg";
import { DatabaseDown } from "./unavailable";
import { DatabaseWatch } from "./watch";

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** The stream below a connection; its type is left out of the driver's. */
const streamOf = (client: PoolClient): Duplex =>
  (client as PoolClient & { connection: { stream: Duplex } }).connection.stream;

/** A pool that refuses at once while the database is down, and lets go of everybody who waits when it goes down. */
export class WatchedPool extends Pool {
  private readonly watch = new DatabaseWatch({
    probe: (patienceMs) => this.probe(patienceMs),
    onDown: () => this.letGo(),
  });
  private readonly taken = new Set<PoolClient>();
  private readonly waiting = new Set<(reason: Error) => void>();
  /**
   * Whatever the server sends is heard, from a log-in's first word; the driver tells of whole answers only, and each
   * only to who asked.
   */
  private readonly hear = (): void => this.watch.hear();
  private readonly settings: PoolConfig;

  constructor(config: PoolConfig) {
    const settings = { ...config, stream: () => new Socket().on("data", this.hear) };
    super(settings);
    this.settings = settings;
    this.on("connect", (client: PoolClient) => {
      this.hear();
      // An encrypted connection is a stream of its own, which replaces the socket during the log-in.
      const stream = streamOf(client);
      if (!stream.listeners("data").includes(this.hear)) stream.on("data", this.hear);
    });
    this.on("release", (_error: Error | undefined, client: PoolClient) => {
      this.taken.delete(client);
      this.watch.answered(client);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    const taking = this.take();
    if (!callback) return taking;
    taking.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private take(): Promise<PoolClient> {
    if (this.watch.isDown) return Promise.reject(new DatabaseDown());
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.watch.asked(reject);
      super.connect().then(
        (client) => {
          this.watch.answered(reject);
          // Let go of meanwhile: nobody waits for this one any more.
          if (!this.waiting.delete(reject)) return client.release();
          this.taken.add(client);
          this.watch.asked(client);
          resolve(client);
        },
        (error: Error) => {
          this.watch.answered(reject);
          this.waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  override end(): Promise<void> {
    this.watch.stop();
    return super.end();
  }

  /** Ended in the middle of a query, a connection fails that query; what is idle may live on when the database does. */
  private letGo(): void {
    process.stderr.write("the database does not answer\n");
    for (const client of this.taken) void (client as PoolClient & Client).end().catch(() => undefined);
    for (const reject of this.waiting) reject(new DatabaseDown());
    this.waiting.clear();
  }

  /**
   * A server under load takes long to start a process for a new connection, and has one waiting behind an idle one; but
   * an idle one may have been cut without a word.
   */
  private async probe(patienceMs: number): Promise<void> {
    await Promise.any([this.askIdle(patienceMs), this.askAnew(patienceMs)]);
  }

  private async askIdle(patienceMs: number): Promise<void> {
    if (this.idleCount === 0) throw new Error("every connection is in use");
    const client = await super.connect();
    const question: QueryConfig & { query_timeout: number } = { text: "SELECT 1", query_timeout: patienceMs };
    // The pool listens to idle connections only; unheard, a connection lost in here would end the process.
    const onError = (): void => undefined;
    client.on("error", onError);
    let isLost = true;
    try {
      await client.query(question);
      isLost = false;
    } finally {
      client.off("error", onError);
      client.release(isLost);
    }
  }

  private async askAnew(patienceMs: number): Promise<void> {
    const client = new Client({ ...this.settings, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("SELECT 1");
    } catch (error) {
      // A server that has no place for us is there all the same.
      if (!/^(53|28)/u.test(String((error as { code?: unknown }).code))) throw error;
    } finally {
      // Where nobody answers, nobody says goodbye either, and the word "alive" need not wait for it.
      void client.end().catch(() => undefined);
    }
  }
}
