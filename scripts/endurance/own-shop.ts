import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "Půjčovna U Potoka: own name and logo, one spreadsheet, a rent in a browser, a restored order",
  args: program(root, "bench/proofs/own-shop/main.ts"),
  limitMinutes: 60,
});
