import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { doWithoutDemo, isWithoutDemo } from "./without-demo";

test("a shop that began empty stays so", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sezona-empty-"));
  const home = path.join(folder, "home");
  expect(isWithoutDemo(home)).toBe(false);
  doWithoutDemo(home);
  doWithoutDemo(home);
  expect(isWithoutDemo(home)).toBe(true);
  rmSync(folder, { recursive: true });
});
