/** How many checks of a stage held, how many did not, and which: of a long log, some readers see only the end. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed, as its runner names it; a check that has no tests goes by the name of its stage. */
  failures: readonly string[];
}

/** What `jest --json` writes, as far as it matters here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it matters here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: readonly { title: string; tests: readonly { projectName: string; status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

/** A check with one answer, such as the type check. */
export function tallyCheck(name: string, hasPassed: boolean): Tally {
  return hasPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** A file that could not even be loaded counts as one failed test. */
export function tallyJest(name: string, report: JestReport | null, hasSucceeded: boolean): Tally {
  if (!report) return tallyCheck(name, false);
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name: file, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return honest(name, { passed: report.numPassedTests, failed, failures }, hasSucceeded);
}

/** A test that passes at the second try is a failed one. */
export function tallyPlaywright(name: string, report: PlaywrightReport | null, hasSucceeded: boolean): Tally {
  if (!report) return tallyCheck(name, false);
  const { expected, unexpected, flaky } = report.stats;
  const failures = report.suites.flatMap(failuresIn);
  return honest(name, { passed: expected, failed: unexpected + flaky, failures }, hasSucceeded);
}

function failuresIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** A runner that fails without a failed test (no tests found, a crash after the last one), or ran none, has failed. */
function honest(name: string, tally: Tally, hasSucceeded: boolean): Tally {
  const isQuietFailure = tally.failed === 0 && (!hasSucceeded || tally.passed === 0);
  return isQuietFailure ? { ...tally, failed: 1, failures: [name] } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
