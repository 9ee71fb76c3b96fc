/** Nobody could say when it would be his turn. */
export class LaneFull extends Error {
  override readonly name = "LaneFull";

  constructor() {
    super("too much is waiting already");
  }
}

/** Lets so many work at once and so many wait, in the order in which they came. */
export class Lane {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  get isFull(): boolean {
    return this.running >= this.atOnce && this.waiting.length >= this.mayWait;
  }

  /** @throws LaneFull */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new LaneFull();
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place goes on to the next in line, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
