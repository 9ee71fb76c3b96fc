import "@testing-library/jest-dom";
import "fake-indexeddb/auto";

// An unexpected console error is a defect somebody would otherwise meet in production first.
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(" "));
  consoleError.mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console.error:\n${calls.join("\n")}`);
});
