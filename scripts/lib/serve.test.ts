import { execFileSync } from "node:child_process";

import { heapLimit, shopCommand } from "./serve";

const BUILD = { id: "1", folder: ".builds/1" };

const limitOf = (args: string[], nodeOptions: string): number =>
  Number(
    execFileSync(process.execPath, [...args, "-p", "v8.getHeapStatistics().heap_size_limit / 2 ** 20"], {
      env: { ...process.env, NODE_OPTIONS: nodeOptions },
    }),
  );

test("a process of the shop has a heap that is bounded", () => {
  const { args } = shopCommand("/shop", BUILD);
  expect(args.some((argument) => argument.startsWith("--max-old-space-size="))).toBe(true);
  expect(limitOf(heapLimit(), "")).toBeLessThan(512);
});

test("the owner's own bound wins", () => {
  const own = "--max-old-space-size=1500";
  expect(heapLimit(own)).toEqual([]);
  expect(limitOf(heapLimit(own), own)).toBeGreaterThanOrEqual(1500);
});
