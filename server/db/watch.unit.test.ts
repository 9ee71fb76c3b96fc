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
    tick(2);
    watch.hear();
    watch.answered(question);
  }
  expect(probes).toHaveLength(0);
});

test("silence for a third of a second makes it ask, and more than a second and a half of it is down", () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(3);
  expect(probes).toHaveLength(1);
  tick(12);
  expect(watch.isDown).toBe(false);
  tick(1);
  expect(watch.isDown).toBe(true);
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("the silence counts from the last word, also where the probe has gone before that", () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(3);
  expect(probes).toHaveLength(1);
  watch.hear();
  tick(3);
  expect(probes).toHaveLength(2);
  tick(12);
  expect(onDown).not.toHaveBeenCalled();
  tick(1);
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("turns that come late count for what they are, and a turn that was missed does not count", () => {
  const { watch, onDown } = open();
  watch.asked({});
  for (let turn = 0; turn < 12; turn += 1) watch.tick(130);
  expect(onDown).not.toHaveBeenCalled();
  watch.tick(130);
  expect(onDown).toHaveBeenCalledTimes(1);

  const still = open();
  still.watch.asked({});
  still.watch.tick(10_000);
  still.watch.tick(10_000);
  expect(still.watch.isDown).toBe(false);
});

test("new questions don't hide that the old ones are silent", () => {
  const { watch, onDown, tick } = open();
  for (let round = 0; round < 16; round += 1) {
    watch.asked({});
    tick(1);
  }
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("a slow question is no sign of a dead database while others are answered, or the probe is", async () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(3);
  const other = {};
  watch.asked(other);
  watch.hear();
  watch.answered(other);
  tick(12);
  probes[1]?.resolve();
  await settled();
  tick(12);
  probes[2]?.resolve();
  await settled();
  tick(12);
  expect(probes).toHaveLength(4);
  expect(onDown).not.toHaveBeenCalled();
});

test("a word in the middle of a transaction is a sign of life, also while the probe has none", () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  for (let answer = 0; answer < 20; answer += 1) {
    tick(2);
    watch.hear();
  }
  expect(probes).toHaveLength(0);
  for (let answer = 0; answer < 2; answer += 1) {
    tick(12);
    watch.hear();
  }
  expect(probes).toHaveLength(2);
  expect(onDown).not.toHaveBeenCalled();
});

test("a server whose words come slowly is not sent more and more probes", async () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  for (let word = 0; word < 10; word += 1) {
    tick(12);
    watch.hear();
  }
  expect(probes).toHaveLength(2);
  probes[0]?.resolve();
  await settled();
  tick(12);
  expect(probes).toHaveLength(3);
  expect(onDown).not.toHaveBeenCalled();
});

test("failures are no sign of life", () => {
  const { watch, onDown, tick } = open();
  watch.asked({});
  for (let round = 0; round < 16; round += 1) {
    const failing = {};
    watch.asked(failing);
    tick(1);
    watch.answered(failing);
  }
  expect(onDown).toHaveBeenCalledTimes(1);
});

test("a refused probe needs no further patience, unless there was a word since it went", async () => {
  const { watch, probes, onDown, tick } = open();
  watch.asked({});
  tick(3);
  watch.hear();
  probes[0]?.reject(new Error("connection refused"));
  await settled();
  expect(onDown).not.toHaveBeenCalled();
  tick(3);
  probes[1]?.reject(new Error("connection refused"));
  await settled();
  expect(onDown).toHaveBeenCalledTimes(1);
  expect(watch.isDown).toBe(true);
});

test("while down it asks one at a time, twice a second at most, and is up with the first answer", async () => {
  const { watch, probes, tick } = open();
  watch.asked({});
  tick(3);
  probes[0]?.reject(new Error("connection refused"));
  await settled();
  tick(5);
  expect(probes).toHaveLength(2);
  tick(20);
  expect(probes).toHaveLength(2);
  probes[1]?.reject(new Error("timeout"));
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
