import path from "node:path";
import type { MakeProof } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "10,000 runs of a model of claims, payments, coupons, deposits and jobs beside the shop",
  args: [path.join(root, "node_modules", "jest", "bin", "jest.js"), "--ci", "stock/model.test"],
  length: "model",
  limitMinutes: 180,
});
