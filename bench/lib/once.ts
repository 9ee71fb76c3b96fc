/** A value that is made when first asked for, and closed at the end when it was made. */
export class Lazy {
  private readonly made = new Map<string, Promise<unknown>>();
  private readonly closers: (() => Promise<unknown>)[] = [];

  get<T>(name: string, make: () => Promise<T>, close?: (value: T) => Promise<unknown>): Promise<T> {
    const known = this.made.get(name) as Promise<T> | undefined;
    if (known) return known;
    const value = make().then((done) => {
      if (close) this.closers.push(() => close(done));
      return done;
    });
    this.made.set(name, value);
    return value;
  }

  /** In the order opposite to the making; one that fails does not keep the others open. */
  async close(): Promise<void> {
    for (let close = this.closers.pop(); close; close = this.closers.pop()) {
      await close().catch((error: unknown) =>
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
      );
    }
  }
}
