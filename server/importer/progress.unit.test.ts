import { progressBar } from "./progress";

const LARGE = 100_000_000;

const lines = (isTTY: boolean, all: number, steps: number): string[] => {
  const written: string[] = [];
  const tell = progressBar({ isTTY, write: (text) => written.push(text) });
  for (let step = 0; step <= steps; step += 1) tell((all * step) / steps, all);
  return written;
};

test("a terminal has one line that fills, a log a line for every tenth", () => {
  const bar = lines(true, LARGE, 1000);
  expect(bar).toHaveLength(101);
  expect(bar.every((text) => text.startsWith("\r["))).toBe(true);
  expect(bar.at(-1)).toBe(`\r[${"#".repeat(30)}] 100 % counting\n`);
  const log = lines(false, LARGE, 1000);
  expect(log).toHaveLength(11);
  expect(log[2]).toBe(`[${"#".repeat(6)}${".".repeat(24)}]  20 % checking\n`);
  expect(log[7]).toBe(`[${"#".repeat(21)}${".".repeat(9)}]  70 % writing\n`);
});

test("what is read at once needs none", () => expect(lines(true, 100_000, 10)).toEqual([]));
