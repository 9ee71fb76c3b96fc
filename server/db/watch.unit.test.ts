import { DatabaseWatch } from "./watch";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A watch whose probes are answered by hand; its clock turns only when told. */
function open() {
  const probes: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const onDown = jest.fn();
  const watch = new DatabaseWatch({
    probe: () => new Promise((resolve, reject) => probes.push({ resolve, reject })),
    onDown,
  });
  const tick = (times: number): void => {
    for (let turn = 0; turn < times; turn += 1) watch.tick();
  };
  return { watch, probes, onDown, tick };
}

test("questions that are answered in time are never doubted", () => {
  const { watch, probes, tick } = open();
  for (let round = 0; round < 20; round += 1) {
    const question = {};
    watch.asked(question);
    tick(3);
    watch.hear();
    watch.answered(question);
  }
  expect(probes).toHaveLength(0);
});

test("silence for half a second makes it ask, no word to that makes it down: in less than two seconds", () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(5);
  expect(probes).toHaveLength(1);
  tick(8);
  expect(watch.isDown).toBe(false);
  tick(1);
  expect(watch.isDown).toBe(true);
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("new questions don't hide that the old ones are silent", () => {
  const { watch, onDown, tick } = open();
  for (let round = 0; round < 14; round += 1) {
    watch.asked({});
    tick(1);
  }
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("a slow question is no sign of a dead database while others are answered, or the probe is", async () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(5);
  const other = {};
  watch.asked(other);
  watch.hear();
  watch.answered(other);
  tick(20);
  probes[0]?.resolve();
  await settled();
  tick(5);
  probes[1]?.resolve();
  await settled();
  tick(4);
  expect(probes).toHaveLength(2);
  expect(onDown).not.toHaveBeenCalled();
});

test("a word in the middle of a transaction is a sign of life, also while the probe has none", () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  for (let answer = 0; answer < 20; answer += 1) {
    tick(3);
    watch.hear();
  }
  expect(onDown).not.toHaveBeenCalled();
  tick(5);
  expect(probes).toHaveLength(1);
  tick(5);
  watch.hear();
  tick(20);
  expect(onDown).not.toHaveBeenCalled();
  probes[0]?.reject(new Error("timeout"));
});

test("failures are no sign of life", () => {
  const { watch, onDown, tick } = open();
  watch.asked({});
  for (let round = 0; round < 14; round += 1) {
    const failing = {};
    watch.asked(failing);
    tick(1);
    watch.answered(failing);
  }
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("a refused probe needs no further patience", async () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(5);
  probes[0]?.reject(new Error("connection refused"));
  await settled();
  expect(onDown).toHaveBeenCalledTimes(1);
  expect(watch.isDown).toBe(true);
});

test("while down it asks twice a second, and is up with the first answer", async () => {
  const { watch, probes, tick } = open();
  watch.asked({});
  tick(5);
  probes[0]?.reject(new Error("connection refused"));
  await settled();
  tick(5);
  expect(probes).toHaveLength(2);
  tick(20);
  expect(probes).toHaveLength(2);
  probes[1]?.reject(new Error("connection refused"));
  await settled();
  tick(1);
  expect(probes).toHaveLength(3);
  expect(watch.isDown).toBe(true);
  probes[2]?.resolve();
  await settled();
  expect(watch.isDown).toBe(false);
});

test("an idle watch keeps no timer", () => {
  const { watch } = open();
  const question = {};
  watch.asked(question);
  expect(jest.getTimerCount()).toBe(1);
  watch.hear();
  watch.answered(question);
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
});
