const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Numbered lines such as "[3/6] Migrating database … 0.4 s". */
export class Steps {
  #total;
  #number = 0;
  #startedAt = performance.now();

  /** @param {number} total */
  constructor(total) {
    this.#total = total;
  }

  /** Time since the first step, as text. */
  get elapsed() {
    return seconds(this.#startedAt);
  }

  /**
   * Runs one step. `step.note` adds words to its line; `step.breakLine` is called before somebody else prints.
   * @template T
   * @param {string} title
   * @param {(step: { note(text: string): void, breakLine(): void }) => Promise<T> | T} work
   * @returns {Promise<T>}
   */
  async run(title, work) {
    const startedAt = performance.now();
    const prefix = `[${++this.#number}/${this.#total}]`;
    let note = "";
    let isBroken = false;
    process.stdout.write(`${prefix} ${title} …`);
    const step = {
      note: (text) => void (note = ` (${text})`),
      breakLine: () => {
        if (!isBroken) process.stdout.write("\n");
        isBroken = true;
      },
    };
    try {
      const result = await work(step);
      process.stdout.write(`${isBroken ? `${prefix} ${title}:` : ""} ${seconds(startedAt)}${note}\n`);
      return result;
    } catch (error) {
      step.breakLine();
      throw error;
    }
  }
}

/** A terminal that was closed takes no more words; that must not keep the process from closing what it opened. */
export function outliveTerminal() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Ends the process with a sentence; a stack is shown only for what nobody foresaw. */
export function fail(error) {
  const isExplained = error instanceof Error && (error.name !== "Error" || error.isExplained === true);
  process.stderr.write(`\n${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** An error whose message is all that one needs to know. */
export function explained(message, cause) {
  return Object.assign(new Error(message, { cause }), { isExplained: true });
}
