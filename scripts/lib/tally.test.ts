import { type JestReport, sum, tallyJest, tallyPlaywright } from "./tally";

const none = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

test.each<[string, JestReport | null, boolean, ReturnType<typeof tallyJest>]>([
  ["all hold", { ...none, numPassedTests: 5 }, true, { passed: 5, failed: 0, failures: [] }],
  [
    "some fail",
    {
      ...none,
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        {
          name: "lib/price.test.ts",
          status: "failed",
          assertionResults: [
            { fullName: "adds up", status: "failed" },
            { fullName: "rounds", status: "passed" },
          ],
        },
        { name: "lib/days.test.ts", status: "passed", assertionResults: [{ fullName: "counts", status: "passed" }] },
      ],
    },
    false,
    { passed: 5, failed: 1, failures: ["lib/price.test.ts › adds up"] },
  ],
  [
    "a file cannot be loaded",
    {
      ...none,
      numPassedTests: 5,
      numRuntimeErrorTestSuites: 1,
      testResults: [{ name: "lib/price.test.ts", status: "failed", assertionResults: [] }],
    },
    false,
    { passed: 5, failed: 1, failures: ["lib/price.test.ts"] },
  ],
  ["no test is found", none, true, { passed: 0, failed: 1, failures: ["Unit"] }],
  [
    "it crashes after the last test",
    { ...none, numPassedTests: 5 },
    false,
    { passed: 5, failed: 1, failures: ["Unit"] },
  ],
  ["it writes no report", null, false, { passed: 0, failed: 1, failures: ["Unit"] }],
])("Jest: %s", (_, report, hasSucceeded, tally) => {
  expect(tallyJest("Unit", report, hasSucceeded)).toEqual(tally);
});

test("Playwright: a test that holds at the second try has failed, and is named", () => {
  const test = (status: string) => ({ projectName: "phone", status });
  const suites = [
    {
      file: "rent.spec.ts",
      specs: [{ title: "rents", tests: [test("expected")] }],
      suites: [
        {
          file: "rent.spec.ts",
          specs: [
            { title: "pays", tests: [test("flaky")] },
            { title: "returns", tests: [test("unexpected")] },
          ],
        },
      ],
    },
  ];
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(tallyPlaywright("Browser", { stats, suites }, false)).toEqual({
    passed: 3,
    failed: 2,
    failures: ["[phone] rent.spec.ts › pays", "[phone] rent.spec.ts › returns"],
  });
});

test("Playwright: a run without a report has failed, even if it says otherwise", () => {
  expect(tallyPlaywright("Browser", null, true)).toEqual({ passed: 0, failed: 1, failures: ["Browser"] });
});

test("the sum of nothing is nothing", () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, failures: [] });
  expect(
    sum([
      { passed: 1, failed: 2, failures: ["a", "b"] },
      { passed: 3, failed: 1, failures: ["c"] },
    ]),
  ).toEqual({ passed: 4, failed: 3, failures: ["a", "b", "c"] });
});
