/** Length of a tick, and the patience of the watch in ticks. */
export const TICK_MS = 100;
/** Questions without an answer for so long make us ask whether anybody is there. */
const QUIET_TICKS = 5;
/** No word to that either: the database is down. Together with the above, well within two seconds. */
const PROBE_TICKS = 9;
/** While it is down, it is asked so often whether it is back. */
const RETRY_TICKS = 5;

interface WatchOptions {
  /** Resolves when the database answers on a connection of its own; gives up by itself. */
  probe: () => Promise<void>;
  onDown: () => void;
}

/**
 * Notices that a database which took our questions does not answer them: frozen, or gone without a word. Without it,
 * each request would wait for its own time-out, and the next one again.
 *
 * It counts ticks, not time. A process that was kept from its turn finds that a second has passed and must not take its
 * own delay for the database's silence; between two ticks, what has arrived is always read.
 */
export class DatabaseWatch {
  /** Questions that are out, each with the tick at which it went. */
  private readonly open = new Map<object, number>();
  private now = 0;
  /** Tick of the last sign of life. */
  private heard = 0;
  private probedAt = 0;
  private isProbing = false;
  private down = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WatchOptions) {}

  get isDown(): boolean {
    return this.down;
  }

  asked(question: object): void {
    this.open.set(question, this.now);
    this.timer ??= setInterval(() => this.tick(), TICK_MS).unref();
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
  tick(): void {
    this.now += 1;
    const [oldest] = this.open.values();
    if (this.down) {
      if (!this.isProbing && this.now - this.probedAt >= RETRY_TICKS) this.probe();
    } else if (oldest === undefined) {
      this.stop();
    } else if (this.isProbing) {
      if (this.now - this.probedAt >= PROBE_TICKS && this.heard < this.probedAt) this.giveUp();
    } else if (this.now - Math.max(oldest, this.heard) >= QUIET_TICKS) {
      this.probe();
    }
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private probe(): void {
    this.isProbing = true;
    this.probedAt = this.now;
    this.options
      .probe()
      .then(
        () => {
          this.heard = this.now;
          this.down = false;
        },
        () => {
          if (!this.down && this.heard < this.probedAt) this.giveUp();
        },
      )
      .finally(() => (this.isProbing = false));
  }

  private giveUp(): void {
    this.down = true;
    this.open.clear();
    this.options.onDown();
  }
}
