import "@testing-library/jest-dom";
import "fake-indexeddb/auto";
import { configure } from "@testing-library/react";

// A part that is loaded on need comes after more than the usual second beside a busy core; what never comes is found
// either way (docs/decisions/194).
configure({ asyncUtilTimeout: 60_000 });

// Nothing is laid out here, so nothing can be out of sight. Browsers answer with a promise.
Element.prototype.scrollIntoView = () => Promise.resolve() as never;

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

// jsdom knows the element but not how it opens, and has no width; the browser's own focus trap is tried end to end.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector("button")?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.scrollTo = () => undefined;
window.matchMedia ??= () =>
  ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
