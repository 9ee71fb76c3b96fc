/** How often the watch looks. */
export const TICK_MS = 100;
/** Questions without an answer for so long make us ask whether anybody is there. */
const QUIET_MS = 300;
/** No word in so long, to that neither: the database is down. Whoever waits must have been told within two seconds. */
const DOWN_MS = 1_600;
/** A probe's patience; the watch has given up before. */
const PROBE_MS = 2_000;
/** So many at once: one may be lost. */
const PROBES = 2;
/** While it is down, it is asked so often whether it is back, but not before the last probe has ended. */
const RETRY_MS = 500;
/** A probe's patience while it is down. Each leaves a connection that the server turns to first when it comes back. */
const RETRY_PROBE_MS = 1_000;

interface WatchOptions {
  /** Resolves when the database answers, and rejects when it has not within the milliseconds given. */
  probe: (patienceMs: number) => Promise<void>;
  onDown: () => void;
}

/**
 * Notices that a database which took our questions does not answer them: frozen, or gone without a word. Without it,
 * each request would wait for its own time-out, and the next one again.
 *
 * Its clock stands still while the process does. One that was kept from its turn finds that a second has passed and
 * must not take its own delay for the database's silence; between two ticks, what has arrived is always read.
 */
export class DatabaseWatch {
  /** Questions that are out, each with the moment at which it went. */
  private readonly open = new Map<object, number>();
  /** The watch's own clock, in milliseconds. */
  private now = 0;
  /** Moment of the last sign of life. */
  private heard = 0;
  private probedAt = -1;
  /** How many probes are out. */
  private probes = 0;
  private down = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WatchOptions) {}

  get isDown(): boolean {
    return this.down;
  }

  asked(question: object): void {
    this.open.set(question, this.now);
    this.timer ??= this.start();
  }

  /**
   * A word on any connection, also in the middle of a transaction. A machine under load takes long over a new
   * connection, such as the probe's; that alone must not end what is being answered on the others.
   */
  hear(): void {
    this.heard = this.now;
  }

  /** No sign of life by itself: a question may have failed, or an idle connection been handed out and back unused. */
  answered(question: object): void {
    this.open.delete(question);
  }

  /** One turn of the clock; only tests call it by hand. */
  tick(passedMs = TICK_MS): void {
    // A late turn counts for what it is, so that lateness does not add up; a turn that was missed does not count.
    this.now += Math.min(passedMs, 2 * TICK_MS);
    if (this.down) {
      if (this.probes === 0 && this.now - this.probedAt >= RETRY_MS) this.probe(RETRY_PROBE_MS);
      return;
    }
    const [oldest] = this.open.values();
    if (oldest === undefined) return this.stop();
    const silentSince = Math.max(oldest, this.heard);
    if (this.now - silentSince >= DOWN_MS) this.giveUp();
    // Once in each silence: a probe that went before the last word tells nothing about what came after it. But its own
    // log-in has words with silences between; a server that is slow over it is not sent more and more of them.
    else if (this.now - silentSince >= QUIET_MS && this.probedAt <= silentSince && this.probes < PROBES)
      this.probe(PROBE_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private start(): NodeJS.Timeout {
    let last = performance.now();
    return setInterval(() => {
      const passed = performance.now() - last;
      last += passed;
      this.tick(passed);
    }, TICK_MS).unref();
  }

  private probe(patienceMs: number): void {
    const startedAt = this.now;
    this.probedAt = startedAt;
    this.probes += 1;
    this.options
      .probe(patienceMs)
      .then(
        () => {
          this.heard = this.now;
          this.down = false;
        },
        () => {
          if (!this.down && this.heard < startedAt) this.giveUp();
        },
      )
      .finally(() => (this.probes -= 1));
  }

  private giveUp(): void {
    this.down = true;
    this.open.clear();
    this.options.onDown();
  }
}
