import { AsyncLocalStorage } from "node:async_hooks";
import { clearImmediate, setImmediate as original } from "node:timers";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { withoutReceiver } from "./immediates";

const own = withoutReceiver(original);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * Two pages in one turn: the first leaves an error that nobody reads, as React does to say that a page is finished.
 * @returns the error and what the second page was rendered with.
 */
function renderTwo(schedule: typeof setImmediate): Promise<{ error: Error; second: WeakRef<object> }> {
  const page = new AsyncLocalStorage<object>();
  return new Promise((resolve) => {
    let error: Error;
    page.run({}, () => schedule(() => (error = new Error("finished"))));
    const second = renderSecond(page, schedule);
    schedule(() => resolve({ error, second }));
  });
}

/** Of its own, so that only the page itself holds what it was rendered with. */
function renderSecond(page: AsyncLocalStorage<object>, schedule: typeof setImmediate): WeakRef<object> {
  const rendered = { text: "x".repeat(1_000) };
  page.run(rendered, () => schedule(() => undefined));
  return new WeakRef(rendered);
}

/** A `WeakRef` holds until the turn in which it was made or read is over. */
async function isKept({ second }: { second: WeakRef<object> }): Promise<boolean> {
  await promisify(original)();
  collectGarbage();
  return second.deref() !== undefined;
}

test("an unread error of one page doesn't keep the page after it", async () => {
  const pages = await renderTwo(own);
  expect(await isKept(pages)).toBe(false);
  expect(pages.error.message).toBe("finished");
});

test("calls with what it is given, in order, unless it is called off", async () => {
  const calls: unknown[] = [];
  own((...args: unknown[]) => calls.push(args), 1, "two");
  const off = own(() => calls.push("never"));
  clearImmediate(off);
  await promisify(own)("waited").then((value) => calls.push(value));
  expect(calls).toEqual([[1, "two"], "waited"]);
});

test("what is no function is refused as ever", () => {
  expect(() => own("nothing" as unknown as () => void)).toThrow(/must be of type function/u);
});
