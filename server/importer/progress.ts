import type { OnProgress } from "./open-import";

/** What takes no time needs no bar. */
const WORTH_BYTES = 4 * 1024 * 1024;
const WIDTH = 30;

interface Screen {
  write(text: string): unknown;
  isTTY?: boolean;
}

/**
 * A bar of how much of the files was read, on one line of a terminal; elsewhere a line for every tenth.
 * @param screen not where the summary goes, which another program may read
 */
export function progressBar(screen: Screen): OnProgress {
  let shown = -1;
  return (done, all) => {
    const percent = Math.min(100, Math.floor((100 * done) / all));
    const step = screen.isTTY ? percent : percent - (percent % 10);
    if (all < WORTH_BYTES || step <= shown) return;
    shown = step;
    const filled = Math.round((WIDTH * step) / 100);
    const bar = `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${String(step).padStart(3)} %`;
    // Half of the way every record is checked, and nothing is written before.
    const what = step < 50 ? "checking" : step < 100 ? "writing" : "counting";
    screen.write(screen.isTTY ? `\r${bar} ${what.padEnd(8)}${step === 100 ? "\n" : ""}` : `${bar} ${what}\n`);
  };
}
