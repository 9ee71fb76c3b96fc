import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { choose, findProofs, runEndurance } from "./endurance";

const proofs = ["faults", "races"].map((name) => ({ name, title: name, args: [], limitMinutes: 1 }));

test("all proofs run unless some are named, and an unknown name is told with those that exist", () => {
  expect(choose(proofs, undefined)).toEqual(proofs);
  expect(choose(proofs, "races").map(({ name }) => name)).toEqual(["races"]);
  expect(() => choose(proofs, "speed")).toThrow(/faults, races/u);
});

test("a proof that needs more than this machine runs when it is named, and only then", () => {
  const far = { name: "far", title: "far", args: [], limitMinutes: 1, apart: true as const };
  expect(choose([...proofs, far], undefined)).toEqual(proofs);
  expect(choose([...proofs, far], "far")).toEqual([far]);
});

test("every file of the folder is a proof with a title and an end", async () => {
  const found = await findProofs(path.join(__dirname, "../.."));
  expect(found.length).toBeGreaterThan(0);
  for (const { title, args, limitMinutes } of found) {
    expect(title).not.toBe("");
    expect(args.length).toBeGreaterThan(0);
    expect(limitMinutes).toBeGreaterThan(0);
  }
});

test("a proof that ends with an error fails the whole, and the last line names it", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "sezona-proofs-"));
  mkdirSync(path.join(root, "scripts", "endurance"), { recursive: true });
  const write = (name: string, code: number): void =>
    writeFileSync(
      path.join(root, "scripts", "endurance", `${name}.ts`),
      `exports.proof = () => ({ title: "${name}", args: ["-e", "process.exit(${code})"], limitMinutes: 1 });`,
    );
  const said: string[] = [];
  const out = jest.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  try {
    write("good", 0);
    expect(await runEndurance(root, [])).toBe(0);
    expect(said.at(-1)).toBe("\n1 hold, 0 fail\n");
    write("bad", 3);
    expect(await runEndurance(root, [])).toBe(1);
    expect(said.at(-1)).toBe("\n1 hold, 1 fail: bad\n");
  } finally {
    out.mockRestore();
    rmSync(root, { recursive: true });
  }
});
