import path from "node:path";
import type { MakeProof } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "every test at its full length: properties, faulted submissions, sequences of payments",
  args: [path.join(root, "node_modules", "jest", "bin", "jest.js"), "--ci", "--maxWorkers=2", "--testTimeout=600000"],
  limitMinutes: 60,
});
