import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "two processes with one Redis on one PostgreSQL 15: the last unit, one order a hundred times",
  args: program(root, "bench/proofs/two-processes.ts"),
  brief: { RACE_TRIALS: "5" },
  limitMinutes: 40,
});
