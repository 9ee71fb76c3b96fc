import { execFileSync } from "node:child_process";

import { heapLimit, shopCommand } from "./serve";

const BUILD = { id: "1", folder: ".builds/1" };

const limitOf = (args: string[], nodeOptions: string): number =>
  Number(
    execFileSync(process.execPath, [...args, "-p", "v8.getHeapStatistics().heap_size_limit / 2 ** 20"], {
      env: { ...process.env, NODE_OPTIONS: nodeOptions },
    }),
  );

test("a process of the shop has a heap that is bounded, in every release of Node alike", () => {
  const { args } = shopCommand("/shop", BUILD);
  expect(args.some((argument) => argument.startsWith("--max-old-space-size="))).toBe(true);
  expect(limitOf(heapLimit(), "")).toBe(320 + 3 * 16);
});

test("the owner's own bound wins", () => {
  const own = "--max-old-space-size=1500";
  expect(limitOf(heapLimit(own), own)).toBe(1500 + 3 * 16);
  const young = "--max-semi-space-size=32";
  expect(limitOf(heapLimit(young), young)).toBe(320 + 3 * 32);
  expect(heapLimit(`${own} ${young}`)).toEqual([]);
});
