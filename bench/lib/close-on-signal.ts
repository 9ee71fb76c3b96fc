/** Asked to end, a proof closes what it opened; children that it started end with it. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => {
      void close()
        .catch(() => undefined)
        .then(() => process.exit(130));
    });
}
