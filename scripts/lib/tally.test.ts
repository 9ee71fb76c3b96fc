import { sum, tallyJest, tallyPlaywright } from "./tally";

test.each([
  ["all hold", { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, true, { passed: 5, failed: 0 }],
  [
    "some fail",
    { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 0 },
    false,
    { passed: 5, failed: 2 },
  ],
  [
    "a file cannot be loaded",
    { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 1 },
    false,
    { passed: 5, failed: 1 },
  ],
  [
    "no test is found",
    { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
    true,
    { passed: 0, failed: 1 },
  ],
  [
    "it crashes after the last test",
    { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
    false,
    { passed: 5, failed: 1 },
  ],
  ["it writes no report", null, false, { passed: 0, failed: 1 }],
])("Jest: %s", (_, report, hasSucceeded, tally) => {
  expect(tallyJest(report, hasSucceeded)).toEqual(tally);
});

test("Playwright: a test that holds at the second try has failed", () => {
  expect(tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }, false)).toEqual({ passed: 3, failed: 2 });
});

test("Playwright: a run without a report has failed, even if it says otherwise", () => {
  expect(tallyPlaywright(null, true)).toEqual({ passed: 0, failed: 1 });
});

test("the sum of nothing is nothing", () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
