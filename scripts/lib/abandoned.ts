/** A second is what a parent's end may go unnoticed; asking costs nothing. */
const EVERY_MS = 1_000;

/**
 * Hears that whoever started this process is gone. Asked to end, npm tells its shell alone, which ends and leaves the
 * shop behind: open, and nobody's. Only where npm started us, because a shell by hand may leave what it has started.
 */
export function whenAbandoned(
  onAbandoned: () => void,
  { env = process.env, parent = () => process.ppid }: { env?: NodeJS.ProcessEnv; parent?: () => number } = {},
): void {
  if (!env.npm_lifecycle_event) return;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    onAbandoned();
  }, EVERY_MS);
  timer.unref();
}
