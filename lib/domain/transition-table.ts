/** States and the events that lead forward from each; what is not listed is forbidden. */
export type TransitionTable<S extends string, E extends string> = Readonly<Record<S, Readonly<Partial<Record<E, S>>>>>;

export interface Machine<S extends string, E extends string> {
  canMove(from: S, to: S): boolean;
  /** The state after an event; null when the event means nothing in this state. */
  next(status: S, event: E): S | null;
  isFinal(status: S): boolean;
}

export const machine = <S extends string, E extends string>(table: TransitionTable<S, E>): Machine<S, E> => ({
  canMove: (from, to) => Object.values(table[from]).includes(to),
  next: (status, event) => table[status][event] ?? null,
  isFinal: (status) => Object.keys(table[status]).length === 0,
});
