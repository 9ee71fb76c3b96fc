import path from "node:path";
import type { MakeProof } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "1,000 interleaved calls each for e-mails with and without an account: medians within 5 %",
  args: [path.join(root, "node_modules", "jest", "bin", "jest.js"), "--ci", "server/http/timing.test"],
  length: "timing",
  limitMinutes: 60,
});
