/** How many checks of a stage held and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What `jest --json` writes, as far as it matters here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** What Playwright's JSON reporter writes, as far as it matters here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A check with one answer, such as the type check. */
export function tallyCheck(hasPassed: boolean): Tally {
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A file that could not even be loaded counts as one failed test. */
export function tallyJest(report: JestReport | null, hasSucceeded: boolean): Tally {
  if (!report) return tallyCheck(false);
  return honest(
    { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites },
    hasSucceeded,
  );
}

/** A test that passes at the second try is a failed one. */
export function tallyPlaywright(report: PlaywrightReport | null, hasSucceeded: boolean): Tally {
  if (!report) return tallyCheck(false);
  return honest({ passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }, hasSucceeded);
}

/** A runner that fails without a failed test (no tests found, a crash after the last one), or ran none, has failed. */
function honest(tally: Tally, hasSucceeded: boolean): Tally {
  const isQuietFailure = tally.failed === 0 && (!hasSucceeded || tally.passed === 0);
  return isQuietFailure ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
