/** What became of the records of one kind that were to be taken out. */
export interface TakenOut {
  removed: number;
  /** Products in orders or carts, and their branches: out of sight, so that an order can still be read. */
  hidden: string[];
  /** In use by what the owner has brought in: stays as it is. */
  kept: string[];
}
