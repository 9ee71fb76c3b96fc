import { GraphQLError } from "graphql";

/**
 * What answering one query has cost. How a query is written tells little of it: a filter of what is related, or lists
 * within lists, multiply with what the owner has written.
 */
export class Work {
  private done = 0;
  readonly refusal = "The query asks for more than is answered at once.";

  constructor(private readonly most: number) {}

  get isTooMuch(): boolean {
    return this.done > this.most;
  }

  spend(steps = 1): void {
    this.done += steps;
    if (this.isTooMuch) throw new GraphQLError(this.refusal);
  }
}

/** Steps of a document that is answered: its fields are more than one that is only looked at. */
export const ANSWERED = 20;
const LETTERS_A_STEP = 256;

/** Steps of comparing a value of a document with what a filter wants. */
export const comparing = (found: unknown, wanted: unknown): number =>
  1 +
  (typeof found === "string" ? Math.floor(found.length / LETTERS_A_STEP) : 0) +
  (Array.isArray(wanted) ? wanted.length : 0);
