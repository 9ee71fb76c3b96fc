import { createRequire } from "node:module";
import path from "node:path";
import { filesUnder, root } from "@/test/source-files";

/* `npm run layers` checks imports by rules; a file that no rule speaks of could import anything. */

interface Rule {
  name: string;
  from: { path?: string; pathNot?: string };
  to: { pathNot?: unknown };
}
const { forbidden } = createRequire(__filename)(path.join(root, ".dependency-cruiser.cjs")) as { forbidden: Rule[] };
/** Those that say what may be imported, and refuse all else. */
const closed = forbidden.filter(({ name }) => name.endsWith("-only"));

const CODE = ["app", "components", "lib", "server", "stores", "scripts", "bench", "demo", "e2e"];
const files = [...CODE.flatMap(filesUnder), "middleware.ts", "instrumentation.ts", "shop.config.ts"].filter(
  (file) => /\.tsx?$/u.test(file) && !file.startsWith("bench/floor/"),
);
const isTest = (file: string): boolean => /\.test\.tsx?$|(?:^|\/)(?:test|testing|conformance)\//u.test(file);

test("what every file may import is written down", () => {
  const shipped = files.filter((file) => !isTest(file));
  expect(shipped.length).toBeGreaterThan(800);
  const free = shipped.filter((file) => !closed.some(({ from }) => new RegExp(from.path ?? "$^", "u").test(file)));
  expect(free).toEqual([]);
});
