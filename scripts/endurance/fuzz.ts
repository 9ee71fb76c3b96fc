import path from "node:path";
import type { MakeProof } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "5,000 requests that the contract allows and 5,000 others, for each endpoint",
  args: [path.join(root, "node_modules", "jest", "bin", "jest.js"), "--ci", "server/http/fuzz.test"],
  length: "fuzz",
  limitMinutes: 300,
});
