import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "npm test ten times in a row while another process keeps one core busy: no failure",
  args: program(root, "bench/proofs/steady.ts"),
  brief: { STEADY_RUNS: "1" },
  limitMinutes: 900,
  // It takes hours.
  apart: true,
});
